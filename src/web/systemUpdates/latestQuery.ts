import { latestUpdate } from '#contract/endpoints/systemUpdates.ts'
import { queryOf } from '../client/queries.ts'

/** The newest update, or null; asked for once per session, and a failure is silent. */
export const latestUpdateQuery = {
  ...queryOf(latestUpdate),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
}
