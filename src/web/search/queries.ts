import { listDogs } from '#contract/endpoints/dogs.ts'
import { queryIf, queryOf } from '../client/queries.ts'
import type { DogSearch } from './addresses.ts'

/** Search results by text, page and order. */
export const dogListQuery = ({ q = '', page = 1, sort = 'relevance', direction = 'asc' }: DogSearch) =>
  queryOf(listDogs, { body: q, query: { page, sort, direction } })

/** The dogs that a text may mean, for a field in which one is chosen; asks nothing before the text is long enough (`null`). */
export const dogMatchesQuery = (text: string | null) =>
  queryIf(listDogs, text === null ? undefined : { body: text })
