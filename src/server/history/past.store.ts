import { type RawBuilder, sql } from 'kysely'
import { REMOVED } from '#contract/constants.ts'
import { FOLLOWED, type FollowedTable } from './followed.store.ts'

/** Tables of whose rows some columns are followed. */
type PartlyFollowed = 'trial' | 'entry'

/** Changes of a row after a moment, the oldest first: what they replaced is what stood there then. */
const later = (table: FollowedTable | PartlyFollowed, record: RawBuilder<unknown>, until: Date) => sql`
  record_change c join change_source s on s.id = c.source_id
  where c.table_name = ${table} and c.record = ${record}::text and s.made_at > ${until}`

/** The values that a row had at a moment, of the columns that were changed since, as JSON; what was erased of a person is *removed*. */
export const formerValues = (
  table: FollowedTable | PartlyFollowed,
  record: RawBuilder<unknown>,
  until: Date,
) => sql<Readonly<Record<string, unknown>>>`coalesce((
  select jsonb_object_agg(oldest.key, oldest.value) from (
    select distinct on (v.key) v.key, v.value
    from (select c.id, c.former from ${later(table, record, until)}) c cross join lateral jsonb_each(c.former) v
    order by v.key, c.id
  ) oldest
), '{}')`

/** Whether a row was away at a moment, because it was deleted before and put back after it. */
const wasAway = (table: FollowedTable, record: RawBuilder<unknown>, until: Date) => sql<boolean>`
  coalesce((select c.put_back from ${later(table, record, until)} order by c.id limit 1), false)`

/** Whether what a source added was there at a moment; what is older than the history was. */
export const wasAdded = (source: RawBuilder<unknown>, until: Date) => sql<boolean>`
  coalesce((select s.made_at <= ${until} from change_source s where s.id = ${source}), true)`

/** An erased value as one that is not known: a link to a person has no place for a word. */
const withoutErased = (values: RawBuilder<unknown>) => sql`
  (select coalesce(jsonb_object_agg(v.key, nullif(v.value, to_jsonb(${REMOVED}::text))), '{}') from jsonb_each(${values}) v)`

/** What rows belong to. */
interface Owner {
  readonly column: 'dog_id' | 'trial_id'
  readonly id: number
}

/** The rows of a table that belong to a dog or trial: now, or as they stood at a moment. Source: docs/rules/history.md#as-on-a-day. */
export function rowsOf(
  table: Exclude<FollowedTable, 'dog' | 'show'>,
  { column, id }: Owner,
  until: Date | null,
): RawBuilder<unknown> {
  const [rows, owner] = [sql.table(table), sql.ref(column)]
  if (until === null) return sql`(select * from ${rows} where ${owner} = ${id})`
  const key = sql.ref(FOLLOWED[table])
  const type = sql.raw(FOLLOWED[table] === 'id' ? 'bigint' : 'text')
  const known = sql`(
      select ${key} as record from ${rows} where ${owner} = ${id}
      union
      select record::${type} from record_change where table_name = ${table} and former ->> ${sql.lit(column)} = ${String(id)}
    )`
  return pastRows(table, { known, until, where: sql`past.${owner} = ${id}` })
}

/** Rows of a table by their ids, as they stood at a moment; those that were not there are left out. */
export const rowsByIds = (
  table: Exclude<FollowedTable, 'dog_number'>,
  ids: readonly number[],
  until: Date,
): RawBuilder<unknown> =>
  pastRows(table, {
    known: sql`(select unnest(${[...ids]}::bigint[]) as record)`,
    until,
    where: sql`past.id is not null`,
  })

interface Known {
  /** ids of rows, as `record` */
  readonly known: RawBuilder<unknown>
  readonly until: Date
  /** which of the rows `past` are meant */
  readonly where: RawBuilder<unknown>
}

function pastRows(table: FollowedTable, { known, until, where }: Known): RawBuilder<unknown> {
  const [rows, key] = [sql.table(table), sql.ref(FOLLOWED[table])]
  return sql`(
    select past.* from ${known} known
    left join ${rows} present on present.${key} = known.record
    cross join lateral jsonb_populate_record(null::${rows},
      coalesce(to_jsonb(present), '{}') || ${withoutErased(formerValues(table, sql`known.record`, until))}) past
    where ${where} and ${wasAdded(sql`past.source_id`, until)} and not ${wasAway(table, sql`known.record`, until)}
  )`
}

/** Shows that there are, and for a moment in the past those that there were. */
export const showsAt = (until: Date | null): RawBuilder<unknown> =>
  until === null
    ? sql`show`
    : sql`(
      select id, held_on, place from show
      union all
      select distinct on (gone.id) gone.id, gone.held_on, gone.place
      from record_change c cross join lateral jsonb_populate_record(null::show, c.former) gone
      where c.table_name = 'show' and c.deleted and not exists (select from show s where s.id = gone.id)
    )`
