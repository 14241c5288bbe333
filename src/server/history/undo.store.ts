import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { changedSince, rowOf } from './changedSince.store.ts'
import { type Change, FOLLOWED, keyOf, type Stayed } from './followed.store.ts'

const ADDABLE = Object.entries(FOLLOWED)
/** Changes that stand in memory at a time. */
const PAGE = 5000

/** What a source changed, newest first, some at a time. */
export async function* changesOfSource(db: Db, sourceId: number): AsyncGenerator<readonly Change[]> {
  for (let before: number | null = null; ; ) {
    const page: readonly Change[] = await changesBefore(db, sourceId, before)
    yield page
    if (page.length < PAGE) return
    before = page.at(-1)!.id
  }
}

async function changesBefore(db: Db, sourceId: number, before: number | null): Promise<readonly Change[]> {
  const [table, record] = [sql.ref('c.table_name'), sql.ref('c.record')]
  const since = changedSince(
    { table, record, row: rowOf(table, record) },
    sql`later.id > c.id and later.source_id <> c.source_id and later.source_id <> (select current_source())`,
  )
  const { rows } = await sql<Change>`
    select c.id, c.table_name as "table", c.record, c.former, c.deleted, ${since} as "changedSince"
    from record_change c where c.source_id = ${sourceId} and not c.put_back ${before === null ? sql`` : sql`and c.id < ${before}`}
    order by c.id desc limit ${PAGE}`.execute(db)
  return rows
}

/** Takes away shows that a source's undo has given back, and no result of them. Source: docs/rules/shows.md#shows. */
export async function removeEmptied(db: Db, sourceId: number): Promise<void> {
  await sql`
    delete from show s where not s.made_by_hand and not exists (select from show_result r where r.show_id = s.id)
      and s.id::text in (select c.record from record_change c where c.source_id = ${sourceId} and c.table_name = 'show')`.execute(
    db,
  )
}

/**
 * Takes away what a source added and nobody has changed since; a show or dog only while nothing else belongs to it. A dog that stays keeps its
 * numbers and the parents that came with it. @returns what stays
 */
export async function removeAdded(db: Db, sourceId: number): Promise<Stayed[]> {
  const stayed: Stayed[] = []
  for (const [table, key] of REMOVED_IN_ORDER) {
    await sql`
      delete from ${sql.table(table)} t where t.source_id = ${sourceId} and not ${changedByOthers(table, sourceId)}
      ${KEPT_WHERE[table]?.(sourceId) ?? sql``}`.execute(db)
    const { rows } = await sql<Omit<Stayed, 'table'>>`
      select t.${sql.ref(key)}::text as record, ${changedByOthers(table, sourceId)} as changed
      from ${sql.table(table)} t where t.source_id = ${sourceId}`.execute(db)
    stayed.push(...rows.map((row) => ({ table, ...row })))
  }
  return stayed
}

/** Numbers go last but for dogs, when it is known which of those stay. */
const REMOVED_IN_ORDER = ADDABLE.toSorted(
  ([a], [b]) => Number(a === 'dog_number' || a === 'dog') - Number(b === 'dog_number' || b === 'dog'),
)

/** Whether a later source has changed a row: an earlier one changed what had its key before, such as a number that was undone and came again. @param row its alias */
const changedByOthers = (table: string, sourceId: number, row = 't'): RawBuilder<boolean> =>
  changedSince(
    {
      table: sql.lit(table),
      record: sql`${sql.ref(`${row}.${keyOf(table)}`)}::text`,
      row: sql`to_jsonb(${sql.ref(row)})`,
    },
    sql`later.source_id > ${sourceId} and later.source_id <> (select current_source())`,
  )

/** The added dogs that stay, with their added ancestors. */
const stayingDogs = (sourceId: number): RawBuilder<unknown> => sql`
  with recursive staying as (
    select t.id, t.sire_id, t.dam_id from dog t
    where t.source_id = ${sourceId} and (${changedByOthers('dog', sourceId)} or exists (${ofDog(sourceId)}))
    union
    select p.id, p.sire_id, p.dam_id from staying s join dog p on p.id in (s.sire_id, s.dam_id) and p.source_id = ${sourceId}
  )
  select id from staying`

/** Whatever would go with a dog `t` that a source added, or be without a parent; its own numbers and offspring of the same source go too. */
const ofDog = (sourceId: number): RawBuilder<unknown> => sql`
  ${REFERRING} union all
  select from dog b where t.id in (b.sire_id, b.dam_id) and b.source_id is distinct from ${sourceId} union all
  select from dog_number b where b.dog_id = t.id and (b.source_id is distinct from ${sourceId}
    or ${changedByOthers('dog_number', sourceId, 'b')})`

const REFERRING = sql.join(
  [
    ...ADDABLE.filter(([table]) => table !== 'dog' && table !== 'dog_number' && table !== 'show').map(
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
    ['litter_inquiry', 'sire_id'],
    ['litter_inquiry', 'dam_id'],
  ].map(([table, column]) => sql`select from ${sql.table(table!)} b where b.${sql.ref(column!)} = t.id`),
  sql` union all `,
)

/** As `not in`, which the database would look through for each row where the list is long. */
const isNotOf = (ids: RawBuilder<unknown>, column: string): RawBuilder<unknown> =>
  sql`and not exists (select from (${ids}) listed where listed.id = ${sql.ref(column)})`

/** What keeps an added row `t` of a table from being taken away. */
const KEPT_WHERE: Readonly<Record<string, (sourceId: number) => RawBuilder<unknown>>> = {
  dog_number: (sourceId) => isNotOf(stayingDogs(sourceId), 't.dog_id'),
  dog: (sourceId) => isNotOf(stayingDogs(sourceId), 't.id'),
  show: () => sql`and not exists (select from show_result r where r.show_id = t.id)`,
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

/** Whether any dog that an undo has given a former parent back is its own ancestor now. */
export async function isInLoop(db: Db, sourceId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive line (start, id) as (
      select d.id, p.id from (
          select c.record::bigint as id from record_change c where c.source_id = ${sourceId} and c.table_name = 'dog'
            and (c.former ->> 'sire_id' is not null or c.former ->> 'dam_id' is not null)
        ) c join dog d on d.id = c.id cross join lateral (values (d.sire_id), (d.dam_id)) p (id)
        where p.id is not null
      union select l.start, p.id from line l join dog d on d.id = l.id
        cross join lateral (values (d.sire_id), (d.dam_id)) p (id) where p.id is not null
    )
    select exists (select from line where start = id) as found`.execute(db)
  return rows[0]?.found === true
}
