import { type RawBuilder, sql } from 'kysely'
import { REMOVED } from '#contract/constants.ts'
import type { Db } from '../platform/database.ts'

/** The tables that the history follows whole, with the column that names a row; shows and dogs last, because the others belong to them. */
const FOLLOWED = {
  dog_number: 'key',
  dog_owner: 'id',
  dog_title: 'id',
  breeding_award: 'id',
  health_statement: 'id',
  show_result: 'id',
  breeding_review: 'id',
  register_entry: 'id',
  trial_result: 'id',
  water_result: 'id',
  show: 'id',
  dog: 'id',
} as const
const ADDABLE = Object.entries(FOLLOWED)
/** Those whose forms say which version they have seen, so that a form from before an undo is told of it. */
const VERSIONED: ReadonlySet<string> = new Set([
  'show',
  'show_result',
  'breeding_review',
  'register_entry',
  'dog_title',
])

/** A row that a source changed or deleted, with its former values. */
export interface Change {
  readonly id: number
  readonly table: string
  readonly record: string
  readonly former: Readonly<Record<string, unknown>>
  readonly deleted: boolean
  /** a later source has changed the same row */
  readonly changedSince: boolean
}

export type RecordKey = Pick<Change, 'table' | 'record'>

/** What a source changed, newest first. */
export async function changesOfSource(db: Db, sourceId: number): Promise<readonly Change[]> {
  const { rows } = await sql<Change>`
    select c.id, c.table_name as "table", c.record, c.former, c.deleted, exists (
      select from record_change later
      where later.table_name = c.table_name and later.record = c.record and later.id > c.id and later.source_id <> c.source_id
    ) as "changedSince"
    from record_change c where c.source_id = ${sourceId} order by c.id desc`.execute(db)
  return rows
}

/** Runs a change that the database may refuse: then nothing of it stays. @returns whether it was taken */
export async function attempt(db: Db, change: () => Promise<boolean>): Promise<boolean> {
  await sql`savepoint attempt`.execute(db)
  try {
    const taken = await change()
    await sql`release savepoint attempt`.execute(db)
    return taken
  } catch (error) {
    if (!isConstraint(error)) throw error
    await sql`rollback to savepoint attempt`.execute(db)
    return false
  }
}

/** Class 23 of SQLSTATE: integrity constraint violation. */
const isConstraint = (error: unknown): boolean =>
  String((error as { readonly code?: unknown }).code ?? '').startsWith('23')

/** Gives a row its former values back, but for those that were erased. @returns false where there is no such row any more */
export async function restoreValues(db: Db, { table, record, former }: Change): Promise<boolean> {
  const columns = Object.keys(former).filter((name) => former[name] !== REMOVED)
  if (columns.length === 0) return true
  const key = (FOLLOWED as Readonly<Record<string, string>>)[table] ?? 'id'
  const values = sql.join([
    ...columns.map((name) => sql`${sql.ref(name)} = f.${sql.ref(name)}`),
    ...(VERSIONED.has(table) ? [sql`version = t.version + 1`] : []),
  ])
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} t set ${values}
    from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(withoutErased(former))}::jsonb) f
    where t.${sql.ref(key)}::text = ${record}`.execute(db)
  return numAffectedRows === 1n
}

/** Puts a deleted row back under its own id; a person or picture that is gone meanwhile stays unknown. */
export async function restoreRow(db: Db, { table, former }: Change): Promise<boolean> {
  const columns = sql.join(Object.keys(former).map((name) => sql.ref(name)))
  const known = withoutErased(former)
  const values = table === 'dog' ? await withoutMissing(db, known) : known
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb)`.execute(
    db,
  )
  return true
}

const withoutErased = (former: Change['former']): Change['former'] =>
  Object.fromEntries(Object.entries(former).map(([name, value]) => [name, value === REMOVED ? null : value]))

async function withoutMissing(db: Db, former: Change['former']): Promise<Change['former']> {
  const { rows } = await sql<Record<string, unknown>>`
    select (select id from person where id::text = ${String(former.breeder_id)}) as breeder_id,
      (select id from file where id::text = ${String(former.picture_id)}) as picture_id`.execute(db)
  return { ...former, ...rows[0] }
}

/** The other show that has the day, place, country and name that a change would give back; undefined: there is none. */
export async function twinShow(db: Db, { record, former }: Change): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select s.id from show s, jsonb_populate_record(null::show,
      coalesce((select to_jsonb(n) from show n where n.id::text = ${record}), '{}') || ${JSON.stringify(former)}::jsonb) f
    where s.id::text <> ${record} and s.held_on = f.held_on and fold_text(s.place) = fold_text(f.place)
      and s.country = f.country and s.name is not distinct from f.name
    order by s.id limit 1`.execute(db)
  return rows[0]?.id
}

/** Takes away shows that a source's undo has given back, and no result of them. Source: docs/rules/shows.md#shows. */
export async function removeEmptied(db: Db, sourceId: number): Promise<void> {
  await sql`
    delete from show s where not s.made_by_hand and not exists (select from show_result r where r.show_id = s.id)
      and s.id::text in (select c.record from record_change c where c.source_id = ${sourceId} and c.table_name = 'show')`.execute(
    db,
  )
}

/** Takes away what a source added and nobody has changed since; a show or dog only while nothing belongs to it. @returns what stays */
export async function removeAdded(db: Db, sourceId: number): Promise<RecordKey[]> {
  const stayed: RecordKey[] = []
  for (const [table, key] of ADDABLE) {
    await sql`
      delete from ${sql.table(table)} t where t.source_id = ${sourceId} and not exists (
        select from record_change c where c.table_name = ${table} and c.record = t.${sql.ref(key)}::text and c.source_id <> ${sourceId}
          and c.source_id <> current_source()
      ) ${table in BELONGING ? sql`and not exists (${BELONGING[table]})` : sql``}`.execute(db)
    const { rows } = await sql<{ record: string }>`
      select ${sql.ref(key)}::text as record from ${sql.table(table)} where source_id = ${sourceId}`.execute(
      db,
    )
    stayed.push(...rows.map(({ record }) => ({ table, record })))
  }
  return stayed
}

/** Whatever would go with a dog `t`, or be without a parent. */
const ofDog = sql.join(
  [
    ...ADDABLE.filter(([table]) => table !== 'dog' && table !== 'show').map(
      ([table]) => [table, 'dog_id'] as const,
    ),
    ...(
      [
        'entry',
        'paper_award',
        'objection',
        'proposal',
        'health_inquiry',
        'consent_log',
        'review_entry',
      ] as const
    ).map((table) => [table, 'dog_id'] as const),
    ['dog', 'sire_id'],
    ['dog', 'dam_id'],
    ['litter_inquiry', 'sire_id'],
    ['litter_inquiry', 'dam_id'],
  ].map(([table, column]) => sql`select from ${sql.table(table!)} b where b.${sql.ref(column!)} = t.id`),
  sql` union all `,
)

/** What keeps an added row `t` of a table from being taken away. */
const BELONGING: Readonly<Record<string, RawBuilder<unknown>>> = {
  dog: ofDog,
  show: sql`select from show_result r where r.show_id = t.id`,
}

/** Numbers and names of the dogs that rows belong to, or are; of a show its day and place. */
export async function labelsOf(db: Db, keys: readonly RecordKey[]): Promise<readonly (string | null)[]> {
  const labels: (string | null)[] = []
  for (const { table, record } of keys) {
    const { rows } = await (table === 'show' ? showLabel(record) : dogLabel({ table, record })).execute(db)
    labels.push(rows[0]?.label ?? null)
  }
  return labels
}

const showLabel = (record: string) => sql<{ label: string }>`
  select to_char(held_on, 'DD.MM.YYYY') || ' ' || place as label from show where id::text = ${record}`

/** Also of a row that is gone, by its former values. */
function dogLabel({ table, record }: RecordKey) {
  const key = (FOLLOWED as Readonly<Record<string, string>>)[table] ?? 'id'
  const dog = table === 'dog' ? 'id' : table === 'litter_inquiry' ? 'sire_id' : 'dog_id'
  return sql<{ label: string }>`
    select concat_ws(' ', n.regnr, nullif(d.name, n.regnr)) as label
    from dog d join main_number n on n.dog_id = d.id
    where d.id = coalesce(
      (select t.${sql.ref(dog)} from ${sql.table(table)} t where t.${sql.ref(key)}::text = ${record}),
      (select (c.former ->> ${dog})::bigint from record_change c
        where c.table_name = ${table} and c.record = ${record} and c.deleted order by c.id desc limit 1))`
}

/** Dogs whose numbers a source moved, and those that it took away. */
const touchedDogs = (sourceId: number) => sql`
  select d.id from dog d where d.id in (
    select (c.former ->> 'dog_id')::bigint from record_change c where c.source_id = ${sourceId} and c.table_name = 'dog_number'
    union select n.dog_id from record_change c join dog_number n on n.key = c.record
      where c.source_id = ${sourceId} and c.table_name = 'dog_number'
    union select c.record::bigint from record_change c where c.source_id = ${sourceId} and c.table_name = 'dog'
    union select added.id from dog added where added.source_id = ${sourceId}
  )`

/** Gives each of the dogs whose numbers a source touched a main number. @returns false where one of them has no number at all */
export async function mendMainNumbers(db: Db, sourceId: number): Promise<boolean> {
  await sql`
    update dog_number set is_primary = true where key in (
      select distinct on (n.dog_id) n.key from dog_number n
      where n.dog_id in (${touchedDogs(sourceId)})
        and not exists (select from dog_number main where main.dog_id = n.dog_id and main.is_primary)
      order by n.dog_id, n.key
    )`.execute(db)
  const { rows } = await sql<{ left: boolean }>`
    select exists (
      select from (${touchedDogs(sourceId)}) d where not exists (select from dog_number n where n.dog_id = d.id)
    ) as left`.execute(db)
  return rows[0]?.left === false
}

/** Whether any dog that a source changed or took away is its own ancestor now. */
export async function isInLoop(db: Db, sourceId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive line (start, id) as (
      select d.id, p.id from (${touchedDogs(sourceId)}) t join dog d on d.id = t.id
        cross join lateral (values (d.sire_id), (d.dam_id)) p (id) where p.id is not null
      union select l.start, p.id from line l join dog d on d.id = l.id
        cross join lateral (values (d.sire_id), (d.dam_id)) p (id) where p.id is not null
    )
    select exists (select from line where start = id) as found`.execute(db)
  return rows[0]?.found === true
}
