import type * as z from 'zod'
import type { FieldChange, saveResultFields } from '#contract/judging.ts'
import { isCondition } from '#domain/trials/conditionFields.ts'
import type { Rulebook } from '#domain/trials/rulebook.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { fieldProblem } from '#domain/trials/sheetFields.ts'
import { AppError, type ErrorCode } from '../platform/errors.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import type { LockedTrial } from './writing.store.ts'

export type FieldChanges = z.output<NonNullable<(typeof saveResultFields)['body']>>

/** What every change of one call is checked against. */
export interface FieldRules {
  readonly trial: TrialHead
  readonly kind: SheetKind
  readonly rulebook: Rulebook
}

/** @throws AppError 422 RULEBOOK_MISSING where none was in force on the trial's day */
export function rulesOf({ trial, rulebook }: LockedTrial, kind: SheetKind): FieldRules {
  if (!rulebook) throw new AppError('refused', 'RULEBOOK_MISSING')
  return { trial, kind, rulebook }
}

/** Types and ranges only. Source: docs/rules/trials.md#saving-as-one-types. */
export const problemOf =
  ({ trial, kind, rulebook }: FieldRules) =>
  ({ field, value }: Pick<FieldChange, 'field' | 'value'>): ErrorCode | null => {
    if (value !== null && isCondition(field) && !rulebook.conditions.includes(field)) return 'VALUE_INVALID'
    const problem = fieldProblem(rulebook, kind, field, value)
    if (problem || field !== 'judgeId' || value === null) return problem
    return trial.judges.some(({ id }) => id === value) ? null : 'JUDGE_NOT_OF_TRIAL'
  }
