import { REVIEW_DAY_STATES, REVIEW_SORTS } from '#contract/firstConstants.ts'
import { REVIEW_KINDS, type ReviewKind } from '#domain/breeding/reviews.ts'
import {
  DIRECTIONS,
  type Direction,
  dayOf,
  oneOf,
  type RawSearch,
  textOf,
  wholeOf,
} from '../../searchValues.ts'

export const STAFF_REVIEWS_PATH = '/hallinta/jalostustarkastukset'
/** The events; with `view` the single reviews. */
export const staffReviewsAddress = (search: StaffReviewSearch = {}) =>
  ({ to: STAFF_REVIEWS_PATH, search }) as const

export const REVIEW_CLASSES_PATH = `${STAFF_REVIEWS_PATH}/luokat` as const
export const reviewClassesAddress = () => ({ to: REVIEW_CLASSES_PATH }) as const

export const NEW_REVIEW_DAY_PATH = `${STAFF_REVIEWS_PATH}/uusi` as const
export const newReviewDayAddress = () => ({ to: NEW_REVIEW_DAY_PATH }) as const

export const REVIEW_DAY_PATH = `${STAFF_REVIEWS_PATH}/$id` as const
/** @param dog number of the dog whose card is open on a phone */
export const reviewDayAddress = (id: number | string, dog?: string) =>
  ({ to: REVIEW_DAY_PATH, params: { id: String(id) }, search: { dog } }) as const

const STAFF_REVIEW = '/hallinta/jalostustarkastus'
export const NEW_REVIEW_PATH = `${STAFF_REVIEW}/uusi` as const
export const newReviewAddress = () => ({ to: NEW_REVIEW_PATH }) as const
export const STAFF_REVIEW_PATH = `${STAFF_REVIEW}/$id` as const
export const staffReviewAddress = (id: number | string) =>
  ({ to: STAFF_REVIEW_PATH, params: { id: String(id) } }) as const

/** State of the staff's lists in the address. */
export interface StaffReviewSearch {
  /** the single reviews; left out: the events */
  view?: 'reviews'
  kind?: ReviewKind
  /** of the events */
  state?: (typeof REVIEW_DAY_STATES)[number]
  year?: number
  breed?: string
  class?: string
  /** with a place: one event */
  date?: string
  place?: string
  text?: string
  page?: number
  sort?: (typeof REVIEW_SORTS)[number]
  direction?: Direction
}

export const staffReviewSearchOf = (raw: RawSearch): StaffReviewSearch => ({
  view: oneOf(raw.view, ['reviews'] as const),
  kind: oneOf(raw.kind, REVIEW_KINDS),
  state: oneOf(raw.state, REVIEW_DAY_STATES),
  year: wholeOf(raw.year, 1900, 2999),
  breed: textOf(raw.breed),
  class: textOf(raw.class),
  date: dayOf(raw.date),
  place: textOf(raw.place),
  text: textOf(raw.text),
  page: wholeOf(raw.page, 2, 10_000),
  sort: oneOf(raw.sort, REVIEW_SORTS),
  direction: oneOf(raw.direction, DIRECTIONS),
})

export const reviewDaySearchOf = (raw: RawSearch): { dog?: string } => ({ dog: textOf(raw.dog) })
