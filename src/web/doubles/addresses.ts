import { type RawSearch, textOf, wholeOf } from '../searchValues.ts'

export const DOUBLES_PATH = '/hallinta/kaksoiskappaleet'
export const doublesAddress = (search: DoublesSearch = {}) => ({ to: DOUBLES_PATH, search }) as const

/** What the list is narrowed to; a choice that there is not is left out by `knownSearch`. */
export interface DoublesSearch {
  state?: string
  breed?: string
  /** a field in which the records agree */
  agreeing?: string
  page?: number
}
export const doublesSearchOf = (raw: RawSearch): DoublesSearch => ({
  state: textOf(raw.state),
  breed: textOf(raw.breed),
  agreeing: textOf(raw.agreeing),
  page: wholeOf(raw.page, 2, 10_000),
})
