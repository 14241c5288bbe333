import type { Insertable, Updateable } from 'kysely'
import type { Role } from '#domain/accounts/roles.ts'
import type { Act, OperatorAct, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { type Viewer, viewerOf } from '../platform/http/viewer.ts'
import type { Schema } from '../platform/schema.ts'
import { requiresFactor } from '../platform/sessions/requiredFactor.ts'
import { deleteSessions, markForRotation } from '../platform/sessions/sessions.store.ts'
import { accountById, fullAccount, insertAccount, setRoles, updateAccount } from './accounts.store.ts'
import type { AccountRow, FullAccount } from './accounts.types.ts'
import { refusingTaken } from './conflicts.ts'
import { isLastSysadmin, lockSysadmins } from './sysadmins.store.ts'

/** An account with its roles. @throws AppError 404 USER_NOT_FOUND */
export async function findAccount({ db, at }: Reader, id: number): Promise<FullAccount> {
  const account = await fullAccount(db, id, at)
  if (!account) throw new AppError('notFound', 'USER_NOT_FOUND')
  return account
}

/**
 * An account that is to be changed in a way that might take the last SYSADMIN away: waits for everybody else who does so,
 * and locks it. @throws AppError 404 USER_NOT_FOUND
 */
export async function lockAccount(act: Act, id: number): Promise<FullAccount> {
  await lockSysadmins(act.db)
  await accountById(act.db, id, true)
  return findAccount(act, id)
}

/** What an account may do without a session of its own, as in a mail to it: nothing where it has to set up a second factor first. */
export function viewerOfAccount(
  { config }: Reader,
  { id, username, roles, secondFactor }: FullAccount,
): Viewer {
  const factorMissing = !secondFactor.on && requiresFactor(config, roles)
  return viewerOf({ id, username, sessionId: '', factorMissing }, factorMissing ? [] : roles)
}

/** Whether an account is the only SYSADMIN who could sign in. */
export function isOnlySysadmin({ db }: Reader, account: AccountRow): Promise<boolean> {
  return isLastSysadmin(db, account.id)
}

interface NewAccount {
  readonly columns: Insertable<Schema['account']>
  readonly roles: readonly Role[]
}

/** Makes an account. @throws AppError 409 USERNAME_TAKEN, EMAIL_TAKEN or PERSON_TAKEN */
export async function addAccount(
  { db, at }: OperatorAct,
  { columns, roles }: NewAccount,
): Promise<AccountRow> {
  const account = await refusingTaken(insertAccount(db, { ...columns, created_at: at }))
  await setRoles(db, account.id, roles)
  return account
}

/** Updates an account and raises its version. @throws AppError 409 USERNAME_TAKEN, EMAIL_TAKEN or PERSON_TAKEN */
export async function changeAccount(
  { db }: Act,
  account: AccountRow,
  columns: Updateable<Schema['account']>,
): Promise<void> {
  await refusingTaken(updateAccount(db, account.id, { ...columns, version: account.version + 1 }))
}

/** Replaces the roles of an account; its sessions continue under new tokens. */
export async function changeRoles({ db }: Act, account: AccountRow, roles: readonly Role[]): Promise<void> {
  await setRoles(db, account.id, roles)
  await markForRotation(db, account.id)
}

/** Locks an account, or requires a new password of it, and ends its sessions. */
export async function restrictAccount(
  { db }: Act,
  account: AccountRow,
  columns: Pick<Updateable<Schema['account']>, 'locked_at' | 'reset_required'>,
): Promise<void> {
  await updateAccount(db, account.id, columns)
  await deleteSessions(db, account.id)
}

/** Lets a locked account sign in again. */
export async function unlockAccount({ db }: Act, account: AccountRow): Promise<void> {
  await updateAccount(db, account.id, { locked_at: null })
}
