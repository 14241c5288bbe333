import { newChecks, type OverriddenChecks } from '#domain/trials/accepted.ts'
import type { Check } from '#domain/trials/checks.ts'
import { KIND_RULES } from '#domain/trials/kinds.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { AppError, type ErrorCode } from '../platform/errors.ts'
import type { CheckedPerformance, DoneResult } from './results.types.ts'

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

interface Terms {
  /** what was marked done before, and stands as far as it is not changed */
  readonly before: CheckedPerformance | null
  /** why it is published although checks fail; null: it is not */
  readonly override: string | null
}

/**
 * @returns the checks that it is published against, with the reason; null: none fails
 * @throws AppError 422 RESULT_INCOMPLETE with the first failing check of each field
 */
export function requireComplete(
  kind: SheetKind,
  performance: CheckedPerformance,
  { before, override }: Terms,
): OverriddenChecks | null {
  const all = checksOf(kind, performance)
  const checks = before ? newChecks(before, performance, { before: checksOf(kind, before), after: all }) : all
  if (checks.length === 0) return null
  if (override !== null) return { reason: override, checks }
  const fields = checks.map(({ field, code }): [string, ErrorCode] => [field, code]).toReversed()
  throw new AppError('refused', 'RESULT_INCOMPLETE', Object.fromEntries(fields))
}

/** What a result was published against before, while any of it still fails. */
export function stillOverridden(
  kind: SheetKind,
  performance: CheckedPerformance,
  { overridden }: Pick<DoneResult, 'overridden'>,
): OverriddenChecks | null {
  if (!overridden) return null
  const failing = checksOf(kind, performance).map(({ code }) => code)
  return overridden.checks.some(({ code }) => failing.includes(code)) ? overridden : null
}
