import { advertisements, latestUpdate } from '#contract/endpoints/content.ts'
import { demoMail } from '#contract/endpoints/mails.ts'
import { queryOf } from '../client/queries.ts'

/** What does not change while a page is open is asked once. */
const NEVER_STALE = Number.POSITIVE_INFINITY

/** Advertisements, fetched once per session; a failure is silent (docs/rules/screens.md#banners). */
export const advertisementsQuery = {
  ...queryOf(advertisements),
  staleTime: NEVER_STALE,
  gcTime: NEVER_STALE,
  retry: false,
}

/** The newest system update, or null. */
export const latestUpdateQuery = {
  ...queryOf(latestUpdate),
  staleTime: NEVER_STALE,
  gcTime: NEVER_STALE,
  retry: false,
}

/** A mail that the demo would have sent. */
export const demoMailQuery = (key: string) => ({
  ...queryOf(demoMail, { params: { key } }),
  staleTime: NEVER_STALE,
})
