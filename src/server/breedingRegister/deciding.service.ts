import type * as z from 'zod'
import type { applyForRegister, changeRegister, decideRegister } from '#contract/breedingRegister.ts'
import { faultsIn } from '#domain/breeding/registerCheck.ts'
import {
  needsReason,
  REGISTER_STEPS,
  type RegisterAction,
  registerActions,
} from '#domain/breeding/registerStates.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { findEntry } from './breedingRegister.service.ts'
import { entryOfDog, insertEntry, setDecision, setDetails } from './breedingRegister.store.ts'
import type { CheckedEntry, RegisterEntry } from './breedingRegister.types.ts'
import { judgeEntries, withDogs } from './checking.service.ts'
import { mailOwners } from './registerMails.ts'

/** How the log calls each decision. */
const CODES = {
  accept: 'REGISTER_ACCEPTED',
  decline: 'REGISTER_DECLINED',
  remove: 'REGISTER_REMOVED',
  keep: 'REGISTER_KEPT',
  reactivate: 'REGISTER_REACTIVATED',
  reopen: 'REGISTER_REOPENED',
} as const satisfies Record<RegisterAction, string>

/** Writes down an application. @returns id of the entry @throws AppError 404 DOG_NOT_FOUND, 409 REGISTER_ENTRY_EXISTS */
export async function apply(
  act: Act,
  { regnr, assured }: z.output<typeof applyForRegister.body>,
): Promise<number> {
  const { id: dogId } = await findPedigreeDog(act, regnr)
  const exists = new AppError('conflict', 'REGISTER_ENTRY_EXISTS', { regnr: 'REGISTER_ENTRY_EXISTS' })
  if (await entryOfDog(act.db, dogId)) throw exists
  const id = await insertEntry(act.db, { dogId, applied: act.today, assured })
  if (id === undefined) throw exists
  await act.log(['register', id], 'REGISTER_APPLIED', null, { registerState: 'applied', assured })
  return id
}

/**
 * Decides of a locked entry. What stands against the dog counts as weighed from then on.
 * @returns its id
 * @throws AppError 409 CHANGED_MEANWHILE, 422 REGISTER_STEP_IMPOSSIBLE, INPUT_INVALID
 */
export async function decide(
  act: Act,
  entry: RegisterEntry,
  { version, action, reason }: z.output<typeof decideRegister.body>,
): Promise<number> {
  requireVersion(entry, version)
  const [judged] = await judgeEntries(act, [entry])
  const { conditions, laterFindings } = judged!
  if (!registerActions(entry.state, laterFindings.length > 0).includes(action))
    throw new AppError('refused', 'REGISTER_STEP_IMPOSSIBLE')
  const allMet = conditions.every(({ outcome }) => outcome === 'met')
  if (reason === '' && needsReason(action, allMet))
    throw new AppError('refused', 'INPUT_INVALID', { reason: 'REASON_MISSING' })
  const { to } = REGISTER_STEPS[action]
  const isIn = to === 'active' || to === 'removed'
  const decision = {
    state: to,
    added: isIn ? (entry.added ?? act.today) : null,
    removed: to === 'removed' ? act.today : null,
    reason: reason || null,
    weighed: faultsIn(conditions),
  }
  await setDecision(act.db, entry.id, decision, act)
  const logged = (one: Pick<RegisterEntry, 'state' | 'added' | 'removed' | 'reason' | 'weighed'>) => ({
    registerState: one.state,
    added: one.added,
    removed: one.removed,
    reason: one.reason,
    weighed: [...one.weighed],
  })
  await act.log(['register', entry.id], CODES[action], logged(entry), logged(decision))
  await mailOwners(act, entry, action)
  return entry.id
}

/** Changes what is kept of a locked entry beside its state. @returns its id @throws AppError 409 CHANGED_MEANWHILE */
export async function changeDetails(
  act: Act,
  entry: RegisterEntry,
  { version, ...body }: z.output<typeof changeRegister.body>,
): Promise<number> {
  requireVersion(entry, version)
  const details = { ...body, magazine: body.magazine || null }
  await setDetails(act.db, entry.id, details)
  const { magazine, assured, listConsent, available } = entry
  await act.log(
    ['register', entry.id],
    'CHANGED',
    { magazine, assured, listConsent, offered: available },
    {
      magazine: details.magazine,
      assured: details.assured,
      listConsent: details.listConsent,
      offered: details.available,
    },
  )
  return entry.id
}

function requireVersion(entry: RegisterEntry, version: number): void {
  if (entry.version !== version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
}

/** An entry as it stands now. @throws AppError 404 */
export async function checkedNow(reader: Reader, id: number): Promise<CheckedEntry> {
  const [checked] = await withDogs(reader, await judgeEntries(reader, [await findEntry(reader, id)]))
  if (!checked) throw new AppError('notFound', 'DOG_NOT_FOUND')
  return checked
}
