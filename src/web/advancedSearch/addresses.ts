import type { DOG_SORTS } from '#contract/firstConstants.ts'
import type { Direction } from '../searchValues.ts'

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
