import { type RawBuilder, sql } from 'kysely'
import { asKey, FOLLOWED, keyOf } from './followed.store.ts'

/** Tables of whose rows some columns are followed. */
const PARTLY_FOLLOWED = ['entry', 'litter_inquiry', 'consent_log', 'trial'] as const

/** Columns that change with every save. */
const PASSING = sql`'{version,created_at,updated_at,saved_at}'::text[]`

/** A row as JSON by the name of its table and its key; null: it is gone. */
export const rowOf = (table: RawBuilder<unknown>, record: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case ${table} ${sql.join(
    [...Object.keys(FOLLOWED), ...PARTLY_FOLLOWED].map(
      (name) => sql`when ${sql.lit(name)} then (
        select to_jsonb(r) from ${sql.table(name)} r where r.${sql.ref(keyOf(name))} = ${asKey(name, record)})`,
    ),
    sql` `,
  )} end`

interface KeptRow {
  readonly table: RawBuilder<unknown>
  readonly record: RawBuilder<unknown>
  /** as it is, as JSON */
  readonly row: RawBuilder<unknown>
}

/** A query of the values that changes of a row, those of `which`, replaced first, as JSON. */
const replaced = (
  { table, record }: KeptRow,
  which: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`coalesce((
  select jsonb_object_agg(first.key, first.value) from (
    select distinct on (v.key) v.key, v.value
    from record_change later cross join lateral jsonb_each(later.former - ${PASSING}) v
    where later.table_name = ${table} and later.record = ${record} and not later.put_back and ${which}
    order by v.key, later.id
  ) first
), '{}')`

/**
 * Whether a row is another one than before the changes `later` of `which`, in SQL: one that was changed and changed back, as by an undo, is not. What the running
 * undo has laid back itself does not count. Source: docs/rules/history.md#undo.
 */
export const changedSince = (kept: KeptRow, which: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  case when exists (
    select from record_change later
    where later.table_name = ${kept.table} and later.record = ${kept.record} and not later.put_back and ${which}
  ) then not coalesce(
    ${kept.row} || ${replaced(kept, sql`later.source_id = (select current_source())`)} @> ${replaced(kept, which)}, false
  ) else false end`
