import type * as z from 'zod'
import type { createUser, editUser } from '#contract/users.ts'
import { giveRoles, isOnlySysadmin } from '../accounts/accounts.service.ts'
import type { FullAccount } from '../accounts/accounts.types.ts'
import { refusingConflicts } from '../accounts/conflicts.service.ts'
import { sendPasswordLink } from '../accounts/password.service.ts'
import { eraseAccount } from '../accounts/personalData.service.ts'
import { auditedFields } from '../accounts/profile.service.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { deleteSessions, markForRotation } from '../platform/sessions/sessions.store.ts'
import { countSessions, personById } from './users.store.ts'

type Created = z.output<NonNullable<(typeof createUser)['body']>>
type Edited = z.output<NonNullable<(typeof editUser)['body']>>

/** What of an account may not be done now. */
export interface Blocked {
  readonly lock: 'LAST_SYSADMIN' | 'OWN_ACCOUNT' | null
  readonly erase: 'LAST_SYSADMIN' | 'OWN_ACCOUNT' | null
  readonly demotion: 'LAST_SYSADMIN' | null
}

/** An account with what the users' administration shows beside it. `by`: account of who looks. */
export async function describeUser(db: Db, account: FullAccount, by: number) {
  const last = await isOnlySysadmin(db, account.id)
  const own = account.id === by ? 'OWN_ACCOUNT' : null
  const barred = last ? 'LAST_SYSADMIN' : own
  const blocked: Blocked = { lock: barred, erase: barred, demotion: last ? 'LAST_SYSADMIN' : null }
  return {
    account,
    blocked,
    sessions: await countSessions(db, account.id),
    person: account.person_id === null ? null : ((await personById(db, account.person_id)) ?? null),
  }
}

async function refuseUnknownPerson(tx: Db, personId: number | null): Promise<void> {
  if (personId !== null && !(await personById(tx, personId)))
    throw new AppError('notFound', 'PERSON_NOT_FOUND', { personId: 'PERSON_NOT_FOUND' })
}

/** The columns that SYSADMIN sets. */
function columnsOf(given: Created, confirmedBefore: Date | null, at: Date) {
  return {
    username: given.username,
    email: given.email,
    first_name: given.firstName,
    last_name: given.lastName,
    phone: given.phone,
    membership_number: given.membershipNumber,
    membership_confirmed_at: given.membershipConfirmed ? (confirmedBefore ?? at) : null,
    language: given.language,
    person_id: given.personId,
  }
}

/** All that an audit row tells of a user whom SYSADMIN edits. */
function auditedUser(
  account: ReturnType<typeof columnsOf> & { readonly roles: readonly string[] },
): Record<string, unknown> {
  return {
    ...auditedFields(account),
    username: account.username,
    email: account.email,
    membershipConfirmed: account.membership_confirmed_at !== null,
    personId: account.person_id,
    roles: account.roles.toSorted(),
  }
}

/** Makes an account without a password and sends its owner a link that sets one. @throws AppError 404, 409 */
export async function createAccount(services: Services, tx: Db, given: Created, by: number) {
  const at = services.now()
  await refuseUnknownPerson(tx, given.personId)
  const columns = columnsOf(given, null, at)
  const account = await refusingConflicts(
    tx
      .insertInto('account')
      .values({ ...columns, created_at: at })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
  await giveRoles(tx, account.id, given.roles)
  await writeAudit(tx, {
    at,
    by,
    subject: 'account',
    subjectId: account.id,
    code: 'CREATED',
    after: auditedUser({ ...columns, roles: given.roles }),
  })
  const mail = await sendPasswordLink(services, tx, account, 'setPassword')
  return { id: account.id, mail }
}

/** Changes an account, the roles too. @throws AppError 404, 409, 422 LAST_SYSADMIN */
export async function editAccount(
  { now }: Services,
  tx: Db,
  account: FullAccount,
  given: Edited,
  by: number,
): Promise<void> {
  if (given.version !== account.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const demotes = account.roles.includes('SYSADMIN') && !given.roles.includes('SYSADMIN')
  if (demotes && (await isOnlySysadmin(tx, account.id))) throw new AppError('refused', 'LAST_SYSADMIN')
  await refuseUnknownPerson(tx, given.personId)
  const at = now()
  const columns = columnsOf(given, account.membership_confirmed_at, at)
  await refusingConflicts(
    tx
      .updateTable('account')
      .set({ ...columns, version: account.version + 1 })
      .where('id', '=', account.id)
      .execute(),
  )
  const changedRoles = given.roles.toSorted().join() !== account.roles.toSorted().join()
  if (changedRoles) {
    await giveRoles(tx, account.id, given.roles)
    await markForRotation(tx, account.id)
  }
  await writeAudit(tx, {
    at,
    by,
    subject: 'account',
    subjectId: account.id,
    code: changedRoles ? 'ROLES_CHANGED' : 'CHANGED',
    before: auditedUser(account),
    after: auditedUser({ ...columns, roles: given.roles }),
  })
}

/** @throws AppError 422 LAST_SYSADMIN or OWN_ACCOUNT */
async function refuseBarred(tx: Db, account: FullAccount, by: number): Promise<void> {
  if (await isOnlySysadmin(tx, account.id)) throw new AppError('refused', 'LAST_SYSADMIN')
  if (account.id === by) throw new AppError('refused', 'OWN_ACCOUNT')
}

/** Locks or unlocks an account; locking ends its sessions. @throws AppError 422 */
export async function lock(
  { now }: Services,
  tx: Db,
  account: FullAccount,
  locked: boolean,
  by: number,
): Promise<void> {
  if (locked) await refuseBarred(tx, account, by)
  if ((account.locked_at !== null) === locked) return
  const at = now()
  await tx
    .updateTable('account')
    .set({ locked_at: locked ? at : null })
    .where('id', '=', account.id)
    .execute()
  if (locked) await deleteSessions(tx, account.id)
  await writeAudit(tx, {
    at,
    by,
    subject: 'account',
    subjectId: account.id,
    code: locked ? 'LOCKED' : 'UNLOCKED',
  })
}

/** Lets nobody sign in to an account before its owner has set a new password. @returns key of the mail */
export async function forceNewPassword(
  services: Services,
  tx: Db,
  account: FullAccount,
  by: number,
): Promise<string | null> {
  await tx.updateTable('account').set({ reset_required: true }).where('id', '=', account.id).execute()
  await deleteSessions(tx, account.id)
  await writeAudit(tx, {
    at: services.now(),
    by,
    subject: 'account',
    subjectId: account.id,
    code: 'RESET_FORCED',
  })
  return sendPasswordLink(
    services,
    tx,
    account,
    account.password_hash === null ? 'setPassword' : 'passwordForced',
  )
}

/** Erases another's account. @throws AppError 422 LAST_SYSADMIN or OWN_ACCOUNT */
export async function eraseOther(
  services: Services,
  tx: Db,
  account: FullAccount,
  by: number,
): Promise<void> {
  await refuseBarred(tx, account, by)
  await eraseAccount(services, tx, account, by)
}
