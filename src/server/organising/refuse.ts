import type { Refusal } from '#domain/trials/conditions.ts'
import { AppError } from '../platform/errors.ts'

/** @throws AppError as the refusal says; none where there is none */
export function refuse(refusal: Refusal | null): void {
  if (!refusal) return
  const { code, fields } = refusal
  throw new AppError(code === 'CHANGED_MEANWHILE' ? 'conflict' : 'refused', code, fields)
}
