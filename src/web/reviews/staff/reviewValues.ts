import type { Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { addReviewDay, type ReviewDay } from '#contract/reviewDays.ts'
import { addReview, type StaffReview } from '#contract/reviewStaff.ts'
import { formatDate } from '#domain/dates.ts'
import { numberIn, shownValue } from '../../sheets/values.ts'
import { parseDay } from '../../ui/values/days.ts'
import { parseTime } from '../../ui/values/times.ts'

const written = addReview.body!
export type ReviewBody = z.output<typeof written>

/** A review as its form holds it: day, time and measures as they are typed. */
export type ReviewValues = Omit<ReviewBody, 'height' | 'length'> & { height: string; length: string }

export const EMPTY_REVIEW: ReviewValues = {
  regnr: '',
  kind: 'inspection',
  date: '',
  clock: '',
  place: '',
  reviewer: '',
  class: '',
  height: '',
  length: '',
  critique: '',
}

export const reviewValues = (review: StaffReview): ReviewValues => ({
  regnr: review.dog.regnr,
  kind: review.kind,
  date: formatDate(review.date),
  clock: review.clock,
  place: review.place,
  reviewer: review.reviewer,
  class: review.class,
  height: shownValue(review.height, null),
  length: shownValue(review.length, null),
  critique: review.critique,
})

/** What cannot be read stays something that the contract refuses at its field; an empty measure is missing. */
const measureOf = (typed: string) => (typed.trim() === '' ? null : (numberIn(typed) ?? 0))

/** Reads the form and holds it to the contract; what cannot be read is told at its field. */
export const reviewResolver: Resolver<ReviewValues, unknown, ReviewBody> = (values) =>
  resolved(written, {
    ...values,
    date: parseDay(values.date) ?? '',
    clock: values.clock.trim() && (parseTime(values.clock) ?? values.clock),
    height: measureOf(values.height),
    length: measureOf(values.length),
  })

const head = addReviewDay.body!
export type HeadBody = z.output<typeof head>
export type HeadValues = HeadBody

export const EMPTY_HEAD: HeadValues = { kind: 'inspection', date: '', place: '', reviewer: '' }

export const headValues = ({ kind, date, place, reviewer }: ReviewDay): HeadValues => ({
  kind,
  date: formatDate(date),
  place,
  reviewer,
})

export const headResolver: Resolver<HeadValues, unknown, HeadBody> = (values) =>
  resolved(head, { ...values, date: parseDay(values.date) ?? '' })

function resolved<Schema extends z.ZodType>(schema: Schema, values: unknown) {
  const read = schema.safeParse(values)
  if (read.success) return { values: read.data, errors: {} }
  const errors = read.error.issues.map(({ path: [name], message }) => [name, { type: 'custom', message }])
  return { values: {}, errors: Object.fromEntries(errors.toReversed()) }
}
