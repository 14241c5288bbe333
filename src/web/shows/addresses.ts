import { DIRECTIONS, type Direction, oneOf, type RawSearch, textOf, wholeOf } from '../searchValues.ts'

export const SHOWS_PATH = '/hallinta/nayttelyt'
export const showsAddress = (search: ShowSearch = {}) => ({ to: SHOWS_PATH, search }) as const

export const SHOW_PATH = `${SHOWS_PATH}/$id` as const
export const showAddress = (id: number | string) => ({ to: SHOW_PATH, params: { id: String(id) } }) as const
/** Stands in place of the id where a show is added. */
export const NEW_SHOW = 'uusi'
export const newShowAddress = () => showAddress(NEW_SHOW)

const SHOW_SORTS = ['date', 'place', 'results'] as const

/** State of the list of shows in the address. */
export interface ShowSearch {
  q?: string
  year?: number
  page?: number
  sort?: (typeof SHOW_SORTS)[number]
  direction?: Direction
}

export const showSearchOf = (raw: RawSearch): ShowSearch => ({
  q: textOf(raw.q),
  year: wholeOf(raw.year, 1900, 2999),
  page: wholeOf(raw.page, 2, 10_000),
  sort: oneOf(raw.sort, SHOW_SORTS),
  direction: oneOf(raw.direction, DIRECTIONS),
})
