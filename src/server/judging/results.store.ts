import type { SheetKind, SheetValues } from '#domain/trials/sheet.ts'
import type { Db } from '../platform/database.ts'
import type { PlacedEntry, Sheet, WaterPerformance } from './results.types.ts'
import { RESULT_TABLES } from './resultTables.store.ts'

/** The entries of a trial that have not been withdrawn, in no order. */
export function activeEntries(db: Db, trialId: number): Promise<PlacedEntry[]> {
  return db
    .selectFrom('entry')
    .select(['id', 'dog_id as dogId', 'class', 'start_number as startNumber'])
    .where('trial_id', '=', trialId)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** The sheets, by entry. */
export async function sheetsOf(
  db: Db,
  entryIds: readonly number[],
  kind: SheetKind,
): Promise<ReadonlyMap<number, Sheet>> {
  if (entryIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('sheet')
    .select(['entry_id', 'values', 'updated_at'])
    .where('kind', '=', kind)
    .where('entry_id', 'in', entryIds)
    .execute()
  return new Map(rows.map((row) => [row.entry_id, { values: row.values, updatedAt: row.updated_at }]))
}

/** Saves a dog's sheet, replacing all its values. */
export async function saveSheet(
  db: Db,
  entryId: number,
  kind: SheetKind,
  values: SheetValues,
  at: Date,
): Promise<void> {
  const row = { values: JSON.stringify(values), updated_at: at }
  await db
    .insertInto('sheet')
    .values({ entry_id: entryId, kind, ...row })
    .onConflict((conflict) => conflict.columns(['entry_id', 'kind']).doUpdateSet(row))
    .execute()
}

export async function deleteSheet(db: Db, entryId: number, kind: SheetKind): Promise<void> {
  await db.deleteFrom('sheet').where('entry_id', '=', entryId).where('kind', '=', kind).execute()
}

/** The id of the trial that a result is of; undefined: there is no such result. */
export async function trialIdOfResult(db: Db, kind: SheetKind, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom(RESULT_TABLES[kind].name)
    .select('trial_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.trial_id
}

/** Water and track performances that are done, each with the day of its trial. */
const performances = (db: Db) =>
  db
    .selectFrom('water_result as w')
    .innerJoin('trial as t', 't.id', 'w.trial_id')
    .select([
      'w.id',
      'w.trial_id as trialId',
      'w.dog_id as dogId',
      'w.class',
      'w.outcome',
      't.place',
      'w.water_grade as water',
      'w.track_grade as track',
    ])
    .select((row) => row.ref('t.held_on').$notNull().as('day'))
    .where('t.held_on', 'is not', null)

/** The dogs' performances up to and including a day. */
export async function performancesUntil(
  db: Db,
  dogIds: readonly number[],
  day: string,
): Promise<WaterPerformance[]> {
  if (dogIds.length === 0) return []
  return performances(db).where('w.dog_id', 'in', dogIds).where('t.held_on', '<=', day).execute()
}

export async function performancesById(db: Db, ids: readonly number[]): Promise<WaterPerformance[]> {
  return ids.length === 0 ? [] : performances(db).where('w.id', 'in', ids).execute()
}

/** Locks a water and track performance, so that no hunt result can start to count it before the transaction ends. */
export async function lockPerformance(db: Db, id: number): Promise<void> {
  await db.selectFrom('water_result').select('id').where('id', '=', id).forUpdate().execute()
}

/** Hunt results in which a water and track performance counts. */
export function resultsCounting(db: Db, waterResultId: number) {
  return db
    .selectFrom('trial_result as r')
    .innerJoin('trial as t', 't.id', 'r.trial_id')
    .select([
      'r.id',
      't.id as trialId',
      't.held_on as heldOn',
      't.kaer_nr as kaerNr',
      't.place',
      'r.status',
      'r.class',
      'r.points',
      'r.prize',
    ])
    .where('r.water_result_id', '=', waterResultId)
    .orderBy('t.held_on')
    .execute()
}
