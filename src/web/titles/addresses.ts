import { type RawSearch, textOf } from '../searchValues.ts'

export const TITLES_PATH = '/hallinta/valionarvot'
export const titlesAddress = () => ({ to: TITLES_PATH }) as const

export const TITLE_PATH = `${TITLES_PATH}/$id` as const
/** Stands in place of the id where a title is added. */
export const NEW_TITLE = 'uusi'
export const titleAddress = (id: number | string, search: TitleSearch = {}) =>
  ({ to: TITLE_PATH, params: { id: String(id) }, search }) as const
export const newTitleAddress = (lyhenne?: string) => titleAddress(NEW_TITLE, { lyhenne })

export interface TitleSearch {
  /** of a new title: what dogs have that the list does not hold */
  lyhenne?: string | undefined
}

export const titleSearchOf = (raw: RawSearch): TitleSearch => ({ lyhenne: textOf(raw.lyhenne) })
