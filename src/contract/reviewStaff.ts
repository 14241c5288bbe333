import * as z from 'zod'
import { isReviewMeasure, LONGEST_CRITIQUE, REVIEW_KINDS } from '#domain/breeding/reviews.ts'
import { auditPage, auditPaging } from './audit.ts'
import { call } from './call.ts'
import { REVIEW_CLASSES_MAX } from './constants.ts'
import { dogSummary, OF_A_DOG, regnrInput } from './dogs.ts'
import * as at from './endpoints/reviewStaff.ts'
import { REVIEW_SORTS } from './firstConstants.ts'
import {
  addressNumber,
  boundedText,
  breedCode,
  dayInput,
  emptyOr,
  filterText,
  id,
  idParams,
  lineInput,
  neededLine,
  page,
  textInput,
  timeInput,
} from './inputs.ts'
import { localText } from './localText.ts'
import { allOf, type Refusals } from './refusals.ts'

const version = z.number().int()

const reviewClass = z.strictObject({
  code: z.string(),
  name: localText,
  /** offered where a class is chosen */
  offered: z.boolean(),
})
export type ReviewClass = z.infer<typeof reviewClass>
const classList = z.strictObject({
  version,
  /** from best to worst */
  classes: z.array(reviewClass),
})
export type ReviewClassList = z.infer<typeof classList>

export const reviewClasses = call(at.reviewClasses, {
  summary: 'The classes of reviews from best to worst, with their names in three languages',
  cost: 0.1,
  answer: classList,
})

const classInput = z.object({
  code: boundedText(10, 'REVIEW_CLASS_CODE_INVALID')
    .trim()
    .regex(/^[A-ZÅÄÖ0-9+-]{1,10}$/, 'REVIEW_CLASS_CODE_INVALID'),
  name: z.object({ fi: neededLine(60), sv: lineInput(60), en: lineInput(60) }),
  offered: z.boolean(),
})
/** A class that a review has cannot go, only be offered no more. */
export const saveReviewClasses = call(at.saveReviewClasses, {
  summary: 'Change the list of classes of reviews',
  access: 'reviews.edit',
  body: z
    .object({
      version,
      classes: z
        .array(classInput)
        .max(REVIEW_CLASSES_MAX, 'REVIEW_CLASSES_TOO_MANY')
        .min(1, 'REVIEW_CLASSES_NONE'),
    })
    .refine(({ classes }) => new Set(classes.map(({ code }) => code)).size === classes.length, {
      path: ['classes'],
      error: 'REVIEW_CLASS_TWICE',
    }),
  refusals: { 422: ['REVIEW_CLASS_IN_USE'] },
  answer: classList,
})
export const reviewClassChanges = call(at.reviewClassChanges, {
  summary: 'Who has changed the list of classes, and when',
  access: 'reviews.edit',
  query: auditPaging,
  answer: auditPage,
})

/** A published review as those who keep it read it. */
export const staffReviewRow = z.strictObject({
  id,
  version,
  dog: dogSummary,
  kind: z.enum(REVIEW_KINDS),
  date: z.iso.date(),
  /** empty: not known */
  clock: z.string(),
  place: z.string(),
  reviewer: z.string(),
  class: z.string(),
  /** cm */
  height: z.number(),
  /** cm */
  length: z.number(),
  critique: z.string(),
  /** the day that it was published with */
  dayId: id.nullable(),
})
export type StaffReview = z.infer<typeof staffReviewRow>

const reviewList = z.strictObject({
  reviews: z.array(staffReviewRow),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
})
export type StaffReviews = z.infer<typeof reviewList>

export const staffReviews = call(at.staffReviews, {
  summary: 'Every review, narrowed and ordered, for those who keep them',
  access: 'reviews.edit',
  query: z.object({
    kind: z.enum(REVIEW_KINDS).optional(),
    class: lineInput(10).optional(),
    breed: breedCode.optional(),
    year: addressNumber.min(1900).max(2999).optional(),
    /** with a place: one event */
    date: dayInput('DATE_INVALID').optional(),
    place: lineInput(100).optional(),
    /** part of the dog's number or name, of the place or of the reviewer's name */
    text: filterText,
    sort: z.enum(REVIEW_SORTS).default('date'),
    order: z.enum(['asc', 'desc']).default('desc'),
    page,
  }),
  cost: 2,
  refusals: { 404: ['BREED_NOT_FOUND'] },
  answer: reviewList,
})

const OF_A_REVIEW: Refusals = { 404: ['REVIEW_NOT_FOUND'] }
/** What may be wrong with what a review says. */
export const REVIEW_REFUSALS = {
  409: ['REVIEW_JUNKKARI_EXISTS', 'REVIEW_EXISTS'],
  422: [
    'REVIEW_IN_FUTURE',
    'REVIEW_BEFORE_BIRTH',
    'REVIEW_AFTER_DEATH',
    'REVIEW_TOO_YOUNG',
    'REVIEW_CLASS_INVALID',
  ],
} as const

export const staffReview = call(at.staffReview, {
  summary: 'One review, for those who keep it',
  access: 'reviews.edit',
  params: idParams,
  refusals: OF_A_REVIEW,
  answer: staffReviewRow,
})
export const reviewChanges = call(at.reviewChanges, {
  summary: 'Who has added and changed a review, and when',
  access: 'reviews.edit',
  params: idParams,
  query: auditPaging,
  refusals: OF_A_REVIEW,
  answer: auditPage,
})

const measure = (name: 'height' | 'length', missing: string, wrong: string) =>
  z.number(missing).refine((value) => isReviewMeasure(name, value), wrong)
const written = {
  kind: z.enum(REVIEW_KINDS),
  date: dayInput('DATE_INVALID'),
  clock: emptyOr(5, timeInput, 'TIME_INVALID'),
  place: neededLine(100),
  reviewer: neededLine(100),
  class: boundedText(10, 'REVIEW_CLASS_INVALID').min(1, 'REVIEW_CLASS_MISSING'),
  height: measure('height', 'REVIEW_HEIGHT_MISSING', 'REVIEW_HEIGHT_INVALID'),
  length: measure('length', 'REVIEW_LENGTH_MISSING', 'REVIEW_LENGTH_INVALID'),
  critique: textInput(LONGEST_CRITIQUE),
}

/** Sent twice it adds one. */
export const addReview = call(at.addReview, {
  summary: 'Add a review of a dog',
  access: 'reviews.edit',
  body: z.object({ regnr: regnrInput, ...written }),
  refusals: allOf(OF_A_DOG, REVIEW_REFUSALS),
  answer: staffReviewRow,
})
/** A review that goes to another day, place, kind or reviewer leaves the day that it was published with. */
export const editReview = call(at.editReview, {
  summary: 'Change a review',
  access: 'reviews.edit',
  params: idParams,
  body: z.object({ version, ...written }),
  refusals: allOf(OF_A_REVIEW, REVIEW_REFUSALS),
  answer: staffReviewRow,
})
export const removeReview = call(at.removeReview, {
  summary: 'Remove a review, which can be restored',
  access: 'reviews.edit',
  params: idParams,
  refusals: OF_A_REVIEW,
  answer: z.strictObject({ status: z.literal('done') }),
})
/** Of one that is there it answers that one. */
export const restoreReview = call(at.restoreReview, {
  summary: 'Put a removed review back',
  access: 'reviews.edit',
  params: idParams,
  refusals: allOf(OF_A_REVIEW, REVIEW_REFUSALS),
  answer: staffReviewRow,
})
