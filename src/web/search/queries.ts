import { breedDogs, listDogs } from '#contract/endpoints/dogs.ts'
import { suggestions } from '#contract/endpoints/suggestions.ts'
import { queryIf, queryOf } from '../client/queries.ts'
import type { DogSearch } from './addresses.ts'

/** Search results by text, page and order. */
export const dogListQuery = ({ q = '', page = 1, sort = 'relevance', direction = 'asc' }: DogSearch) =>
  queryOf(listDogs, { body: q, query: { page, sort, direction } })

/** The dogs of a breed, by page and order; those of the search itself are the youngest first. */
export const breedDogsQuery = (
  breed: string,
  { page = 1, sort = 'relevance', direction = 'asc' }: DogSearch,
) => queryOf(breedDogs, { params: { id: breed }, query: { page, sort, direction } })

/** The dogs that a text may mean, for a field in which one is chosen; asks nothing before the text is long enough (`null`). */
export const dogMatchesQuery = (text: string | null) =>
  queryIf(listDogs, text === null ? undefined : { body: text })

/** What a text may mean; asks nothing before the text is long enough (`undefined`). */
export const suggestionsQuery = (text: string | undefined) =>
  queryIf(suggestions, text === undefined ? undefined : { query: { q: text } })
