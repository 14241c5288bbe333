import type { Check } from '#domain/trials/checks.ts'
import { KIND_RULES } from '#domain/trials/kinds.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { AppError, type ErrorCode } from '../platform/errors.ts'
import type { CheckedPerformance } from './results.types.ts'

/** Everything that keeps a sheet from being marked done. */
export function checksOf(kind: SheetKind, performance: CheckedPerformance): Check[] {
  const { trial, rulebook, water, classAllowed, values } = performance
  const context = {
    rulebook,
    trialClass: performance.class,
    classAllowed,
    judgeIds: trial.judges.map(({ id }) => id),
    divided: trial.divided,
    water,
  }
  return KIND_RULES[kind].check(context, values)
}

/** @throws AppError 422 RESULT_INCOMPLETE with the first failing check of each field */
export function requireComplete(kind: SheetKind, performance: CheckedPerformance): void {
  const checks = checksOf(kind, performance)
  if (checks.length === 0) return
  const fields = checks.map(({ field, code }): [string, ErrorCode] => [field, code]).toReversed()
  throw new AppError('refused', 'RESULT_INCOMPLETE', Object.fromEntries(fields))
}
