import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { OwningDog } from './resultInfo.types.ts'

type ResultTable = 'trial_result' | 'water_result' | 'show_result'

/** What a row belongs to, or belonged to when it went. */
interface Place {
  readonly dogId: number
  readonly eventId: number
  readonly present: boolean
}

const eventOf = (table: ResultTable) => (table === 'show_result' ? 'show_id' : 'trial_id')

/** Where a result stands, or stood last; undefined: there never was one. */
export async function placeOf(db: Db, table: ResultTable, id: number): Promise<Place | undefined> {
  const event = eventOf(table)
  const { rows } = await sql<Place>`
    select dog_id as "dogId", ${sql.ref(event)} as "eventId", true as present from ${sql.table(table)} where id = ${id}
    union all (
      select (former ->> 'dog_id')::bigint, (former ->> ${event})::bigint, false from record_change
      where table_name = ${table} and record = ${String(id)} and deleted order by id desc limit 1
    )`.execute(db)
  return rows.find(({ present }) => present) ?? rows[0]
}

/** The dogs that a result has been moved from, each with when that was last. */
export async function formerDogs(db: Db, table: ResultTable, id: number): Promise<readonly OwningDog[]> {
  const { rows } = await sql<OwningDog>`
    select (c.former ->> 'dog_id')::bigint as id, max(s.made_at) as until
    from record_change c join change_source s on s.id = c.source_id
    where c.table_name = ${table} and c.record = ${String(id)} and c.former ? 'dog_id' and not c.deleted
    group by 1 order by 1`.execute(db)
  return rows
}

/** Most rows that one result has been: each opening makes one more. */
const MOST_ROWS = 50

/** The row that there is in a trial of a dog, or of the one that its result has been moved to since. */
export async function rowAfter(
  db: Db,
  table: 'trial_result' | 'water_result',
  { trialId, dogId }: { readonly trialId: number; readonly dogId: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select r.id from ${sql.table(table)} r where r.trial_id = ${trialId} and (r.dog_id = ${dogId} or exists (
      select from record_change c
      where c.table_name = ${table} and c.record = r.id::text and c.former ->> 'dog_id' = ${String(dogId)}))
    order by (r.dog_id = ${dogId}) desc, r.id limit 1`.execute(db)
  return rows[0]?.id
}

/** The rows of some dogs in a trial that were taken back. */
export async function rowsTakenBack(
  db: Db,
  table: 'trial_result' | 'water_result',
  { trialId, dogIds }: { readonly trialId: number; readonly dogIds: readonly number[] },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct c.record::bigint as id from record_change c
    where c.table_name = ${table} and c.former ->> 'trial_id' = ${String(trialId)} and c.deleted
      and (c.former ->> 'dog_id')::bigint = any(${[...dogIds]}::bigint[])
      and not exists (select from ${sql.table(table)} r where r.id = c.record::bigint)
    order by 1 desc limit ${MOST_ROWS}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The shows that a show's result has stood in. */
export async function showsOf(db: Db, id: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select show_id as id from show_result where id = ${id}
    union select (former ->> 'show_id')::bigint from record_change
      where table_name = 'show_result' and record = ${String(id)} and former ? 'show_id'`.execute(db)
  return rows.map((row) => row.id)
}

/** Whether a dog's sheet is being written again. */
export async function isOpen(
  db: Db,
  kind: 'hunt' | 'water',
  { trialId, dogId }: { readonly trialId: number; readonly dogId: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('sheet as s')
    .innerJoin('entry as e', 'e.id', 's.entry_id')
    .select('s.entry_id')
    .where('e.trial_id', '=', trialId)
    .where('e.dog_id', '=', dogId)
    .where('s.kind', '=', kind)
    .executeTakeFirst()
  return found !== undefined
}

/** A result of a dog by what its page knows of it. */
export interface DogResult {
  readonly kind: 'hunt' | 'water'
  readonly id: number
  readonly date: string
  readonly kaerNr: number | null
}

/** Most results of a dog that are named: more than any dog has. */
const MOST_RESULTS = 500

export async function trialResultsOf(db: Db, dogId: number): Promise<readonly DogResult[]> {
  const of = (kind: DogResult['kind'], table: ResultTable) => sql`
    select ${sql.lit(kind)} as kind, r.id, t.held_on as date, t.kaer_nr as "kaerNr"
    from ${sql.table(table)} r join trial t on t.id = r.trial_id where r.dog_id = ${dogId} and t.held_on is not null`
  const { rows } = await sql<DogResult>`
    ${of('hunt', 'trial_result')} union all ${of('water', 'water_result')}
    order by date desc, id desc limit ${MOST_RESULTS}`.execute(db)
  return rows
}
