import { sql } from 'kysely'
import { ADVISORY_LOCKS } from '../platform/advisoryLocks.ts'
import type { Db } from '../platform/database.ts'

/** Serialises changes that may remove a SYSADMIN; call it before reading what the decision depends on. */
export async function lockSysadmins(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.sysadmins})`.execute(tx)
}

/** Whether an account is the only SYSADMIN who could sign in; accounts of the demo count among themselves only. */
export async function isLastSysadmin(db: Db, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ last: boolean }>`
    select coalesce(bool_or(a.id = ${accountId}), false) and not coalesce(bool_or(a.id <> ${accountId}), false) as last
    from account a join account_role r on r.account_id = a.id and r.role = 'SYSADMIN'
    where a.id = ${accountId} or (
      a.locked_at is null and a.password_hash is not null
      and a.demo = (select demo from account where id = ${accountId})
    )`.execute(db)
  return rows[0]!.last
}
