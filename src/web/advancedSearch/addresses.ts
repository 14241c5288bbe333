import { DOG_SORTS } from '#contract/firstConstants.ts'
import { DIRECTIONS, type Direction, oneOf, type RawSearch, textOf, wholeOf } from '../searchValues.ts'

export const ADVANCED_SEARCH_PATH = '/haku-ominaisuudet'
export const advancedSearchAddress = (search: AdvancedSearch = {}) =>
  ({ to: ADVANCED_SEARCH_PATH, search }) as const

/** A whole search in the address; what is left out has its default. */
export interface AdvancedSearch {
  /** any of the conditions, or at least `least`; left out: all */
  condition?: 1 | 3
  least?: number
  breed?: string
  sex?: 'male' | 'female'
  /** their text (`conditionText`) */
  conditions?: string
  page?: number
  sort?: (typeof DOG_SORTS)[number]
  direction?: Direction
  /** columns that are not shown, between commas */
  hide?: string
}

const MOST_LEAST = 10

/** Reads a search out of an address; anything that is not understood falls back to its default. */
export function advancedSearchOf(raw: RawSearch): AdvancedSearch {
  return {
    condition: oneOf(Number(raw.condition), [1, 3]),
    least: wholeOf(raw.least, 2, MOST_LEAST),
    breed: textOf(raw.breed),
    sex: oneOf(raw.sex, ['male', 'female'] as const),
    conditions: textOf(raw.conditions),
    page: wholeOf(raw.page, 2, 10_000),
    sort: oneOf(raw.sort, DOG_SORTS),
    direction: oneOf(raw.direction, DIRECTIONS),
    hide: textOf(raw.hide),
  }
}
