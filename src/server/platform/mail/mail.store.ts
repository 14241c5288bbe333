import { type SqlBool, sql } from 'kysely'
import type { MailRow } from '#contract/mails.ts'
import type { Db } from '../database.ts'
import { withoutTokens } from './outbox.ts'

/** Whom mails go to: an account, an address, or both. */
export interface Reached {
  readonly id: number | null
  readonly email: string | null
}

/** Mails to the account, and those to its address from before it was one. */
const about = ({ id, email }: Reached) =>
  sql<SqlBool>`(account_id = ${id} or lower(recipient) = lower(${email}))`

/** Mails to an account or an address, without the secrets of their links. */
export async function mailsOf(db: Db, reached: Reached) {
  const rows = await db
    .selectFrom('mail')
    .select(['created_at as createdAt', 'sent_at as sentAt', 'recipient', 'subject', 'body_text'])
    .where(about(reached))
    .orderBy('id')
    .execute()
  return rows.map(({ body_text, ...mail }) => ({ ...mail, text: withoutTokens(body_text) }))
}

/** Takes out the mails to someone, sent or not. */
export async function eraseMails(db: Db, reached: Reached): Promise<void> {
  await db.deleteFrom('mail').where(about(reached)).execute()
}

/** Lets the mails about a thing, such as `registration:5`, belong to an account from now on. */
export async function giveMails(db: Db, thing: string, accountId: number): Promise<void> {
  await db.updateTable('mail').set({ account_id: accountId }).where('thing', '=', thing).execute()
}

/** Takes back mails of a kind about some things that have not gone out yet. */
export async function takeBackMails(db: Db, kind: MailRow['kind'], things: readonly string[]): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .where(sql<SqlBool>`thing = any(${[...things]}::text[])`)
    .execute()
}

/** Lets a mail that was given up be tried again from the beginning. */
export async function retryMail(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ failed_at: null, attempts: 0, due_at: at })
    .where('id', '=', id)
    .execute()
}
