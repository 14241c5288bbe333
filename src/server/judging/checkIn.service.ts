import type * as z from 'zod'
import type { CheckInList, checkInChange } from '#contract/checkIn.ts'
import { inStartOrder } from '#domain/entries/startOrder.ts'
import { whyNotRunning } from '#domain/trials/refusals.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { keepSeen, presenceOf, readCheckIns } from '../entries/checkIn/checkIn.service.ts'
import type { ListedEntry } from '../entries/entries.types.ts'
import { readLists } from '../entries/lists.service.ts'
import { readParties } from '../entries/parties/parties.service.ts'
import { refuseGivenPlace } from '../entries/places.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { trialState } from '../trials/states.ts'
import type { Trial } from '../trials/trials.types.ts'
import { setAbsent, setPresent } from './marking.service.ts'

type Change = z.output<typeof checkInChange>
type PresenceChange = Extract<Change, { readonly field: 'presence' }>

/** Why nothing can be marked of a trial's dogs; null: it can. */
export function whyNotChecked(trial: Trial, today: string): CheckInList['blocked'] {
  const refusal = whyNotRunning(trialState(trial, today))
  return refusal ?? (trial.heldOn! > today ? 'TRIAL_NOT_BEGUN' : null)
}

/** What has been seen of the dogs that have a place, class by class in start order. */
export async function describeCheckIn(reader: Reader, trial: Trial) {
  const { places } = await readLists(reader, trial)
  return {
    trial,
    entries: inStartOrder(places),
    parties: await readParties(reader, trial),
    ...(await shownWith(reader, trial, places)),
  }
}

async function shownWith(reader: Reader, trial: Trial, entries: readonly ListedEntry[]) {
  const ids = entries.map(({ dogId }) => dogId)
  return { seen: await readCheckIns(reader, trial), dogs: await dogSummaries(reader, ids) }
}

/**
 * Marks one thing of a dog, or takes it back; marked twice it is marked once. @returns the dog as it is then
 * @throws AppError 404 ENTRY_NOT_IN_TRIAL, 409 CHANGED_MEANWHILE or RESULT_IS_DONE, 422
 */
export async function mark(act: Act, trial: Trial, change: Change) {
  const blocked = whyNotChecked(trial, act.today)
  if (blocked) throw new AppError('refused', blocked)
  const before = await readCheckIns(act, trial)
  const entry = await findPlace(act, trial, change.entryId)
  const own = before.get(entry.id)
  const stored = {
    presence: presenceOf(entry, before),
    chip: own?.chip ?? null,
    vaccinated: own?.vaccinated ?? false,
  }[change.field]
  if (stored !== change.was && stored !== change.value) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  if (change.field === 'presence') {
    await markPresence(act, trial, change, stored === 'absent')
    await keepSeen(act, entry.id, own, { present: change.value === 'present' })
  } else if (change.field === 'chip') {
    const chipNumber = change.value === 'differs' ? change.chipNumber || null : null
    await keepSeen(act, entry.id, own, { chip: change.value, chipNumber })
  } else await keepSeen(act, entry.id, own, { vaccinated: change.value })
  const marked = await findPlace(act, trial, entry.id)
  return { entry: marked, ...(await shownWith(act, trial, [marked])) }
}

/** That a dog did not come is marked and taken back as by the organiser's list. */
async function markPresence(
  act: Act,
  trial: Trial,
  { entryId, value }: PresenceChange,
  wasAbsent: boolean,
): Promise<void> {
  if (value === 'absent') return setAbsent(act, trial, { entryId })
  if (!wasAbsent) return
  await refuseGivenPlace(act, trial, { entryId })
  await setPresent(act, trial, { entryId })
}

/** @throws AppError 404 ENTRY_NOT_IN_TRIAL */
async function findPlace(act: Act, trial: Trial, entryId: number): Promise<ListedEntry> {
  const { places } = await readLists(act, trial)
  const entry = places.find(({ id }) => id === entryId)
  if (!entry) throw new AppError('notFound', 'ENTRY_NOT_IN_TRIAL')
  return entry
}
