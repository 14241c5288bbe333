import { type Insertable, sql, type Updateable } from 'kysely'
import type { Role } from '#domain/accounts/roles.ts'
import type { Db } from '../platform/database.ts'
import { unreachableAddress } from '../platform/mail/undelivered.store.ts'
import type { Schema } from '../platform/schema.ts'
import type { AccountRow, FullAccount } from './accounts.types.ts'
import { countRecoveryCodes, factorOf } from './secondFactor.store.ts'
import { pendingEmailOf } from './tokens.store.ts'

/** An account by its id, locked for a change when asked. */
export function accountById(db: Db, id: number, lock = false): Promise<AccountRow | undefined> {
  const query = db.selectFrom('account').selectAll().where('id', '=', id)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** An account by its address, in canonical form. */
export function accountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()
}

/** An account by its user name or address, in canonical form; a user name has no @, so the two never clash. */
export function accountByName(db: Db, name: string): Promise<AccountRow | undefined> {
  if (name.includes('@')) return accountByEmail(db, name)
  return db
    .selectFrom('account')
    .selectAll()
    .where(sql`canonical_username(username)`, '=', name)
    .executeTakeFirst()
}

/** An account with its roles, its unconfirmed address, what is known of mails to its address, and its second factor. */
export async function fullAccount(db: Db, id: number, now: Date): Promise<FullAccount | undefined> {
  const account = await accountById(db, id)
  if (!account) return undefined
  const roles = await rolesOf(db, id)
  const pendingEmail = (await pendingEmailOf(db, id, now)) ?? null
  const unreachable = (await unreachableAddress(db, account.email)) ?? null
  const on = ((await factorOf(db, id))?.confirmedAt ?? null) !== null
  const secondFactor = { on, recoveryCodes: on ? await countRecoveryCodes(db, id) : 0 }
  return { ...account, roles, pendingEmail, unreachable, secondFactor }
}

/** The roles of an account, by name. */
async function rolesOf(db: Db, accountId: number): Promise<Role[]> {
  const rows = await db
    .selectFrom('account_role')
    .select('role')
    .where('account_id', '=', accountId)
    .orderBy('role')
    .execute()
  return rows.map(({ role }) => role)
}

export function insertAccount(db: Db, account: Insertable<Schema['account']>): Promise<AccountRow> {
  return db.insertInto('account').values(account).returningAll().executeTakeFirstOrThrow()
}

export async function updateAccount(
  db: Db,
  id: number,
  columns: Updateable<Schema['account']>,
): Promise<void> {
  await db.updateTable('account').set(columns).where('id', '=', id).execute()
}

/** Sets since when the club has confirmed the membership numbers of accounts; null: it has not. */
export async function setConfirmations(
  db: Db,
  changes: readonly { readonly id: number; readonly confirmedAt: Date | null }[],
): Promise<void> {
  const ids = changes.map(({ id }) => id)
  const moments = changes.map(({ confirmedAt }) => confirmedAt)
  await sql`
    update account set membership_confirmed_at = c.confirmed_at, version = version + 1
    from unnest(${ids}::bigint[], ${moments}::timestamptz[]) as c (account_id, confirmed_at)
    where id = c.account_id`.execute(db)
}

/** The accounts of the demo that are not locked, SYSADMIN first, each with one of its roles. */
export function demoAccounts(db: Db): Promise<{ username: string; role: Role | null }[]> {
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

/** Replaces the roles of an account. */
export async function setRoles(db: Db, accountId: number, roles: readonly Role[]): Promise<void> {
  await db.deleteFrom('account_role').where('account_id', '=', accountId).execute()
  if (roles.length === 0) return
  await db
    .insertInto('account_role')
    .values([...new Set(roles)].map((role) => ({ account_id: accountId, role })))
    .execute()
}
