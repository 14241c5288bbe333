import type { Check } from '#domain/trials/checks.ts'
import { judgeHunt, judgeWater } from '#domain/trials/judging.ts'
import { KIND_RULES } from '#domain/trials/kinds.ts'
import type { SheetKind, SheetValues } from '#domain/trials/sheet.ts'
import { AppError, type ErrorCode } from '../platform/errors.ts'
import { huntColumns, waterColumns } from '../trials/resultColumns.ts'
import type { Trial } from '../trials/trials.types.ts'
import type { ResultLine } from './results.types.ts'

/** What a result is judged from. */
export interface Judged extends Pick<ResultLine, 'class' | 'rulebook' | 'water' | 'classAllowed'> {
  readonly trial: Trial
  readonly values: SheetValues
}

/** Everything that keeps a sheet from being marked done. */
export function checksOf(kind: SheetKind, judged: Judged): Check[] {
  const { trial, rulebook, water, classAllowed, values } = judged
  const context = {
    rulebook,
    trialClass: judged.class,
    classAllowed,
    judgeIds: trial.judges.map(({ id }) => id),
    divided: trial.divided,
    water,
  }
  return KIND_RULES[kind].check(context, values)
}

/** @throws AppError 422 RESULT_INCOMPLETE with the first failing check of each field */
export function requireComplete(kind: SheetKind, judged: Judged): void {
  const checks = checksOf(kind, judged)
  if (checks.length === 0) return
  const fields = checks.map(({ field, code }): [string, ErrorCode] => [field, code]).toReversed()
  throw new AppError('refused', 'RESULT_INCOMPLETE', Object.fromEntries(fields))
}

/** Columns of a hunt result as the rulebook judges it. */
export function judgedHunt({ trial, rulebook, class: trialClass, values, water }: Judged) {
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
export function judgedWater({ trial, rulebook, class: trialClass, values }: Judged) {
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
