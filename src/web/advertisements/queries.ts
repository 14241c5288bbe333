import { advertisements } from '#contract/endpoints/advertisements.ts'
import { queryOf } from '../client/queries.ts'

/** Advertisements, fetched once per session; a failure is silent (docs/rules/screens.md#banners). */
export const advertisementsQuery = {
  ...queryOf(advertisements),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
}
