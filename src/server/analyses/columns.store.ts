import { type RawBuilder, sql } from 'kysely'
import { type Columns, listsOf } from '../platform/columns.store.ts'
import type { Db } from '../platform/database.ts'
import type { ReadMeasure, ReadResults } from './columns.ts'

type Sql = RawBuilder<unknown>

/** Where the results of one kind stand: a result is `r`, the trial or show that it belongs to `e`. */
export interface ResultSource {
  readonly table: 'trial_result' | 'water_result' | 'show_result'
  readonly event: 'trial' | 'show'
  /** of an event: `season`, and what else results are narrowed to and grouped by */
  readonly ofEvents: Columns
  /** of a result: `class`, `judge`, `scale`, what it was judged on (null: the one in force) */
  readonly ofResults: Columns
}

/** A measure of a result. */
export interface MeasureSource {
  readonly name: string
  /** a number; null: the result has none */
  readonly value: Sql
  /** in which part of the distribution it counts */
  readonly part: Sql
}

/** `20240517` of a day, so that whole years between two follow by division. */
const numberOf = (day: Sql) =>
  sql`(extract(year from ${day}) * 10000 + extract(month from ${day}) * 100 + extract(day from ${day}))::int`

/** What is known of dogs; varieties of a breed are one breed. */
const OF_DOGS: Columns = {
  id: sql`d.id`,
  birth: numberOf(sql`d.birth_date`),
  breed: sql`split_part(d.breed_code, '.', 1)`,
  variety: sql`d.breed_code`,
  sex: sql`d.sex`,
  sire: sql`d.sire_id`,
  dam: sql`d.dam_id`,
  kennel: sql`d.kennel_name`,
}

/** All results of a kind, of dogs that are in the register, as they are at one moment. */
export async function readResults(
  db: Db,
  { table, event, ofEvents, ofResults }: ResultSource,
): Promise<ReadResults> {
  const of = sql.table(table)
  const events = { id: sql`e.id`, day: numberOf(sql`e.held_on`), ...ofEvents }
  const results = { id: sql`r.id`, dog: sql`r.dog_id`, event: sql.ref(`r.${event}_id`), ...ofResults }
  const { rows } = await sql<ReadResults>`select
    ${listsOf(OF_DOGS, sql`from dog d where d.registered and exists (select from ${of} r where r.dog_id = d.id)`)} as dogs,
    ${listsOf(events, sql`from ${sql.table(event)} e`)} as events,
    ${listsOf(results, sql`from ${of} r order by r.dog_id, r.id`)} as results`.execute(db)
  return rows[0]!
}

/** A measure of all results that have it. */
export async function readMeasure(
  db: Db,
  { table }: ResultSource,
  { value, part }: MeasureSource,
): Promise<ReadMeasure> {
  const columns = { id: sql`r.id`, value: sql`(${value})::float8`, part }
  const { rows } = await sql<{ read: ReadMeasure }>`
    select ${listsOf(columns, sql`from ${sql.table(table)} r where (${value}) is not null`)} as read`.execute(
    db,
  )
  return rows[0]!.read
}
