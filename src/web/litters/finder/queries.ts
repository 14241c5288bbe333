import { keepPreviousData } from '@tanstack/react-query'
import { findMate, mateSearches, sharedMateSearches } from '#contract/endpoints/mateFinder.ts'
import { isRegnr } from '#domain/regnr.ts'
import { queryIf, queryOf } from '../../client/queries.ts'
import { comparedIn, type MateSearch, USUAL_SCORE, weightsIn } from './addresses.ts'

/** The males beside a bitch; asks nothing before she is chosen. */
export const matesFoundQuery = (search: MateSearch) => {
  const { dam, choice = 'listed', score = USUAL_SCORE, date = null, page = 1 } = search
  const compare = comparedIn(search).filter(isRegnr)
  return {
    ...queryIf(
      findMate,
      dam === undefined
        ? undefined
        : { body: { regnr: dam, choice, score, date, page, compare, weights: weightsIn(search) } },
    ),
    placeholderData: keepPreviousData,
  }
}

/** One's own saved searches, and those that members share with the adviser. */
export const ownSearchesQuery = queryOf(mateSearches)
export const sharedSearchesQuery = queryOf(sharedMateSearches)
export const SEARCH_CALLS = [mateSearches, sharedMateSearches]
