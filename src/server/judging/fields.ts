import type * as z from 'zod'
import type { FieldChange, SavedField, saveResultFields } from '#contract/judging.ts'
import type { Rulebook } from '#domain/trials/rulebook.ts'
import type { SheetKind, SheetValue, SheetValues } from '#domain/trials/sheet.ts'
import { fieldProblem } from '#domain/trials/sheetFields.ts'
import { AppError, type ErrorCode } from '../platform/errors.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import type { LockedTrial } from './writing.store.ts'

export type FieldChanges = z.output<NonNullable<(typeof saveResultFields)['body']>>

/** The outcome of saving one field; of a conflict, who else wrote is read afterwards. */
export type AppliedField = Omit<SavedField, 'changedBy' | 'changedAt'> & { readonly code: ErrorCode | null }

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

/** A value as it is now; null: empty. */
export const storedIn = (values: SheetValues, field: FieldChange['field']): SheetValue =>
  values[field] ?? null

/** Types and ranges only. Source: docs/rules/trials.md#saving-as-one-types. */
function problemOf({ trial, kind, rulebook }: FieldRules, { field, value }: FieldChange): ErrorCode | null {
  const problem = fieldProblem(rulebook, kind, field, value)
  if (problem || field !== 'judgeId' || value === null) return problem
  return trial.judges.some(({ id }) => id === value) ? null : 'JUDGE_NOT_OF_TRIAL'
}

/** Sets one field if it still has the value that its writer saw; the same value counts as saved. */
function applyField(
  rules: FieldRules,
  values: SheetValues,
  change: FieldChange,
): { readonly values: SheetValues; readonly applied: AppliedField } {
  const { entryId, field } = change
  const present = storedIn(values, field)
  const left = (status: AppliedField['status'], code: ErrorCode | null) => ({
    values,
    applied: { entryId, field, status, code, value: present },
  })
  const problem = problemOf(rules, change)
  if (problem) return left('refused', problem)
  if (present === change.value) return left('saved', null)
  if (present !== change.was) return left('changedMeanwhile', 'FIELD_CHANGED_MEANWHILE')
  const { [field]: _gone, ...others } = values
  return {
    values: change.value === null ? others : { ...others, [field]: change.value },
    applied: { entryId, field, status: 'saved', code: null, value: change.value },
  }
}

/** Sets the fields one after the other. @returns the same object where nothing has changed */
export function applyFields(rules: FieldRules, before: SheetValues, changes: readonly FieldChange[]) {
  const applied: AppliedField[] = []
  let values = before
  for (const change of changes) {
    const step = applyField(rules, values, change)
    values = step.values
    applied.push(step.applied)
  }
  return { values, applied }
}
