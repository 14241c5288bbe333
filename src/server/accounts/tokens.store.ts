import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

interface MailTokenRow {
  readonly id: number
  readonly account_id: number
  readonly kind: 'change_email' | 'reset_password'
  readonly new_email: string | null
}

/** A valid one-time token, locked. */
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

/** The unconfirmed new address of an account; undefined: none. */
export async function pendingEmailOf(
  db: Db,
  accountId: number,
  now: Date,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('account_token as t')
    .innerJoin('account as a', 'a.id', 't.account_id')
    .select('t.new_email')
    .where('t.account_id', '=', accountId)
    .where('t.kind', '=', 'change_email')
    .where('t.expires_at', '>', now)
    // One that only checks whether mails arrive changes nothing.
    .whereRef('t.new_email', '<>', 'a.email')
    .orderBy('t.id', 'desc')
    .executeTakeFirst()
  return row?.new_email
}

/** Stores a one-time token; returns its id. */
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

/** Deletes the tokens of an account and kind. */
export async function deleteTokens(db: Db, accountId: number, kind: MailTokenRow['kind']): Promise<void> {
  await db.deleteFrom('account_token').where('account_id', '=', accountId).where('kind', '=', kind).execute()
}

/** Deletes one token. */
export async function deleteToken(db: Db, id: number): Promise<void> {
  await db.deleteFrom('account_token').where('id', '=', id).execute()
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

/** Deletes expired tokens. */
export async function deleteStaleTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('account_token').where('expires_at', '<=', now).execute()
}
