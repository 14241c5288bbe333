import { type RawSearch, textOf, wholeOf } from '../searchValues.ts'

export const AVERAGE_RUNS_PATH = '/hallinta/rotukeskiarvot'
export const averageRunsAddress = (search: AveragesSearch = {}) =>
  ({ to: AVERAGE_RUNS_PATH, search }) as const

/** Whose averages are shown. */
export interface AveragesSearch {
  /** left out: the last one with results */
  season?: number
  /** left out: the points of all breeds */
  breed?: string
}
export const averagesSearchOf = (raw: RawSearch): AveragesSearch => ({
  season: wholeOf(raw.season, 1900, 2200),
  breed: textOf(raw.breed),
})
