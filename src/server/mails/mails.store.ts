import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

const STATE = {
  waiting: sql<boolean>`sent_at is null and failed_at is null`,
  sent: sql<boolean>`sent_at is not null`,
  failed: sql<boolean>`failed_at is not null`,
}

/** At most `limit` mails, newest first. */
export function findMails(
  db: Db,
  query: { state?: keyof typeof STATE | undefined; before?: number | undefined },
  limit: number,
) {
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

/** Lets a mail that was given up be tried again from the beginning. */
export async function retry(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ failed_at: null, attempts: 0, due_at: now })
    .where('id', '=', id)
    .execute()
}
