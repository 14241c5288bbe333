import { getTrial, trialChanges } from '#contract/endpoints/organising.ts'
import { trialSigning } from '#contract/endpoints/signing.ts'
import { queryOf, TOLD_BY_PAGE } from '../client/queries.ts'

export const trialSigningQuery = (id: string | number) => ({
  ...queryOf(trialSigning, { params: { id } }),
  ...TOLD_BY_PAGE,
})

/** What is stale after a signature was given or withdrawn. */
export const OF_SIGNING = [trialSigning, getTrial, trialChanges] as const
