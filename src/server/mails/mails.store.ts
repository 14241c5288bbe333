import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'

export interface Mail extends Selectable<Schema['mail']> {
  /** nothing but what is necessary is sent to its address any more */
  readonly silent: boolean
}

const STATE = {
  waiting: sql<boolean>`sent_at is null and failed_at is null`,
  sent: sql<boolean>`sent_at is not null and undelivered_at is null`,
  failed: sql<boolean>`failed_at is not null and undelivered_at is null`,
  undelivered: sql<boolean>`undelivered_at is not null`,
}

export interface MailQuery {
  readonly state?: keyof typeof STATE | undefined
  readonly before?: number | undefined
}

const mails = (db: Db) =>
  db
    .selectFrom('mail')
    .selectAll('mail')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('unreachable_address')
          .select('address')
          .whereRef('address', '=', 'mail.recipient')
          .where('silent_at', 'is not', null),
      )
        .$castTo<boolean>()
        .as('silent'),
    )

/** At most `limit` mails, newest first. */
export function findMails(db: Db, query: MailQuery, limit: number) {
  let rows = mails(db).orderBy('id', 'desc').limit(limit)
  if (query.state) rows = rows.where(STATE[query.state])
  if (query.before) rows = rows.where('id', '<', query.before)
  return rows.execute()
}

/** One mail. */
export function mailById(db: Db, id: number, lock = false) {
  const query = mails(db).where('id', '=', id)
  return (lock ? query.forUpdate('mail') : query).executeTakeFirst()
}

/** One mail by its key. */
export function mailByKey(db: Db, key: string) {
  return mails(db).where('key', '=', key).executeTakeFirst()
}
