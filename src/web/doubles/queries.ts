import { doublePairs } from '#contract/endpoints/doubles.ts'
import { queryOf } from '../client/queries.ts'
import type { DoublesSearch } from './addresses.ts'
import { knownSearch } from './knownSearch.ts'

/** Pairs of records that may be of one dog, those with most in common first. */
export const doublesQuery = (search: DoublesSearch) => queryOf(doublePairs, { query: knownSearch(search) })
