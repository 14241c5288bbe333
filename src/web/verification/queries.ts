import { checkPaper, paperKey, withdrawnPapers } from '#contract/endpoints/verification.ts'
import { pagesOf, queryOf, TOLD_BY_PAGE } from '../client/queries.ts'

/** What the code of a paper says. */
export const checkQuery = (code: string) => ({
  ...queryOf(checkPaper, { body: { code } }),
  ...TOLD_BY_PAGE,
  staleTime: 0,
})

export const keyQuery = queryOf(paperKey)

export const withdrawnQuery = pagesOf(withdrawnPapers)

/** What a withdrawal changes. */
export const WITHDRAWALS = [checkPaper, withdrawnPapers] as const
