import { type VerifiedPaper, withdrawPermission } from '#domain/verification/statement.ts'
import type { Policy } from '../platform/http/viewer.ts'

/** Whoever holds a paper may ask whether it is true. */
export const checkPapers: Policy<unknown> = () => true

export const withdrawPapers: Policy<{ readonly kind: VerifiedPaper }> = (viewer, { kind }) =>
  viewer.permissions.has(withdrawPermission(kind))

export const readWithdrawals: Policy<unknown> = (viewer) => viewer.permissions.has('papers.withdraw')
