import { DECIDED_STATES, type DecidedState } from '#domain/breeding/litterNotice.ts'
import { oneOf, type RawSearch, textOf, wholeOf } from '../../searchValues.ts'

/** Stands for the id of a notice that is not written yet. */
export const NEW = 'uusi'

export const OWN_NOTICES_PATH = '/pentueilmoitukset'
export const ownNoticesAddress = () => ({ to: OWN_NOTICES_PATH }) as const

export const OWN_NOTICE_PATH = '/pentueilmoitukset/$id'
export const ownNoticeAddress = (id: number | typeof NEW) =>
  ({ to: OWN_NOTICE_PATH, params: { id: String(id) } }) as const

export const STAFF_NOTICES_PATH = '/hallinta/pentueet'
export const staffNoticesAddress = (search: StaffNoticesSearch = {}) =>
  ({ to: STAFF_NOTICES_PATH, search }) as const

export const STAFF_NOTICE_PATH = '/hallinta/pentue/$id'
export const staffNoticeAddress = (id: number | typeof NEW) =>
  ({ to: STAFF_NOTICE_PATH, params: { id: String(id) } }) as const

export interface StaffNoticesSearch {
  breed?: string
  state?: DecidedState
  page?: number
}

export const staffNoticesSearchOf = (raw: RawSearch): StaffNoticesSearch => ({
  breed: textOf(raw.breed),
  state: oneOf(raw.state, DECIDED_STATES),
  page: wholeOf(raw.page, 2, 10_000),
})
