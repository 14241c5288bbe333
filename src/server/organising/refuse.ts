import { QUESTIONS } from '#domain/questions.ts'
import type { Refusal } from '#domain/trials/conditions.ts'
import { AppError } from '../platform/errors.ts'

/** @throws AppError as the refusal says; none where there is none */
export function refuse(refusal: Refusal | null): void {
  if (!refusal) return
  const { code, fields, details } = refusal
  const isConflict = code === 'CHANGED_MEANWHILE' || QUESTIONS.some((question) => question === code)
  throw new AppError(isConflict ? 'conflict' : 'refused', code, fields, { details })
}
