import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { DayCount } from './advertisements.types.ts'

export interface Counted extends DayCount {
  readonly id: number
}

/** Adds counts to those of their days; of an advertisement that is gone nothing. */
export async function addCounts(db: Db, counts: readonly Counted[]): Promise<void> {
  const rows = JSON.stringify(counts)
  await sql`
    insert into advertisement_count as c (advertisement_id, day, shown, clicked)
    select n.id, n.day, n.shown, n.clicked
    from json_to_recordset(${rows}) as n (id bigint, day date, shown integer, clicked integer)
    join advertisement a on a.id = n.id
    order by n.id, n.day
    on conflict (advertisement_id, day) do update
    set shown = c.shown + excluded.shown, clicked = c.clicked + excluded.clicked`.execute(db)
}

/** The last days on which an advertisement was shown or followed, newest first. */
export const countedDays = (db: Db, id: number, limit: number): Promise<DayCount[]> =>
  db
    .selectFrom('advertisement_count')
    .select(['day', 'shown', 'clicked'])
    .where('advertisement_id', '=', id)
    .orderBy('day', 'desc')
    .limit(limit)
    .execute()
