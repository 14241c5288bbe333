import type { Role } from '#domain/accounts/roles.ts'
import type { Db } from '../platform/database.ts'

/** The common password of all demo accounts; they work in the local demo only. */
export const DEMO_PASSWORD = 'esittely-1'

/** The demo accounts that are still there, SYSADMIN first. */
export async function findDemoAccounts(db: Db): Promise<{ username: string; role: Role | null }[]> {
  return db
    .selectFrom('account')
    .leftJoin('account_role', 'account_role.account_id', 'account.id')
    .distinctOn('account.id')
    .select(['account.username', 'account_role.role'])
    .where('account.demo', '=', true)
    .where('account.locked_at', 'is', null)
    .orderBy('account.id')
    .orderBy('account_role.role')
    .execute()
}
