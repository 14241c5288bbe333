import { type Selectable, sql } from 'kysely'
import type { Db } from './database.ts'
import type { Schema } from './schema.ts'

/** What a change may touch; the triggers of the tables say which (migrations 0006 and 0011). */
export type Shows = Selectable<Schema['page_change']>['shows']

/** Whether any of `shows` has changed since a snapshot of the database (null: yes), and the snapshot of this moment. */
export async function changesSince(
  db: Db,
  shows: readonly Shows[],
  since: string | null,
): Promise<{ readonly changed: boolean; readonly snapshot: string }> {
  const { rows } = await sql<{ changed: boolean; snapshot: string }>`
    select ${since}::text is null or exists (
      select from page_change
      where shows = any(${shows}) and xid >= pg_snapshot_xmin(${since}::pg_snapshot)
        and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)
    ) as changed, pg_current_snapshot()::text as snapshot`.execute(db)
  return rows[0]!
}
