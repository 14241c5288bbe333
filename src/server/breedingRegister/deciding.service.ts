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
import type { CheckedEntry, JudgedEntry, RegisterEntry } from './breedingRegister.types.ts'
import { judgeEntries, withDogs } from './checking.service.ts'
import { mailOf, mailOwners } from './registerMails.ts'

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
  if (!isPossible(judged!, action)) throw new AppError('refused', 'REGISTER_STEP_IMPOSSIBLE')
  if (reason === '' && mustSayWhy(judged!, action))
    throw new AppError('refused', 'INPUT_INVALID', { reason: 'REASON_MISSING' })
  await decideOn(act, [judged!], { action, reason })
  return entry.id
}

/** Whether a decision can be made of an entry as it stands. */
export const isPossible = ({ entry, laterFindings }: JudgedEntry, action: RegisterAction): boolean =>
  registerActions(entry.state, laterFindings.length > 0).includes(action)

/** Whether a decision of an entry has to say why. */
export const mustSayWhy = ({ conditions }: JudgedEntry, action: RegisterAction): boolean =>
  needsReason(
    action,
    conditions.every(({ outcome }) => outcome === 'met'),
  )

/** Decides of locked entries of which the decision is possible, and tells their owners. @returns how many mails were queued */
export async function decideOn(
  act: Act,
  all: readonly JudgedEntry[],
  { action, reason }: { readonly action: RegisterAction; readonly reason: string },
): Promise<number> {
  const { to } = REGISTER_STEPS[action]
  const isIn = to === 'active' || to === 'removed'
  for (const { entry, conditions } of all) {
    const decision = {
      state: to,
      added: isIn ? (entry.added ?? act.today) : null,
      removed: to === 'removed' ? act.today : null,
      reason: reason || null,
      weighed: faultsIn(conditions),
    }
    await setDecision(act.db, entry.id, decision, { at: act.at, by: act.by })
    await act.log(['register', entry.id], CODES[action], loggedDecision(entry), loggedDecision(decision))
  }
  return mailOwners(
    act,
    all.map(({ entry }) => entry),
    mailOf(action),
  )
}

type Decision = Pick<RegisterEntry, 'state' | 'added' | 'removed' | 'reason' | 'weighed'>

/** What the log keeps of a decision. */
export const loggedDecision = ({ state, added, removed, reason, weighed }: Decision) => ({
  registerState: state,
  added,
  removed,
  reason,
  weighed: [...weighed],
})

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
