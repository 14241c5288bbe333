import { randomBytes } from 'node:crypto'
import type { PartyPlan } from '#contract/parties.ts'
import { drawParties, type Party, trialDays } from '#domain/entries/parties.ts'
import type { Act, Reader } from '../../platform/act.ts'
import { AppError } from '../../platform/errors.ts'
import { updateParties } from '../../trials/changes.service.ts'
import type { Trial } from '../../trials/trials.types.ts'
import { putIntoParties } from '../entries.store.ts'
import type { ListedEntry } from '../entries.types.ts'
import { readLists } from '../lists.service.ts'
import { meetingOf, meetingText } from './meetings.ts'
import { partiesOfTrial, replaceParties } from './parties.store.ts'

interface Seen {
  /** of the parties, as whoever changes them has seen them */
  readonly version: number
}

/** The parties of a trial by their numbers. */
export const readParties = ({ db }: Reader, { id }: Pick<Trial, 'id'>): Promise<Party[]> =>
  partiesOfTrial(db, id)

/** With which party and judges a dog starts, and when and where it meets, in the reader's language; null: not known yet. */
export async function meetingOfEntry(reader: Reader, trial: Trial, entry: ListedEntry) {
  const meeting = entry.list === 'place' ? meetingOf(trial, await readParties(reader, trial), entry) : null
  return meeting && { ...meeting, text: meetingText(meeting, reader.language) }
}

/** Sets the parties of a trial, and which dogs go with them. @throws AppError 404, 409 CHANGED_MEANWHILE, 422 */
export async function planParties(
  act: Act,
  trial: Trial,
  { version, parties }: Seen & { readonly parties: PartyPlan },
): Promise<void> {
  refuseStale(trial, version)
  const before = await readParties(act, trial)
  const { places } = await readLists(act, trial)
  refuseTwice(parties.map(({ number }) => number))
  refuseTwice(parties.flatMap(({ entryIds }) => entryIds))
  for (const party of parties) refuseForeign(trial, before, party)
  const numberOf = new Map(parties.flatMap(({ number, entryIds }) => entryIds.map((id) => [id, number])))
  if ([...numberOf.keys()].some((id) => places.every((entry) => entry.id !== id)))
    throw new AppError('notFound', 'ENTRY_NOT_IN_TRIAL')
  await replaceParties(
    act.db,
    trial.id,
    parties.map((party) => ({ ...party, place: party.place || null })),
  )
  const isMoved = places.some(({ id, party }) => party !== (numberOf.get(id) ?? null))
  await putDogs(act, trial, { places, numberOf, seed: isMoved ? null : trial.partySeed })
  await logParties(act, trial, { parties: before, places })
}

/** Draws which of the dogs that have a place go with which party. @throws AppError 409 CHANGED_MEANWHILE, 422 NO_STARTERS, NO_PARTIES */
export async function drawDogs(act: Act, trial: Trial, { version }: Seen): Promise<void> {
  refuseStale(trial, version)
  const parties = await readParties(act, trial)
  const { places } = await readLists(act, trial)
  if (places.length === 0) throw new AppError('refused', 'NO_STARTERS')
  if (parties.length === 0) throw new AppError('refused', 'NO_PARTIES')
  const seed = randomBytes(8).toString('hex')
  const numbers = parties.map(({ number }) => number)
  await putDogs(act, trial, { places, numberOf: drawParties(places, numbers, seed), seed })
  await act.log(['trial', trial.id], 'PARTIES_CHANGED', null, { partySeed: seed })
  await logParties(act, trial, { parties, places })
}

/** @throws AppError 409 CHANGED_MEANWHILE */
export function refuseStale({ partyVersion }: Trial, version: number): void {
  if (version !== partyVersion) throw new AppError('conflict', 'CHANGED_MEANWHILE')
}

/** @throws AppError 400 */
function refuseTwice(ids: readonly number[]): void {
  if (new Set(ids).size < ids.length)
    throw new AppError('invalid', 'INPUT_INVALID', { parties: 'VALUE_INVALID' })
}

/** What the trial no longer has may stay where it is, and come nowhere else. @throws AppError 422 */
function refuseForeign(trial: Trial, before: readonly Party[], party: PartyPlan[number]): void {
  const own = before.find(({ number }) => number === party.number)
  const judges = [...trial.judges, ...(own?.judges ?? [])]
  if (party.judgeIds.some((judgeId) => judges.every(({ id }) => id !== judgeId)))
    throw new AppError('refused', 'JUDGE_NOT_OF_TRIAL', { judgeIds: 'JUDGE_NOT_OF_TRIAL' })
  if (party.day > Math.max(1, trialDays(trial).length) && party.day !== own?.day)
    throw new AppError('refused', 'PARTY_DAY_INVALID', { day: 'PARTY_DAY_INVALID' })
}

interface Placing {
  readonly places: readonly ListedEntry[]
  /** of an entry, by its id */
  readonly numberOf: ReadonlyMap<number, number>
  readonly seed: string | null
}

async function putDogs(act: Act, trial: Trial, { places, numberOf, seed }: Placing): Promise<void> {
  await putIntoParties(act.db, trial.id, new Map(places.map(({ id }) => [id, numberOf.get(id) ?? null])))
  await updateParties(act, trial, { party_seed: seed })
}

interface Parties {
  readonly parties: readonly Party[]
  readonly places: readonly ListedEntry[]
}

/** Logs each party that has changed, in a row of its own. */
async function logParties(act: Act, trial: Trial, before: Parties): Promise<void> {
  const after = { parties: await readParties(act, trial), places: (await readLists(act, trial)).places }
  const numbers = new Set([...before.parties, ...after.parties].map(({ number }) => number))
  for (const number of numbers) {
    const [was, is] = [loggedParty(before, number), loggedParty(after, number)]
    if (JSON.stringify(was) !== JSON.stringify(is))
      await act.log(['trial', trial.id], 'PARTIES_CHANGED', was, { party: number, ...is })
  }
}

function loggedParty({ parties, places }: Parties, number: number) {
  const party = parties.find((one) => one.number === number)
  if (!party) return null
  return {
    judgeIds: party.judges.map(({ id }) => id),
    trialDay: party.day,
    meetsAt: party.meetsAt,
    meetingPlace: party.place,
    dogs: places.filter((entry) => entry.party === number).map(({ regnr }) => regnr),
  }
}
