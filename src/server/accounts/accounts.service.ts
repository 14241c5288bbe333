import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { deleteStale as deleteStaleRows, fullAccount, setRoles } from './accounts.store.ts'
import type { FullAccount } from './accounts.types.ts'
import { isLastSysadmin, lockSysadmins } from './sysadmins.store.ts'

/** An account with its roles. @throws AppError 404 USER_NOT_FOUND */
export async function findAccount(db: Db, id: number, now: Date): Promise<FullAccount> {
  const account = await fullAccount(db, id, now)
  if (!account) throw new AppError('notFound', 'USER_NOT_FOUND')
  return account
}

/**
 * An account that is to be changed in a way that might take the last SYSADMIN away: waits for everybody else who does so,
 * and locks it. @throws AppError 404 USER_NOT_FOUND
 */
export async function lockAccount(tx: Db, id: number, now: Date): Promise<FullAccount> {
  await lockSysadmins(tx)
  await tx.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute()
  return findAccount(tx, id, now)
}

/** Whether an account is the only SYSADMIN who could sign in. */
export const isOnlySysadmin = isLastSysadmin

/** Gives an account exactly these roles. */
export const giveRoles = setRoles

/** Removes tokens and registrations that are too old by themselves. */
export const deleteStale = deleteStaleRows
