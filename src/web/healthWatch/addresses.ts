import { type RawSearch, textOf, wholeOf } from '../searchValues.ts'

export const HEALTH_WATCH_PATH = '/hallinta/terveysseuranta'
export const healthWatchAddress = (search: HealthWatchSearch = {}) =>
  ({ to: HEALTH_WATCH_PATH, search }) as const

/** What is looked at; a choice that there is not is left out by `knownSearch`. */
export interface HealthWatchSearch {
  breed?: string
  kind?: string
  sort?: string
  /** page of the families */
  page?: number
  /** of the alerts */
  state?: string
  alerts?: number
  /** registration number of a sire whose offspring's lives are shown */
  sire?: string
  /** calendar years of the lives */
  from?: number
  to?: number
}
export const healthWatchSearchOf = (raw: RawSearch): HealthWatchSearch => ({
  breed: textOf(raw.breed),
  kind: textOf(raw.kind),
  sort: textOf(raw.sort),
  page: wholeOf(raw.page, 2, 10_000),
  state: textOf(raw.state),
  alerts: wholeOf(raw.alerts, 2, 10_000),
  sire: textOf(raw.sire),
  from: wholeOf(raw.from, 1950, 2200),
  to: wholeOf(raw.to, 1950, 2200),
})

/** The anchor of the lives on the page. */
export const LIVES_ID = 'elinika'
