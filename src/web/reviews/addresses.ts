import { REVIEW_LIST_SORTS } from '#contract/firstConstants.ts'
import { REVIEW_KINDS, type ReviewKind } from '#domain/breeding/reviews.ts'
import { DIRECTIONS, type Direction, dayOf, oneOf, type RawSearch, textOf, wholeOf } from '../searchValues.ts'

export const REVIEWS_PATH = '/jalostustarkastukset'
export const reviewsAddress = (search: ReviewSearch = {}) => ({ to: REVIEWS_PATH, search }) as const

/** A registration number stands in 1–4 segments. */
export const DOG_REVIEWS_PATH = '/jalostustarkastus/$'
export const dogReviewsAddress = (regnr: string) =>
  ({ to: DOG_REVIEWS_PATH, params: { _splat: regnr } }) as const

const GENDERS = ['male', 'female'] as const

/** State of the reviews in the address; `from` and `to` are years of the analysis, `year` one of the list. */
export interface ReviewSearch {
  view?: 'analysis'
  breed?: string
  kind?: ReviewKind
  gender?: (typeof GENDERS)[number]
  year?: number
  /** day of an event */
  date?: string
  place?: string
  class?: string
  from?: number
  to?: number
  page?: number
  sort?: (typeof REVIEW_LIST_SORTS)[number]
  direction?: Direction
}

export function reviewSearchOf(raw: RawSearch): ReviewSearch {
  return {
    view: oneOf(raw.view, ['analysis'] as const),
    breed: textOf(raw.breed),
    kind: oneOf(raw.kind, REVIEW_KINDS),
    gender: oneOf(raw.gender, GENDERS),
    year: wholeOf(raw.year, 1900, 2200),
    date: dayOf(raw.date),
    place: textOf(raw.place),
    class: textOf(raw.class),
    from: wholeOf(raw.from, 1900, 2200),
    to: wholeOf(raw.to, 1900, 2200),
    page: wholeOf(raw.page, 2, 10_000),
    sort: oneOf(raw.sort, REVIEW_LIST_SORTS),
    direction: oneOf(raw.direction, DIRECTIONS),
  }
}
