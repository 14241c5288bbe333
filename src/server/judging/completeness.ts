import type { SheetKind } from '#domain/trials/sheet.ts'
import { AppError, type ErrorCode } from '../platform/errors.ts'
import { checksOf } from './results.service.ts'
import type { CheckedPerformance } from './results.types.ts'

/** @throws AppError 422 RESULT_INCOMPLETE with the first failing check of each field */
export function requireComplete(kind: SheetKind, performance: CheckedPerformance): void {
  const checks = checksOf(kind, performance)
  if (checks.length === 0) return
  const fields = checks.map(({ field, code }): [string, ErrorCode] => [field, code]).toReversed()
  throw new AppError('refused', 'RESULT_INCOMPLETE', Object.fromEntries(fields))
}
