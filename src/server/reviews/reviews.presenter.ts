import { REVIEW_LIST_PAGE_SIZE } from '#contract/constants.ts'
import type { DogReviews, ListedReview, ReviewList, WholeReview } from '#contract/reviews.ts'
import { newSince } from '#domain/dogs.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { EventReview, ReviewPage, ReviewRow, ShownReview } from './reviews.types.ts'

const presentFindings = (row: ReviewRow, now: Date) => ({
  id: row.id,
  kind: row.kind,
  date: row.date,
  clock: row.clock,
  place: row.place,
  reviewer: row.reviewer,
  class: row.class,
  height: row.height,
  length: row.length,
  isNew: row.savedAt > newSince(now),
})

/** A review in a list. @param now the moment of asking: what is new follows from it */
export const presentListed = (row: ShownReview, now: Date): ListedReview => ({
  ...presentFindings(row, now),
  dog: presentSummary(row.dog),
})

export const presentReview = (row: ShownReview, now: Date): WholeReview => ({
  ...presentListed(row, now),
  critique: row.critique,
})

export const presentList = ({ rows, total, page, years, classes }: ReviewPage, now: Date): ReviewList => ({
  reviews: rows.map((row) => presentListed(row, now)),
  total,
  page,
  pageSize: REVIEW_LIST_PAGE_SIZE,
  years: [...years],
  classes: [...classes],
})

export const presentDogReviews = (
  { dog, reviews }: { readonly dog: SummaryRow; readonly reviews: readonly EventReview[] },
  now: Date,
): DogReviews => ({
  dog: presentSummary(dog),
  reviews: reviews.map((row) => ({
    ...presentFindings(row, now),
    critique: row.critique,
    eventDogs: row.eventDogs,
  })),
})
