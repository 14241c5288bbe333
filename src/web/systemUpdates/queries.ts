import { keepPreviousData } from '@tanstack/react-query'
import { news } from '#contract/endpoints/news.ts'
import {
  latestUpdate,
  staffUpdate,
  staffUpdates,
  systemUpdate,
  updates,
} from '#contract/endpoints/systemUpdates.ts'
import { LOGS } from '../audit/queries.ts'
import { queryOf } from '../client/queries.ts'

/** One page of what everyone reads. */
export const updatesQuery = (page: number) => ({
  ...queryOf(updates, { query: { page } }),
  placeholderData: keepPreviousData,
})
export const updateQuery = (id: string) => queryOf(systemUpdate, { params: { id } })

/** One page of what staff write. */
export const staffUpdatesQuery = (page: number) => ({
  ...queryOf(staffUpdates, { query: { page } }),
  placeholderData: keepPreviousData,
})
export const staffUpdateQuery = (id: number | string) => queryOf(staffUpdate, { params: { id } })

/** All that is to be asked anew after a change of an update, beside the update itself. */
export const UPDATES = [staffUpdates, updates, systemUpdate, latestUpdate, news, ...LOGS] as const
