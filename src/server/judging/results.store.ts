import { sql } from 'kysely'
import type { TrialClass } from '#domain/trials/results.ts'
import type { SheetKind, SheetValues } from '#domain/trials/sheet.ts'
import type { Db } from '../platform/database.ts'
import { valuesOfHunt, valuesOfWater } from '../trials/resultColumns.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import type { DoneResult, HuntRow, PlacedEntry, Sheet, WaterPerformance, WaterRow } from './results.types.ts'

/** The entries of a trial that have not been withdrawn, in no order. */
export function activeEntries(db: Db, trialId: number): Promise<PlacedEntry[]> {
  return db
    .selectFrom('entry')
    .select(['id', 'dog_id as dogId', 'class', 'start_number as startNumber'])
    .where('trial_id', '=', trialId)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** What is being written down, by entry. */
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

/** Writes what is filled in of a dog, in place of what was. */
export async function saveSheet(
  tx: Db,
  entryId: number,
  kind: SheetKind,
  values: SheetValues,
  at: Date,
): Promise<void> {
  const row = { values: JSON.stringify(values), updated_at: at }
  await tx
    .insertInto('sheet')
    .values({ entry_id: entryId, kind, ...row })
    .onConflict((conflict) => conflict.columns(['entry_id', 'kind']).doUpdateSet(row))
    .execute()
}

export async function deleteSheet(tx: Db, entryId: number, kind: SheetKind): Promise<void> {
  await tx.deleteFrom('sheet').where('entry_id', '=', entryId).where('kind', '=', kind).execute()
}

const TABLES = { hunt: 'trial_result', water: 'water_result' } as const

/** The results of a trial that have been marked done. */
export async function doneResults(db: Db, trial: TrialHead, kind: SheetKind): Promise<DoneResult[]> {
  if (kind === 'hunt') {
    const rows = await db.selectFrom('trial_result').selectAll().where('trial_id', '=', trial.id).execute()
    return rows.map((row) => doneHunt(row, trial))
  }
  const rows = await db.selectFrom('water_result').selectAll().where('trial_id', '=', trial.id).execute()
  return rows.map((row) => doneWater(row, trial))
}

/** The id of the trial that a result is of; undefined: there is no such result. */
export async function trialIdOfResult(db: Db, kind: SheetKind, id: number): Promise<number | undefined> {
  const row = await db.selectFrom(TABLES[kind]).select('trial_id').where('id', '=', id).executeTakeFirst()
  return row?.trial_id
}

/** Puts an entry into the class in which its dog was judged. */
export async function enterInClass(tx: Db, entryId: number, trialClass: TrialClass): Promise<void> {
  await tx
    .updateTable('entry')
    .set({ class: trialClass, version: sql`version + 1` })
    .where('id', '=', entryId)
    .execute()
}

export async function deleteResult(tx: Db, kind: SheetKind, id: number): Promise<void> {
  await tx.deleteFrom(TABLES[kind]).where('id', '=', id).execute()
}

function doneHunt(row: HuntRow, { judges }: TrialHead): DoneResult {
  const { points, prize, water_result_id: id, water_grade: water, track_grade: track } = row
  const counted = id !== null || water !== null || track !== null
  return {
    ...doneHead(row),
    points,
    prize,
    water: counted ? { id, water, track } : null,
    values: valuesOfHunt(row, judges),
  }
}

function doneWater(row: WaterRow, { judges }: TrialHead): DoneResult {
  return { ...doneHead(row), points: null, prize: 0, water: null, values: valuesOfWater(row, judges) }
}

function doneHead(row: HuntRow | WaterRow) {
  return {
    id: row.id,
    trialId: row.trial_id,
    dogId: row.dog_id,
    class: row.class,
    status: row.status,
    doneAt: row.done_at,
    version: row.version,
    rulebookId: row.rulebook_id,
    judge: row.judge,
  }
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

/** The dogs' performances up to a day, that day's too. */
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

/** Locks a water and track performance, so that nothing begins to rest on it until the transaction ends. */
export async function lockPerformance(tx: Db, id: number): Promise<void> {
  await tx.selectFrom('water_result').select('id').where('id', '=', id).forUpdate().execute()
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
