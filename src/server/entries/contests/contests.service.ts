import { canonicalEmail } from '#domain/accounts/canonical.ts'
import { type ContestVerdict, whyNotContest } from '#domain/entries/contests.ts'
import type { Confirmed } from '#domain/questions.ts'
import type { OwnerAccount } from '../../dogs/dogs.types.ts'
import { ownersOfDog } from '../../dogs/ownership.service.ts'
import type { Act, Reader } from '../../platform/act.ts'
import { AppError } from '../../platform/errors.ts'
import { trialState } from '../../trials/states.ts'
import { findTrial, lockTrial } from '../../trials/trials.service.ts'
import type { Trial } from '../../trials/trials.types.ts'
import type { ListedEntry } from '../entries.types.ts'
import { queueMail } from '../entryMails.ts'
import { findEntry, trialIdOf } from '../lists.service.ts'
import { mailOrganiser } from '../organiserMails.service.ts'
import { mailEntrant } from '../ownMails.service.ts'
import { withdraw } from '../places.service.ts'
import { type Contest, contestOfEntry, insertContest, setContestVerdict } from './contests.store.ts'

/** An entry of whose dog somebody may be an owner. */
export interface ContestedEntry {
  readonly entry: ListedEntry
  readonly trial: Trial
  /** the dog's owners today who have an account */
  readonly owners: readonly OwnerAccount[]
  /** what one of them has against it; undefined: nothing */
  readonly contest: Contest | undefined
}

/** @throws AppError 404 ENTRY_NOT_FOUND */
export const findContested = async (reader: Reader, id: number): Promise<ContestedEntry> =>
  contestedIn(reader, await findTrial(reader, await trialIdOf(reader, id)), id)

/** The same with its trial locked. @throws AppError 404 ENTRY_NOT_FOUND */
export const lockContested = async (act: Act, id: number): Promise<ContestedEntry> =>
  contestedIn(act, await lockTrial(act, await trialIdOf(act, id)), id)

/** What an owner has against an entry; undefined: nothing. */
export const findContest = ({ db }: Reader, entryId: number): Promise<Contest | undefined> =>
  contestOfEntry(db, entryId)

async function contestedIn(reader: Reader, trial: Trial, id: number): Promise<ContestedEntry> {
  const entry = await findEntry(reader, trial, id)
  return {
    entry,
    trial,
    owners: await ownersOfDog(reader, entry.dogId),
    contest: await contestOfEntry(reader.db, id),
  }
}

/** Why whoever asks cannot contest an entry now; null: can. */
export function contestRefusal({ viewer, today }: Reader, { entry, trial, contest }: ContestedEntry) {
  const state = trialState(trial, today)
  return whyNotContest({
    isOwn: entry.accountId !== null && entry.accountId === viewer.account?.id,
    hasLeft: entry.withdrawnAt !== null,
    cancelled: state === 'cancelled',
    beforeTrial: state !== 'ready' && trial.heldOn! > today,
    contest: contest?.state ?? null,
  })
}

/** The page on which an owner contests an entry. */
const contestPage = (entryId: number): string => `/ilmoittautumiset/${entryId}/riitautus`

/** Tells the owners of a dog that somebody else has entered it, each once. */
export async function tellOwners(act: Act, trial: Trial, entry: ListedEntry): Promise<void> {
  for (const owner of await ownersOfDog(act, entry.dogId))
    if (!isEntrant(owner, entry)) await mailOwner(act, trial, { entry, owner, kind: 'enteredByOther' })
}

const isEntrant = ({ id, email }: OwnerAccount, { accountId, contactEmail }: ListedEntry): boolean =>
  id === accountId || (contactEmail !== null && canonicalEmail(contactEmail) === canonicalEmail(email))

function mailOwner(
  act: Act,
  trial: Trial,
  {
    entry,
    owner,
    kind,
    reason,
  }: {
    readonly entry: ListedEntry
    readonly owner: OwnerAccount
    readonly kind: 'enteredByOther' | 'contestKept' | 'contestRemoved'
    readonly reason?: string
  },
) {
  const receiver = {
    ...entry,
    contactName: owner.name,
    contactEmail: owner.email,
    language: owner.language,
  }
  return queueMail(act, trial, receiver, {
    thing: `entry:${entry.id}:${owner.id}`,
    kind,
    values: reason === undefined ? {} : { reason },
    path: contestPage(entry.id),
  })
}

/**
 * Contests an entry that one of the dog's owners has not agreed to. It stays until the organiser has decided; sent twice it is contested once.
 * Source: docs/rules/entries.md#contested-entries.
 * @throws AppError 422 as whyNotContest says
 */
export async function contestEntry(
  act: Act,
  contested: ContestedEntry,
  { reason }: { readonly reason: string },
): Promise<ContestedEntry> {
  const { entry, trial, contest } = contested
  const refusal = contestRefusal(act, contested)
  if (refusal) throw new AppError('refused', refusal)
  if (contest) return contested
  await insertContest(act.db, { entryId: entry.id, accountId: act.by!, reason }, act.at)
  await act.log(['entry', entry.id], 'ENTRY_CONTESTED', null, { reason })
  await mailEntrant(act, trial, entry, { kind: 'entryContested' })
  await mailOrganiser(act, trial, entry, { kind: 'organiserContested', values: { reason } })
  return contestedIn(act, trial, entry.id)
}

interface Decision extends Confirmed {
  readonly contestId: number
  readonly verdict: ContestVerdict
  readonly reason: string
}

/**
 * Decides about a contested entry of a locked trial: it stays, or the organiser withdraws it. Both sides are told.
 * @throws AppError 404 CONTEST_NOT_FOUND, 409 ENTRY_HAS_SHEET, 422 CONTEST_IS_DECIDED, ENTRY_HAS_RESULT
 */
export async function decideContest(
  act: Act,
  { entry, trial }: { readonly entry: ListedEntry; readonly trial: Trial },
  { contestId, verdict, reason, confirmed }: Decision,
): Promise<void> {
  const contest = await contestOfEntry(act.db, entry.id)
  if (contest?.id !== contestId) throw new AppError('notFound', 'CONTEST_NOT_FOUND')
  if (contest.state !== 'open') throw new AppError('refused', 'CONTEST_IS_DECIDED')
  await setContestVerdict(act.db, contest.id, { verdict, reason, by: act.by, at: act.at })
  await act.log(['entry', entry.id], 'CONTEST_DECIDED', null, { contestVerdict: verdict, reason })
  if (verdict === 'removed') await withdraw(act, trial, { entryId: entry.id, reason, confirmed })
  const kind = verdict === 'removed' ? 'contestRemoved' : 'contestKept'
  await mailEntrant(act, trial, entry, { kind, values: { reason } })
  const owners = await ownersOfDog(act, entry.dogId)
  const owner = owners.find(({ id }) => id === contest.accountId)
  if (owner) await mailOwner(act, trial, { entry, owner, kind, reason })
}
