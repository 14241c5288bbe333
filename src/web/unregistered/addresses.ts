import { oneOf, type RawSearch } from '../searchValues.ts'

export const UNREGISTERED_PATH = '/hallinta/rekisterin-ulkopuoliset'
export const unregisteredAddress = (search: UnregisteredSearch = {}) =>
  ({ to: UNREGISTERED_PATH, search }) as const

export const LISTED_STATES = ['open', 'linked'] as const
export interface UnregisteredSearch {
  state?: (typeof LISTED_STATES)[number]
}

export const unregisteredSearchOf = (raw: RawSearch): UnregisteredSearch => ({
  state: oneOf(raw.state, LISTED_STATES),
})
