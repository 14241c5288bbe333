import { sql } from 'kysely'
import type { Role } from '#domain/accounts/roles.ts'
import type { Db } from '../platform/database.ts'
import type { AccountRow, FullAccount } from './accounts.types.ts'

/** An account by its id, locked for a change when asked. */
export function accountById(db: Db, id: number, lock = false): Promise<AccountRow | undefined> {
  const query = db.selectFrom('account').selectAll().where('id', '=', id)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** An account by user name or e-mail; a user name has no @, so the two never clash. */
export function accountByName(db: Db, name: string): Promise<AccountRow | undefined> {
  const column = name.includes('@') ? sql`lower(email)` : sql`lower(username)`
  return db.selectFrom('account').selectAll().where(column, '=', sql`lower(${name})`).executeTakeFirst()
}

/** An account with its roles and the address that waits. */
export async function fullAccount(db: Db, id: number, now: Date): Promise<FullAccount | undefined> {
  const account = await accountById(db, id)
  if (!account) return undefined
  const roles = await rolesOf(db, id)
  const pendingEmail = (await pendingEmailOf(db, id, now)) ?? null
  return { ...account, roles, pendingEmail }
}

/** The roles of an account, by name. */
export async function rolesOf(db: Db, accountId: number): Promise<Role[]> {
  const rows = await db
    .selectFrom('account_role')
    .select('role')
    .where('account_id', '=', accountId)
    .orderBy('role')
    .execute()
  return rows.map(({ role }) => role)
}

async function pendingEmailOf(db: Db, accountId: number, now: Date): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('account_token')
    .select('new_email')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'change_email')
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.new_email
}

/** Gives an account exactly these roles. */
export async function setRoles(db: Db, accountId: number, roles: readonly Role[]): Promise<void> {
  await db.deleteFrom('account_role').where('account_id', '=', accountId).execute()
  if (roles.length === 0) return
  await db
    .insertInto('account_role')
    .values([...new Set(roles)].map((role) => ({ account_id: accountId, role })))
    .execute()
}

/** Sets a new password; what forced or allowed it is over. */
export async function setPassword(db: Db, accountId: number, hash: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: hash, reset_required: false })
    .where('id', '=', accountId)
    .execute()
  await deleteTokens(db, accountId, 'reset_password')
}

export interface MailTokenRow {
  readonly id: number
  readonly account_id: number
  readonly kind: 'change_email' | 'reset_password'
  readonly new_email: string | null
}

/** A one-time token that still works, locked. */
export function liveToken(
  db: Db,
  hash: Buffer,
  kind: MailTokenRow['kind'],
  now: Date,
): Promise<MailTokenRow | undefined> {
  return db
    .selectFrom('account_token')
    .select(['id', 'account_id', 'kind', 'new_email'])
    .where('token_hash', '=', hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

/** Keeps a one-time token; returns its id. */
export async function insertToken(
  db: Db,
  token: {
    hash: Buffer
    accountId: number
    kind: MailTokenRow['kind']
    newEmail?: string
    now: Date
    lifetime: number
  },
): Promise<number> {
  const { id } = await db
    .insertInto('account_token')
    .values({
      token_hash: token.hash,
      account_id: token.accountId,
      kind: token.kind,
      new_email: token.newEmail ?? null,
      created_at: token.now,
      expires_at: new Date(token.now.getTime() + token.lifetime),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes the tokens of an account and kind worthless. */
export async function deleteTokens(db: Db, accountId: number, kind: MailTokenRow['kind']): Promise<void> {
  await db.deleteFrom('account_token').where('account_id', '=', accountId).where('kind', '=', kind).execute()
}

/**
 * Makes the older links to a new password worthless that were asked for, all but the newest `kept`; those that SYSADMIN had
 * sent live longer than `lifetime` (milliseconds) and stay.
 */
export async function deleteOldResets(
  db: Db,
  accountId: number,
  lifetime: number,
  kept: number,
): Promise<void> {
  await sql`
    delete from account_token where id in (
      select id from account_token
      where account_id = ${accountId} and kind = 'reset_password'
        and expires_at <= created_at + ${lifetime / 1000}::float8 * interval '1 second'
      order by id desc offset ${kept}
    )`.execute(db)
}

/** Removes tokens and registrations that are too old by themselves. */
export async function deleteStale(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('account_token').where('expires_at', '<=', now).execute()
  await db.deleteFrom('registration').where('expires_at', '<=', now).execute()
}
