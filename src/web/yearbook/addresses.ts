import { oneOf, type RawSearch, textOf, wholeOf } from '../searchValues.ts'

export const YEARBOOK_PATH = '/vuosikirja'

/** Whose book: of a season or, with `laji=year`, of a calendar year; left out: the last season that is over, all breeds. */
export interface YearbookSearch {
  laji?: 'year'
  jakso?: number
  rotu?: string
}
export const yearbookSearchOf = (raw: RawSearch): YearbookSearch => ({
  laji: oneOf(raw.laji, ['year'] as const),
  jakso: wholeOf(raw.jakso, 1900, 2200),
  rotu: textOf(raw.rotu),
})
export const yearbookAddress = (search: YearbookSearch = {}) => ({ to: YEARBOOK_PATH, search }) as const
