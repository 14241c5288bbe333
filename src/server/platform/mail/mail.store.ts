import { type Insertable, type SqlBool, sql } from 'kysely'
import type { MailRow } from '#contract/mails.ts'
import type { Db } from '../database.ts'
import type { Schema } from '../schema.ts'
import { withoutTokens } from './compose.ts'
import type { DueMail } from './mail.types.ts'
import type { Refusal } from './undelivered.ts'

/** Queues a mail, once for its thing, kind and version. @returns its key; null where it had been queued before */
export async function insertMail(db: Db, mail: Insertable<Schema['mail']>): Promise<string | null> {
  const row = await db
    .insertInto('mail')
    .values(mail)
    .onConflict((conflict) => conflict.columns(['thing', 'kind', 'version']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return row?.key ?? null
}

/** How many mails of some kinds were queued since a moment to each of some addresses, in canonical form; none for those without any. */
export async function countMailsTo(
  db: Db,
  addresses: readonly string[],
  kinds: readonly MailRow['kind'][],
  since: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('recipient', 'in', [...addresses])
    .where('kind', 'in', [...kinds])
    .where('created_at', '>', since)
    .groupBy('recipient')
    .execute()
  return rows.map(({ count }) => count)
}

/** Lets the mails about a thing, such as `registration:5`, belong to an account from now on. */
export async function giveMails(db: Db, thing: string, accountId: number): Promise<void> {
  await db.updateTable('mail').set({ account_id: accountId }).where('thing', '=', thing).execute()
}

/** Takes back mails of some kinds about some things that have not gone out yet. @returns the things of those mails */
export async function takeBackMails(
  db: Db,
  kinds: readonly MailRow['kind'][],
  things: readonly string[],
): Promise<string[]> {
  const rows = await db
    .deleteFrom('mail')
    .where('kind', 'in', [...kinds])
    .where('sent_at', 'is', null)
    .where(sql<SqlBool>`thing = any(${[...things]}::text[])`)
    .returning('thing')
    .execute()
  return rows.map(({ thing }) => thing)
}

/** Gives up the mails that still wait, so that none goes out a second time after a restore; SYSADMIN may try each again. */
export async function holdWaitingMails(db: Db, at: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ failed_at: at, last_error: 'restored from a backup' })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}

/** Lets a mail that was given up be tried again from the beginning. */
export async function retryMail(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({
      failed_at: null,
      attempts: 0,
      due_at: at,
      undelivered_at: null,
      undelivered_code: null,
      undelivered_words: null,
    })
    .where('id', '=', id)
    .execute()
}

/** Gives up the unsent mails that were due before a moment. */
export async function giveUpMails(
  db: Db,
  before: Date,
  { at, reason }: { readonly at: Date; readonly reason: string },
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ failed_at: at, last_error: reason })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<', before)
    .execute()
}

/** Takes one mail that is due; nobody else takes it before `until`. */
export async function takeDueMail(db: Db, now: Date, until: Date): Promise<DueMail | undefined> {
  const row = await db
    .updateTable('mail')
    .set({ due_at: until, attempts: sql`attempts + 1` })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('mail')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'key',
      'kind',
      'language',
      'trial_id as trialId',
      'recipient',
      'subject',
      'body_text',
      'body_html',
      'attempts',
    ])
    .executeTakeFirst()
  return row && { ...row, kind: row.kind as MailRow['kind'] }
}

/** What was sent keeps its words, but not its one-time links. */
export async function markMailSent(db: Db, mail: DueMail, at: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({
      sent_at: at,
      last_error: null,
      body_text: withoutTokens(mail.body_text),
      body_html: withoutTokens(mail.body_html),
    })
    .where('id', '=', mail.id)
    .execute()
}

/** Notes why a mail could not be sent, and when it is tried again or that it has been given up. */
export async function markMailFailed(
  db: Db,
  id: number,
  failure: { readonly last_error: string } & ({ readonly due_at: Date } | { readonly failed_at: Date }),
): Promise<void> {
  await db.updateTable('mail').set(failure).where('id', '=', id).execute()
}

/** Notes once that a mail has not arrived. @returns whether it was not known yet */
export async function markMailUndelivered(
  db: Db,
  id: number,
  { code, words, at }: Refusal & { readonly at: Date },
): Promise<boolean> {
  const rows = await db
    .updateTable('mail')
    .set({ undelivered_at: at, undelivered_code: code, undelivered_words: words })
    .where('id', '=', id)
    .where('undelivered_at', 'is', null)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Rows that one round takes at most: a statement must end in time. */
const AT_ONCE = 10_000

/** Deletes mails that were sent or given up before a moment. */
export async function deleteOldMails(db: Db, before: Date): Promise<void> {
  await sql`
    delete from mail where id in (
      select id from mail where coalesce(sent_at, failed_at) < ${before} order by id limit ${AT_ONCE}
    )`.execute(db)
}
