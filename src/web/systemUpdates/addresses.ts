import { type RawSearch, wholeOf } from '../searchValues.ts'

/** Which page of a list; the first one without its number. */
export interface UpdatesSearch {
  page?: number
}
export const updatesSearchOf = (raw: RawSearch): UpdatesSearch => ({ page: wholeOf(raw.page, 2, 10_000) })

export const UPDATES_PATH = '/paivitykset'
export const updatesAddress = (search: UpdatesSearch = {}) => ({ to: UPDATES_PATH, search }) as const

export const UPDATE_PATH = `${UPDATES_PATH}/$id` as const
export const updateAddress = (id: number) => ({ to: UPDATE_PATH, params: { id: String(id) } }) as const

export const STAFF_UPDATES_PATH = '/hallinta/paivitykset'
export const staffUpdatesAddress = (search: UpdatesSearch = {}) =>
  ({ to: STAFF_UPDATES_PATH, search }) as const

export const STAFF_UPDATE_PATH = `${STAFF_UPDATES_PATH}/$id` as const
export const staffUpdateAddress = (id: number | string) =>
  ({ to: STAFF_UPDATE_PATH, params: { id: String(id) } }) as const
/** Stands in place of the id where an update is written. */
export const NEW_UPDATE = 'uusi'
