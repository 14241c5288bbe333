import { apiKeys, archiveOrders, openData } from '#contract/endpoints/exports.ts'
import { pagesOf, queryOf } from '../client/queries.ts'

/** When the open data was made and what it holds. */
export const openDataQuery = queryOf(openData)

/** Who has ordered the whole archive, newest first, page by page. */
export const archiveOrdersQuery = pagesOf(archiveOrders, {})

/** The keys of partners with their use. */
export const apiKeysQuery = queryOf(apiKeys)
