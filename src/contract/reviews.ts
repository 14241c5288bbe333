import * as z from 'zod'
import { REVIEW_KINDS } from '#domain/breeding/reviews.ts'
import { call, fileContent } from './call.ts'
import { breedingReview, dogSummary, OF_A_DOG, regnrParams } from './dogs.ts'
import * as at from './endpoints/reviews.ts'
import { REVIEW_LIST_SORTS, REVIEW_PERIODS } from './firstConstants.ts'
import { addressNumber, breedCode, dayInput, id, idParams, neededLine, page } from './inputs.ts'
import type { Refusals } from './refusals.ts'

const count = z.number().int()
const kind = z.enum(REVIEW_KINDS, 'VALUE_INVALID')
const gender = z.enum(['male', 'female'], 'VALUE_INVALID')
const YEAR_MIN = 1900
const YEAR_MAX = 2200
const year = addressNumber.min(YEAR_MIN).max(YEAR_MAX)
const CLASS_MAX_LENGTH = 20

/** A review of a list: its dog, and what was found in short. */
const listedReview = breedingReview.omit({ critique: true }).extend({ id, dog: dogSummary })
export type ListedReview = z.infer<typeof listedReview>

/** A review with what the reviewer wrote. */
const wholeReview = breedingReview.extend({ id, dog: dogSummary })
export type WholeReview = z.infer<typeof wholeReview>

/** What a list is narrowed to: `date`, `place` and `kind` together are one event. A family's code stands for its varieties. */
const reviewFilter = z.object({
  breed: breedCode.optional(),
  kind: kind.optional(),
  year: year.optional(),
  date: dayInput().optional(),
  /** a part of its name, as the records write it */
  place: neededLine(100).optional(),
  class: neededLine(CLASS_MAX_LENGTH).optional(),
  gender: gender.optional(),
})
/**
 * `clock`: the events newest first, in each the dogs by the time of day in the direction asked for; those without a time come last.
 * Every other order is broken by that one.
 */
const reviewOrder = z.object({
  sort: z.enum(REVIEW_LIST_SORTS).default('clock'),
  direction: z.enum(['asc', 'desc']).default('asc'),
})
export const reviewListQuery = reviewFilter.extend({ page, ...reviewOrder.shape })

const reviewListAnswer = z.strictObject({
  reviews: z.array(listedReview),
  total: count,
  page: count,
  pageSize: count,
  /** years with reviews, newest first, and the classes that were given, by how many have them: of all reviews, whatever is asked for */
  years: z.array(count),
  classes: z.array(z.string()),
})
export type ReviewList = z.infer<typeof reviewListAnswer>

const OF_A_BREED: Refusals = { 400: ['BREED_INVALID'], 404: ['BREED_NOT_FOUND'] }

export const reviewList = call(at.reviewList, {
  summary: 'Breeding reviews event by event',
  query: reviewListQuery,
  cost: 3,
  refusals: OF_A_BREED,
  answer: reviewListAnswer,
})
/** REVIEWS_TOO_MANY: more than a file holds; the list has to be narrowed. */
export const reviewListCsv = call(at.reviewListCsv, {
  summary: 'The same as a CSV file, all pages',
  query: reviewFilter.extend(reviewOrder.shape),
  cost: 3,
  refusals: { ...OF_A_BREED, 422: ['REVIEWS_TOO_MANY'] },
  produces: 'text/csv; charset=utf-8',
  answer: fileContent,
})
export const breedReviews = call(at.breedReviews, {
  summary: 'Breeding reviews of a breed, by its code, event by event',
  params: z.object({ id: breedCode }),
  query: z.object({ page, ...reviewOrder.shape }),
  cost: 3,
  refusals: OF_A_BREED,
  answer: reviewListAnswer,
})
export const getReview = call(at.getReview, {
  summary: 'One breeding review',
  params: idParams,
  refusals: { 404: ['REVIEW_NOT_FOUND'] },
  answer: wholeReview,
})

const dogReviewsAnswer = z.strictObject({
  dog: dogSummary,
  /** newest first; `eventDogs`: how many dogs were reviewed on that day, there, in that kind */
  reviews: z.array(breedingReview.extend({ id, eventDogs: count })),
})
export type DogReviews = z.infer<typeof dogReviewsAnswer>

export const dogReviews = call(at.dogReviews, {
  summary: 'All breeding reviews of a dog',
  params: regnrParams,
  refusals: OF_A_DOG,
  answer: dogReviewsAnswer,
})

/** cm, and the ratio as length : height. `low` and `high`: the 95 % interval of the mean, null of fewer than two dogs. */
const spread = z.strictObject({
  mean: z.number(),
  sd: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  min: z.number(),
  max: z.number(),
})
export type Spread = z.infer<typeof spread>

/** null: of no dogs, or of so few that it is not told */
const measures = {
  height: spread.nullable(),
  length: spread.nullable(),
  ratio: spread.nullable(),
}
const sex = gender.nullable()
const dogs = count

const reviewGroup = z.strictObject({
  /** the code that was asked for, else the dogs' own */
  breed: z.string(),
  gender: sex,
  /** reviewed ones, each counted once */
  dogs,
  /** too few dogs for anything but their number */
  hidden: z.boolean(),
  ...measures,
  /** by how many have them */
  classes: z.array(z.strictObject({ class: z.string(), dogs })),
})
export type ReviewGroup = z.infer<typeof reviewGroup>

/** `year`: the first of its period */
const reviewYear = z.strictObject({ year: count, gender: sex, dogs, hidden: z.boolean(), ...measures })
export type ReviewYear = z.infer<typeof reviewYear>

/** How many dogs have a measure from `from` to below the next class; of a sex that is not hidden, and only classes with dogs. */
const bins = z.array(z.strictObject({ gender: sex, from: z.number(), dogs }))
export type ReviewBins = z.infer<typeof bins>

const analysisAnswer = z.strictObject({
  dogs,
  reviews: count,
  /** fewer dogs in a group than this are hidden */
  leastDogs: count,
  /** by breed and sex */
  groups: z.array(reviewGroup),
  /** years that are told together in `years` */
  period: count,
  /** by period and sex, of one breed; without a breed none: the measures of several mean nothing together */
  years: z.array(reviewYear),
  /** the same: classes of 1 cm, and of 0.01 of the ratio */
  distributions: z.strictObject({ height: bins, length: bins, ratio: bins }),
})
export type ReviewAnalysis = z.infer<typeof analysisAnswer>

const wholeYear = z.number('VALUE_INVALID').int('VALUE_INVALID').min(YEAR_MIN).max(YEAR_MAX)
/** A dog counts once, by the latest of its reviews that match; in a period by the latest of that period. */
export const analyzeReviews = call(at.analyzeReviews, {
  summary: 'Measures and classes of reviewed dogs by breed, sex and year',
  body: z.object({
    breed: breedCode.optional(),
    gender: gender.optional(),
    kind: kind.optional(),
    from: wholeYear.optional(),
    to: wholeYear.optional(),
    /** years told together, from a year on that is divisible by it */
    period: z.literal([...REVIEW_PERIODS], 'VALUE_INVALID').default(1),
  }),
  cost: 3,
  refusals: { 404: ['BREED_NOT_FOUND'] },
  answer: analysisAnswer,
})
