import { whyNotRunning } from '#domain/trials/refusals.ts'
import { type SheetKind, sheetKinds } from '#domain/trials/sheet.ts'
import { AppError, type ErrorCode } from '../platform/errors.ts'
import { settledStateOf } from '../trials/states.ts'
import type { TrialHead } from '../trials/trials.types.ts'

/** Why no results can be written in the trial; null: they can. */
export function writingRefusal(trial: TrialHead, kind: SheetKind): ErrorCode | null {
  const settled = settledStateOf(trial)
  if (settled === 'draft') return 'TRIAL_IS_DRAFT'
  if (!sheetKinds(trial.type, trial.divided).includes(kind)) return 'SHEET_NOT_OF_TRIAL'
  return settled ? whyNotRunning(settled) : null
}

/** @throws AppError 422 where the trial's state takes no results, or the trial has no such sheets */
export function requireWritable(trial: TrialHead, kind: SheetKind): void {
  const refusal = writingRefusal(trial, kind)
  if (refusal) throw new AppError('refused', refusal)
}

/** Why an aspirant may not score; null: may. Scores may still be sent after the trial has ended. */
export function practiceRefusal(trial: TrialHead, kind: SheetKind): ErrorCode | null {
  const refusal = writingRefusal(trial, kind)
  return refusal === 'TRIAL_IS_ENDED' ? null : refusal
}
