import { news } from '#contract/endpoints/dogs.ts'
import { queryOf } from '../client/queries.ts'

/** What is new: results and litters, and how much the database holds. */
export const newsQuery = queryOf(news)
