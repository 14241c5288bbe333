import { demoMail } from '#contract/endpoints/mails.ts'
import { queryOf } from '../client/queries.ts'

/** What does not change while a page is open is asked once. */
const NEVER_STALE = Number.POSITIVE_INFINITY

/** A mail that the demo would have sent. */
export const demoMailQuery = (key: string) => ({
  ...queryOf(demoMail, { params: { key } }),
  staleTime: NEVER_STALE,
})
