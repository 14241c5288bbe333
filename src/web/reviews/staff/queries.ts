import { getDog } from '#contract/endpoints/dogs.ts'
import { reviewDay, reviewDayChanges, reviewDays } from '#contract/endpoints/reviewDays.ts'
import {
  reviewChanges,
  reviewClassChanges,
  staffReview,
  staffReviews,
} from '#contract/endpoints/reviewStaff.ts'
import { breedReviews, dogReviews, getReview, reviewList } from '#contract/endpoints/reviews.ts'
import type { DayToKeep } from '#contract/offline.ts'
import type { ReviewDay, SavedReviewEntry } from '#contract/reviewDays.ts'
import type { ChangesQuery } from '../../audit/queries.ts'
import { pagesOf, queryOf, TOLD_BY_PAGE } from '../../client/queries.ts'
import { reviewClassesQuery } from '../../dogs/reviewClasses.ts'
import { keptQuery } from '../../offline/keptAnswers.ts'
import type { SheetQuestion } from '../../offline/sheets.ts'
import type { StaffReviewSearch } from './addresses.ts'

/** Milliseconds between two looks for what others have written. */
const REFETCH_MS = 10_000

export const eventsQuery = ({ kind, state, year, page }: StaffReviewSearch) =>
  queryOf(reviewDays, { query: { kind, state, year, page } })

export const staffReviewsQuery = ({ view: _view, state: _state, ...search }: StaffReviewSearch) =>
  queryOf(staffReviews, { query: search })

export const staffReviewQuery = (id: string) => ({
  ...queryOf(staffReview, { params: { id } }),
  ...TOLD_BY_PAGE,
})

/** A day, fetched again and again while it is shown. */
export const dayQuery = (id: number | string) => ({
  ...keptQuery(queryOf(reviewDay, { params: { id: String(id) } })),
  staleTime: 0,
  refetchInterval: REFETCH_MS,
  refetchOnWindowFocus: true,
  ...TOLD_BY_PAGE,
})

/** The same day with what has just been saved. */
export const withSaved = (day: ReviewDay, saved: readonly SavedReviewEntry[]): ReviewDay => ({
  ...day,
  entries: day.entries.map((entry) => {
    const own = saved.find(({ entryId }) => entryId === entry.entryId)
    return own ? { ...entry, values: own.values, version: own.version } : entry
  }),
})

export const reviewChangesQuery = (id: number): ChangesQuery => pagesOf(reviewChanges, { params: { id } })
export const dayChangesQuery = (id: number): ChangesQuery => pagesOf(reviewDayChanges, { params: { id } })
export const classChangesQuery: ChangesQuery = pagesOf(reviewClassChanges, {})

/** All that is to be asked anew after a change of reviews that everyone sees. */
export const SHOWN_REVIEWS = [
  staffReviews,
  staffReview,
  reviewChanges,
  reviewDays,
  reviewDayChanges,
  reviewList,
  breedReviews,
  dogReviews,
  getReview,
  getDog,
] as const

/** The classes of reviews, as a device keeps them with a day's sheets. */
export const keptClassesQuery = keptQuery(reviewClassesQuery)

/** The questions that a day's sheets on a device answer. */
export const dayQuestions = ({ id }: DayToKeep): readonly SheetQuestion[] => [dayQuery(id), keptClassesQuery]
