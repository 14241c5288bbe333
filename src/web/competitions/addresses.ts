import { type RawSearch, wholeOf } from '../searchValues.ts'

export const COMPETITIONS_PATH = '/vuosikilpailut'

/** Which competition, by its series, in which season or year; left out: the first one, now. */
export interface CompetitionSearch {
  kilpailu?: number
  jakso?: number
  page?: number
}
export const competitionSearchOf = (raw: RawSearch): CompetitionSearch => ({
  kilpailu: wholeOf(raw.kilpailu, 1, Number.MAX_SAFE_INTEGER),
  jakso: wholeOf(raw.jakso, 1900, 2200),
  page: wholeOf(raw.page, 2, 10_000),
})
export const competitionsAddress = (search: CompetitionSearch = {}) =>
  ({ to: COMPETITIONS_PATH, search }) as const

export const STAFF_COMPETITIONS_PATH = '/hallinta/vuosikilpailut'
export const staffCompetitionsAddress = () => ({ to: STAFF_COMPETITIONS_PATH }) as const

export const STAFF_COMPETITION_PATH = `${STAFF_COMPETITIONS_PATH}/$id` as const
/** The rule that the new one takes the place of. */
export interface NewCompetitionSearch {
  jatkaa?: number
}
export const newCompetitionSearchOf = (raw: RawSearch): NewCompetitionSearch => ({
  jatkaa: wholeOf(raw.jatkaa, 1, Number.MAX_SAFE_INTEGER),
})
export const staffCompetitionAddress = (id: number | string, search: NewCompetitionSearch = {}) =>
  ({ to: STAFF_COMPETITION_PATH, params: { id: String(id) }, search }) as const
/** Stands in place of the id where a rule is added. */
export const NEW_COMPETITION = 'uusi'
