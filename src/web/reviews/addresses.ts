import { REVIEW_LIST_SORTS, REVIEW_PERIODS } from '#contract/firstConstants.ts'
import { REVIEW_KINDS, type ReviewKind } from '#domain/breeding/reviews.ts'
import { DIRECTIONS, type Direction, dayOf, oneOf, type RawSearch, textOf, wholeOf } from '../searchValues.ts'

export const REVIEWS_PATH = '/jalostustarkastukset'
export const reviewsAddress = (search: ReviewSearch = {}) => ({ to: REVIEWS_PATH, search }) as const

export const REVIEW_ANALYSIS_PATH = `${REVIEWS_PATH}/mitat` as const
export const reviewAnalysisAddress = (search: ReviewAnalysisSearch = {}) =>
  ({ to: REVIEW_ANALYSIS_PATH, search }) as const

/** A registration number stands in 1–4 segments. */
export const DOG_REVIEWS_PATH = '/jalostustarkastus/$'
export const dogReviewsAddress = (regnr: string) =>
  ({ to: DOG_REVIEWS_PATH, params: { _splat: regnr } }) as const

const GENDERS = ['male', 'female'] as const

/** What both the list and the analysis are narrowed to. */
export interface SharedReviewSearch {
  breed?: string
  kind?: ReviewKind
  gender?: (typeof GENDERS)[number]
}

const sharedOf = ({ breed, kind, gender }: RawSearch): SharedReviewSearch => ({
  breed: textOf(breed),
  kind: oneOf(kind, REVIEW_KINDS),
  gender: oneOf(gender, GENDERS),
})

/** State of the list in the address. */
export interface ReviewSearch extends SharedReviewSearch {
  year?: number
  /** day of an event */
  date?: string
  place?: string
  class?: string
  page?: number
  sort?: (typeof REVIEW_LIST_SORTS)[number]
  direction?: Direction
}

const yearOf = (value: unknown) => wholeOf(value, 1900, 2200)

export const reviewSearchOf = (raw: RawSearch): ReviewSearch => ({
  ...sharedOf(raw),
  year: yearOf(raw.year),
  date: dayOf(raw.date),
  place: textOf(raw.place),
  class: textOf(raw.class),
  page: wholeOf(raw.page, 2, 10_000),
  sort: oneOf(raw.sort, REVIEW_LIST_SORTS),
  direction: oneOf(raw.direction, DIRECTIONS),
})

/** State of the analysis in the address: first and last year. */
export interface ReviewAnalysisSearch extends SharedReviewSearch {
  from?: number
  to?: number
  /** years told together */
  period?: (typeof REVIEW_PERIODS)[number]
}

export const reviewAnalysisSearchOf = (raw: RawSearch): ReviewAnalysisSearch => ({
  ...sharedOf(raw),
  from: yearOf(raw.from),
  to: yearOf(raw.to),
  period: oneOf(Number(raw.period), REVIEW_PERIODS),
})
