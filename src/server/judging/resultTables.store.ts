import { judgeHunt, judgeWater } from '#domain/trials/judging.ts'
import type { ResultStatus } from '#domain/trials/results.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import type { Db } from '../platform/database.ts'
import { doneHunt, doneWater } from './doneResult.ts'
import { huntColumns, waterColumns } from './resultColumns.ts'
import type { DoneResult, Performance } from './results.types.ts'

/** The keys of a new result. */
interface NewResult {
  readonly dogId: number
  readonly doneAt: Date
}

/** The table of one kind's results; chosen once from `RESULT_TABLES`. */
export interface ResultTable {
  readonly name: 'trial_result' | 'water_result'
  /** Inserts a performance as the rulebook judges it. */
  insert(db: Db, performance: Performance, of: NewResult): Promise<DoneResult>
  /** Replaces the stored performance. */
  update(db: Db, performance: Performance, of: Pick<DoneResult, 'id' | 'version'>): Promise<DoneResult>
}

export const RESULT_TABLES: Readonly<Record<SheetKind, ResultTable>> = {
  hunt: {
    name: 'trial_result',
    async insert(db, performance, of) {
      const row = await db
        .insertInto('trial_result')
        .values({ ...newColumns(performance, of), ...judgedHunt(performance) })
        .returningAll()
        .executeTakeFirstOrThrow()
      return doneHunt(row, performance.trial.judges)
    },
    async update(db, performance, { id, version }) {
      const row = await db
        .updateTable('trial_result')
        .set({ ...judgedHunt(performance), version: version + 1 })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return doneHunt(row, performance.trial.judges)
    },
  },
  water: {
    name: 'water_result',
    async insert(db, performance, of) {
      const row = await db
        .insertInto('water_result')
        .values({ ...newColumns(performance, of), ...judgedWater(performance) })
        .returningAll()
        .executeTakeFirstOrThrow()
      return doneWater(row, performance.trial.judges)
    },
    async update(db, performance, { id, version }) {
      const row = await db
        .updateTable('water_result')
        .set({ ...judgedWater(performance), version: version + 1 })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return doneWater(row, performance.trial.judges)
    },
  },
}

/**
 * Gives a hunt result the water and track work that counts in it, and the sums that follow from that; what was typed stays.
 * @returns the sums
 */
export async function recountHunt(
  db: Db,
  performance: Performance,
  { id, version }: Pick<DoneResult, 'id' | 'version'>,
) {
  const { points, prize, water_grade, track_grade, water_result_id } = judgedHunt(performance)
  await db
    .updateTable('trial_result')
    .set({ points, prize, water_grade, track_grade, water_result_id, version: version + 1 })
    .where('id', '=', id)
    .execute()
  return { points, prize }
}

export async function deleteResult(db: Db, kind: SheetKind, id: number): Promise<void> {
  await db.deleteFrom(RESULT_TABLES[kind].name).where('id', '=', id).execute()
}

/** Makes all results of a trial official, or preliminary. */
export async function updateStatus(db: Db, trialId: number, status: ResultStatus): Promise<void> {
  for (const kind of ['hunt', 'water'] as const)
    await db.updateTable(RESULT_TABLES[kind].name).set({ status }).where('trial_id', '=', trialId).execute()
}

const newColumns = ({ trial }: Performance, { dogId, doneAt }: NewResult) => ({
  trial_id: trial.id,
  dog_id: dogId,
  status: 'preliminary' as const,
  done_at: doneAt,
})

/** Columns of a hunt result as the rulebook judges it. */
function judgedHunt({ trial, rulebook, class: trialClass, values, water }: Performance) {
  const { outcome, grades, points, prize } = judgeHunt(rulebook, trialClass, values, water)
  return {
    ...huntColumns(values, trial.judges),
    class: trialClass,
    outcome,
    search_grade: grades.search ?? null,
    game_grade: grades.game ?? null,
    retrieve_grade: grades.retrieve ?? null,
    water_grade: grades.water ?? null,
    track_grade: grades.track ?? null,
    points,
    prize,
    rulebook_id: rulebook.id,
    water_result_id: points === null ? null : (water?.id ?? null),
  }
}

/** Columns of a water and track result as the rulebook judges it. */
function judgedWater({ trial, rulebook, class: trialClass, values }: Performance) {
  const { outcome, grades } = judgeWater(rulebook, trialClass, values)
  return {
    ...waterColumns(values, trial.judges),
    class: trialClass,
    outcome,
    water_grade: grades.water ?? null,
    track_grade: grades.track ?? null,
    rulebook_id: rulebook.id,
  }
}
