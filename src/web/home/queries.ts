import { news } from '#contract/endpoints/news.ts'
import { queryOf } from '../client/queries.ts'

/** What is new: results and litters, and how much the database holds. */
export const newsQuery = queryOf(news)
