import { DOG_SORTS } from '#contract/firstConstants.ts'
import { DIRECTIONS, type Direction, oneOf, type RawSearch, textOf, wholeOf } from '../searchValues.ts'

export const SEARCH_PATH = '/haku'
export const searchAddress = (search: DogSearch = {}) => ({ to: SEARCH_PATH, search }) as const

type DogSort = (typeof DOG_SORTS)[number]

/** State of the search results in the address; what is left out has its default. */
export interface DogSearch {
  q?: string
  /** code of a breed whose dogs are listed where nothing is searched by */
  breed?: string
  page?: number
  sort?: DogSort
  direction?: Direction
}

/** Reads the search state out of an address; anything that is not understood falls back to its default. */
export function dogSearchOf(raw: RawSearch): DogSearch {
  return {
    q: textOf(raw.q),
    breed: textOf(raw.breed),
    page: wholeOf(raw.page, 2, 400),
    sort: oneOf(raw.sort, DOG_SORTS),
    direction: oneOf(raw.direction, DIRECTIONS),
  }
}
