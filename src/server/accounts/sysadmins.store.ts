import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Any fixed number: the advisory lock of changes that may remove a SYSADMIN. */
const ONE_AT_A_TIME = 7_204_613

/** Serialises changes that may remove a SYSADMIN; call it before reading what the decision depends on. */
export async function lockSysadmins(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ONE_AT_A_TIME})`.execute(tx)
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
