import { REVIEW_PAGE_SIZE } from '#contract/constants.ts'
import type { ReviewClassList, StaffReview, StaffReviews } from '#contract/reviewStaff.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { ReviewWithDog } from './staff.types.ts'

export const presentReview = ({ review, dog }: ReviewWithDog): StaffReview => ({
  id: review.id,
  version: review.version,
  dog: presentSummary(dog),
  kind: review.kind,
  date: review.date,
  clock: review.clock,
  place: review.place,
  reviewer: review.reviewer,
  class: review.class,
  height: review.height,
  length: review.length,
  critique: review.critique,
  dayId: review.dayId,
})

export const presentReviews = (list: {
  readonly reviews: readonly ReviewWithDog[]
  readonly total: number
  readonly page: number
}): StaffReviews => ({
  reviews: list.reviews.map(presentReview),
  total: list.total,
  page: list.page,
  pageSize: REVIEW_PAGE_SIZE,
})

export const presentClasses = ({ version, classes }: ReviewClassList): ReviewClassList => ({
  version,
  classes: classes.map(({ code, name, offered }) => ({
    code,
    name: { fi: name.fi, sv: name.sv, en: name.en },
    offered,
  })),
})
