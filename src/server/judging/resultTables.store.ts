import type { GivenResult, OverriddenChecks } from '#domain/trials/accepted.ts'
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
  readonly overridden: OverriddenChecks | null
  /** what it was given before it was opened, where that stays */
  readonly given: GivenResult | null
}

/** Which result is replaced, and what of it stays. */
interface Replaced extends Pick<DoneResult, 'id' | 'version' | 'overridden'> {
  /** class, scores, points and prize stay as they were given */
  readonly sums: boolean
  /** whoever judged it stays, also one who is known by name alone */
  readonly judge: boolean
  readonly at: Date
}

/** The table of one kind's results; chosen once from `RESULT_TABLES`. */
export interface ResultTable {
  readonly name: 'trial_result' | 'water_result'
  /** Inserts a performance as the rulebook judges it. */
  insert(db: Db, performance: Performance, of: NewResult): Promise<DoneResult>
  /** Replaces the stored performance. */
  update(db: Db, performance: Performance, of: Replaced): Promise<DoneResult>
}

export const RESULT_TABLES: Readonly<Record<SheetKind, ResultTable>> = {
  hunt: {
    name: 'trial_result',
    async insert(db, performance, of) {
      const row = await db
        .insertInto('trial_result')
        .values({ ...newColumns(performance, of), ...judgedHunt(performance), ...givenHunt(of, performance) })
        .returningAll()
        .executeTakeFirstOrThrow()
      return doneHunt(row, performance.trial.judges)
    },
    async update(db, performance, replaced) {
      const row = await db
        .updateTable('trial_result')
        .set(replacedColumns(judgedHunt(performance), replaced))
        .where('id', '=', replaced.id)
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
        .values({
          ...newColumns(performance, of),
          ...judgedWater(performance),
          ...givenWater(of, performance),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return doneWater(row, performance.trial.judges)
    },
    async update(db, performance, replaced) {
      const row = await db
        .updateTable('water_result')
        .set(replacedColumns(judgedWater(performance), replaced))
        .where('id', '=', replaced.id)
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

const newColumns = ({ trial }: Performance, { dogId, doneAt, overridden }: NewResult) => ({
  trial_id: trial.id,
  dog_id: dogId,
  status: 'preliminary' as const,
  done_at: doneAt,
  overridden: overridden && JSON.stringify(overridden),
})

/** What stays of a water result that was open; whoever judged it may be known by name alone. */
function givenWater({ given }: NewResult, { values }: Performance) {
  if (!given) return {}
  const isTheirs = given.values.judgeId === undefined && (values.judgeId ?? null) === null
  return { rulebook_id: given.rulebookId, ...(isTheirs && { judge: given.judge }) }
}

/** The same of a hunt result, with its sums. */
function givenHunt(of: NewResult, performance: Performance) {
  const { given } = of
  if (!given) return {}
  const { points, prize, water } = given
  return {
    ...givenWater(of, performance),
    points,
    prize,
    water_result_id: water?.id ?? null,
    water_grade: water?.water ?? null,
    track_grade: water?.track ?? null,
  }
}

type JudgedColumns = ReturnType<typeof judgedHunt> | ReturnType<typeof judgedWater>

/** What is written over a result. */
function replacedColumns<Columns extends JudgedColumns>(
  { judge, judge_id, ...columns }: Columns,
  { version, overridden, at, ...stays }: Replaced,
) {
  return {
    ...(stays.sums ? { report: columns.report } : columns),
    ...(!stays.judge && { judge, judge_id }),
    overridden: overridden && JSON.stringify(overridden),
    corrected_at: at,
    version: version + 1,
  }
}

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
