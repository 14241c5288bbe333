import type * as z from 'zod'
import type { createUser, editUser } from '#contract/users.ts'
import { auditedPerson } from '../accounts/accounts.presenter.ts'
import {
  addAccount,
  changeAccount,
  changeRoles,
  findAccount,
  isOnlySysadmin,
  restrictAccount,
  unlockAccount,
} from '../accounts/accounts.service.ts'
import type { FullAccount } from '../accounts/accounts.types.ts'
import { leaveAddress } from '../accounts/confirmation.service.ts'
import { eraseAccount, erasePerson } from '../accounts/erasure.service.ts'
import { sendPasswordLink } from '../accounts/password.service.ts'
import { findPerson } from '../accounts/persons.service.ts'
import { requireProof } from '../accounts/proof.service.ts'
import { findClubsOf, setClubsOf } from '../officials/clubs.service.ts'
import { findJudgeOf, setJudgeOf } from '../officials/judges.service.ts'
import type { PersonRef } from '../personalData/personalData.types.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { countSessions } from '../platform/sessions/sessions.store.ts'
import { type UserQuery, usersByQuery } from './users.store.ts'

type Created = z.output<NonNullable<(typeof createUser)['body']>>
type UserInput = z.output<NonNullable<(typeof editUser)['body']>>

/** The actions on an account that are not possible now, each with the reason. */
interface BlockedActions {
  readonly lock: 'LAST_SYSADMIN' | 'OWN_ACCOUNT' | null
  readonly erase: 'LAST_SYSADMIN' | 'OWN_ACCOUNT' | null
  readonly demotion: 'LAST_SYSADMIN' | null
}

/** One page of the users that match, and how many match in all. */
export async function userPage({ db }: Reader, query: UserQuery) {
  const rows = await usersByQuery(db, query)
  return { rows, total: rows[0]?.total ?? 0, page: query.page }
}

/** An account with what the users' administration shows beside it. @throws AppError 404 USER_NOT_FOUND */
export async function describeUser(reader: Reader, id: number) {
  const account = await findAccount(reader, id)
  const last = await isOnlySysadmin(reader, account)
  const own = isOwn(reader, account) ? 'OWN_ACCOUNT' : null
  const barred = last ? 'LAST_SYSADMIN' : own
  const blocked: BlockedActions = { lock: barred, erase: barred, demotion: last ? 'LAST_SYSADMIN' : null }
  return {
    account,
    blocked,
    sessions: await countSessions(reader.db, account.id),
    clubs: await findClubsOf(reader, id),
    judge: await findJudgeOf(reader, id),
    person: account.person_id === null ? null : ((await findPerson(reader, account.person_id)) ?? null),
  }
}

const isOwn = ({ viewer }: Reader, account: FullAccount): boolean => viewer.account?.id === account.id

async function refuseUnknownPerson(act: Act, personId: number | null): Promise<void> {
  if (personId !== null && !(await findPerson(act, personId)))
    throw new AppError('notFound', 'PERSON_NOT_FOUND', { personId: 'PERSON_NOT_FOUND' })
}

/** The columns that SYSADMIN sets. */
function columnsOf(input: Created, confirmedBefore: Date | null, at: Date) {
  return {
    username: input.username,
    email: input.email,
    first_name: input.firstName,
    last_name: input.lastName,
    phone: input.phone,
    membership_number: input.membershipNumber,
    membership_confirmed_at: input.membershipConfirmed ? (confirmedBefore ?? at) : null,
    language: input.language,
    person_id: input.personId,
  }
}

/** The fields of a user in the log of SYSADMIN's changes. */
function auditedUser(
  account: ReturnType<typeof columnsOf> & { readonly roles: readonly string[] },
): Record<string, unknown> {
  return {
    ...auditedPerson(account),
    username: account.username,
    email: account.email,
    membershipConfirmed: account.membership_confirmed_at !== null,
    personId: account.person_id,
    roles: account.roles.toSorted(),
  }
}

/** Links clubs and a judge, where the account has the role that they belong to. @throws AppError 404, 409 JUDGE_USER_TAKEN */
async function linkOfficial(act: Act, accountId: number, input: Created): Promise<void> {
  const { clubIds, judgeId, roles } = input
  if (clubIds && roles.includes('TRIALAGENT')) await setClubsOf(act, accountId, clubIds)
  if (judgeId !== undefined && roles.includes('JUDGE')) await setJudgeOf(act, accountId, judgeId)
}

/** Makes an account without a password and sends its owner a link that sets one. @throws AppError 404, 409, 422 PASSWORD_NEEDED */
export async function createAccount(act: Act, input: Created): Promise<number> {
  if (input.roles.length > 0) await requireProof(act)
  await refuseUnknownPerson(act, input.personId)
  const { roles } = input
  const columns = columnsOf(input, null, act.at)
  const account = await addAccount(act, { columns, roles })
  await act.log(['account', account.id], 'CREATED', null, auditedUser({ ...columns, roles }))
  await linkOfficial(act, account.id, input)
  await sendPasswordLink(act, account, 'setPassword')
  return account.id
}

/** Changes an account, the roles too. @throws AppError 404, 409, 422 LAST_SYSADMIN or PASSWORD_NEEDED */
export async function editAccount(act: Act, account: FullAccount, input: UserInput): Promise<void> {
  if (input.version !== account.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const { roles } = input
  const demotes = account.roles.includes('SYSADMIN') && !roles.includes('SYSADMIN')
  if (demotes && (await isOnlySysadmin(act, account))) throw new AppError('refused', 'LAST_SYSADMIN')
  await refuseUnknownPerson(act, input.personId)
  const changedRoles = roles.toSorted().join() !== account.roles.toSorted().join()
  // Whoever reads the mails of an account can set its password.
  if (changedRoles || input.email !== account.email) await requireProof(act)
  const columns = columnsOf(input, account.membership_confirmed_at, act.at)
  await changeAccount(act, account, columns)
  if (input.email !== account.email) await readdress(act, account, input.email)
  if (changedRoles) await changeRoles(act, account, roles)
  await act.log(
    ['account', account.id],
    changedRoles ? 'ROLES_CHANGED' : 'CHANGED',
    auditedUser(account),
    auditedUser({ ...columns, roles }),
  )
  await linkOfficial(act, account.id, input)
}

/** Who was invited at the old address and has set no password yet is invited at the new one. */
async function readdress(act: Act, account: FullAccount, email: string): Promise<void> {
  await leaveAddress(act, account, email)
  if (account.password_hash === null) await sendPasswordLink(act, { ...account, email }, 'setPassword')
}

/** @throws AppError 422 LAST_SYSADMIN or OWN_ACCOUNT */
async function refuseBarred(act: Act, account: FullAccount): Promise<void> {
  if (await isOnlySysadmin(act, account)) throw new AppError('refused', 'LAST_SYSADMIN')
  if (isOwn(act, account)) throw new AppError('refused', 'OWN_ACCOUNT')
}

/** Locks or unlocks an account; locking ends its sessions. @throws AppError 422 */
export async function lock(
  act: Act,
  account: FullAccount,
  { locked }: { readonly locked: boolean },
): Promise<void> {
  if (locked) await refuseBarred(act, account)
  if ((account.locked_at !== null) === locked) return
  if (locked) await restrictAccount(act, account, { locked_at: act.at })
  else await unlockAccount(act, account)
  await act.log(['account', account.id], locked ? 'LOCKED' : 'UNLOCKED')
}

/** Lets nobody sign in to an account before its owner has set a new password. */
export async function forceNewPassword(act: Act, account: FullAccount): Promise<void> {
  await restrictAccount(act, account, { reset_required: true })
  await act.log(['account', account.id], 'RESET_FORCED')
  await sendPasswordLink(act, account, account.password_hash === null ? 'setPassword' : 'passwordForced')
}

/** Erases another's account. @throws AppError 422 LAST_SYSADMIN, OWN_ACCOUNT or PASSWORD_NEEDED */
export async function eraseOther(act: Act, account: FullAccount): Promise<void> {
  await refuseBarred(act, account)
  await requireProof(act)
  await eraseAccount(act, account)
}

/** Erases a person who has no account. @throws AppError 404 PERSON_NOT_FOUND, 422 PERSON_HAS_ACCOUNT or PASSWORD_NEEDED */
export async function eraseOtherPerson(act: Act, ref: PersonRef): Promise<void> {
  await requireProof(act)
  await erasePerson(act, ref)
}
