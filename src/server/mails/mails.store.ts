import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'

export type Mail = Selectable<Schema['mail']>

const STATE = {
  waiting: sql<boolean>`sent_at is null and failed_at is null`,
  sent: sql<boolean>`sent_at is not null`,
  failed: sql<boolean>`failed_at is not null`,
}

export interface MailQuery {
  readonly state?: keyof typeof STATE | undefined
  readonly before?: number | undefined
}

/** At most `limit` mails, newest first. */
export function findMails(db: Db, query: MailQuery, limit: number) {
  let rows = db.selectFrom('mail').selectAll().orderBy('id', 'desc').limit(limit)
  if (query.state) rows = rows.where(STATE[query.state])
  if (query.before) rows = rows.where('id', '<', query.before)
  return rows.execute()
}

/** One mail. */
export function mailById(db: Db, id: number, lock = false) {
  const query = db.selectFrom('mail').selectAll().where('id', '=', id)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** One mail by its key. */
export function mailByKey(db: Db, key: string) {
  return db.selectFrom('mail').selectAll().where('key', '=', key).executeTakeFirst()
}
