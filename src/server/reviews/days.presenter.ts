import { REVIEW_PAGE_SIZE } from '#contract/constants.ts'
import type { ReviewDay, ReviewEvent, ReviewEvents } from '#contract/reviewDays.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { DescribedDay } from './days.types.ts'
import { presentReview } from './staff.presenter.ts'

const presentEvent = (event: ReviewEvent): ReviewEvent => ({
  id: event.id,
  state: event.state,
  kind: event.kind,
  date: event.date,
  place: event.place,
  reviewers: event.reviewers,
  dogs: event.dogs,
})

export const presentEvents = (list: {
  readonly days: readonly ReviewEvent[]
  readonly total: number
  readonly page: number
}): ReviewEvents => ({
  days: list.days.map(presentEvent),
  total: list.total,
  page: list.page,
  pageSize: REVIEW_PAGE_SIZE,
})

export const presentDay = ({ day, entries, reviews }: DescribedDay): ReviewDay => ({
  id: day.id,
  version: day.version,
  kind: day.kind,
  date: day.date,
  place: day.place,
  reviewer: day.reviewer,
  publishedAt: day.publishedAt?.toISOString() ?? null,
  entries: entries.map(({ id, version, dog, values, fault }) => ({
    entryId: id,
    version,
    dog: presentSummary(dog),
    values,
    fault,
  })),
  reviews: reviews.map(presentReview),
})
