import { type Selectable, sql } from 'kysely'
import type { Db } from './database.ts'
import type { Schema } from './schema.ts'

/** What a change may touch; the triggers of the tables say which (migrations 0006 and 0011). */
export type Shows = Selectable<Schema['page_change']>['shows']

/**
 * What a reading has seen of the changes. Not PostgreSQL's own snapshot: that of a standby names no transaction as still running, so a change
 * that was committed out of turn would count as seen.
 */
export interface SeenChanges {
  /** transactions before this one had all ended */
  readonly before: string
  /** later ones whose changes were visible */
  readonly later: readonly string[]
}

/** Whether any of `shows` has changed since a reading (null: yes), and what is seen at this moment. */
export async function changesSince(
  db: Db,
  shows: readonly Shows[],
  since: SeenChanges | null,
): Promise<{ readonly changed: boolean; readonly seen: SeenChanges }> {
  const { rows } = await sql<SeenChanges & { readonly changed: boolean }>`
    select ${since === null} or exists (
      select from page_change
      where shows = any(${shows}) and xid >= ${since?.before ?? '0'}::xid8 and xid <> all(${since?.later ?? []}::xid8[])
    ) as changed,
    pg_snapshot_xmin(pg_current_snapshot())::text as before,
    array(
      select xid::text from page_change
      where shows = any(${shows}) and xid >= pg_snapshot_xmin(pg_current_snapshot())
    ) as later`.execute(db)
  const { changed, ...seen } = rows[0]!
  return { changed, seen }
}
