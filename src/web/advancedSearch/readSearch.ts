import { DOG_SORTS } from '#contract/firstConstants.ts'
import { DIRECTIONS, oneOf, type RawSearch, textOf, wholeOf } from '../searchValues.ts'
import type { AdvancedSearch } from './addresses.ts'

const MOST_LEAST = 10

/** Reads a search out of an address, apart from it, so that the first load does not carry it; anything that is not understood falls back to its default. */
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
