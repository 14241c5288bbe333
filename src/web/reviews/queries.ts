import { keepPreviousData } from '@tanstack/react-query'
import { analyzeReviews, dogReviews, reviewList } from '#contract/endpoints/reviews.ts'
import type { InputOf } from '../client/calls.ts'
import { queryIf, queryOf } from '../client/queries.ts'
import type { ReviewAnalysisSearch, ReviewSearch } from './addresses.ts'

/** What the list and its file are asked for. */
export const askedOf = ({
  breed,
  kind,
  gender,
  year,
  date,
  place,
  class: grade,
  sort,
  direction,
}: ReviewSearch) => ({
  breed,
  kind,
  gender,
  year,
  date,
  place,
  class: grade,
  sort,
  direction,
})

/** One page of the reviews. */
export const reviewsQuery = (search: ReviewSearch) => ({
  ...queryOf(reviewList, { query: { ...askedOf(search), page: search.page } }),
  placeholderData: keepPreviousData,
})

/** Years told together where nothing else is asked for: few dogs of a breed are reviewed in one. */
export const USUAL_PERIOD = 5

/** Measures and classes of those that match. */
export const analysisQuery = ({
  breed,
  kind,
  gender,
  from,
  to,
  period = USUAL_PERIOD,
}: ReviewAnalysisSearch) => ({
  ...queryOf(analyzeReviews, { body: { breed, kind, gender, from, to, period } }),
  placeholderData: keepPreviousData,
})

/** What a dog's measures are compared with; nothing is asked of a dog of unknown sex. */
export const comparisonQuery = (body: InputOf<typeof analyzeReviews>['body'] | undefined) =>
  queryIf(analyzeReviews, body && { body })

/** All reviews of a dog. */
export const dogReviewsQuery = (regnr: string) => queryOf(dogReviews, { params: { regnr } })
