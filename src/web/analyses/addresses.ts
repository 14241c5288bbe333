import { DIRECTIONS, type Direction, oneOf, type RawSearch, textOf, wholeOf } from '../searchValues.ts'

/** The analyses of trials. */
export const TRIAL_ANALYSIS_PATHS = {
  kaer: '/kaer-analysointi',
  features: '/kaer-ominaisuudet',
  water: '/kaer-vj-ominaisuudet',
} as const
type TrialAnalysisName = keyof typeof TRIAL_ANALYSIS_PATHS
export const trialAnalysisAddress = (name: TrialAnalysisName, search: AnalysisSearch = {}) =>
  ({ to: TRIAL_ANALYSIS_PATHS[name], search }) as const

/** The analysis of shows. */
export const SHOW_ANALYSIS_PATH = '/nayttely-analysointi'
export const showAnalysisAddress = (search: AnalysisSearch = {}) =>
  ({ to: SHOW_ANALYSIS_PATH, search }) as const

/**
 * State of an analysis in the address; what is left out has its default, and what an analysis does not know its page leaves out. Several
 * values stand between commas.
 */
export interface AnalysisSearch {
  by?: string
  measure?: string
  breeds?: string
  /** first and last season, or year */
  from?: number
  to?: number
  class?: string
  type?: string
  sex?: string
  ageFrom?: number
  ageTo?: number
  sires?: string
  dams?: string
  kennel?: string
  country?: string
  /** of trials the id, of shows the name */
  judge?: number | string
  page?: number
  sort?: string
  direction?: Direction
  /** the group whose dogs are shown; `ALL_DOGS`: those of all */
  open?: string
  /** of these the part of the distribution, and the season, of shows year */
  openPart?: string
  openSeason?: number
  openPage?: number
}
export const ALL_DOGS = '*'

const seasonOf = (value: unknown) => wholeOf(value, 1900, 2200)
const ageOf = (value: unknown) => wholeOf(value, 0, 30)

/** Reads the state of an analysis out of an address. */
export const analysisSearchOf = (raw: RawSearch): AnalysisSearch => ({
  by: textOf(raw.by),
  measure: textOf(raw.measure),
  breeds: textOf(raw.breeds),
  from: seasonOf(raw.from),
  to: seasonOf(raw.to),
  class: textOf(raw.class),
  type: textOf(raw.type),
  sex: textOf(raw.sex),
  ageFrom: ageOf(raw.ageFrom),
  ageTo: ageOf(raw.ageTo),
  sires: textOf(raw.sires),
  dams: textOf(raw.dams),
  kennel: textOf(raw.kennel),
  country: textOf(raw.country),
  judge: wholeOf(raw.judge, 1, Number.MAX_SAFE_INTEGER) ?? textOf(raw.judge),
  page: wholeOf(raw.page, 2, 10_000),
  sort: textOf(raw.sort),
  direction: oneOf(raw.direction, DIRECTIONS),
  open: textOf(raw.open),
  openPart: textOf(raw.openPart),
  openSeason: seasonOf(raw.openSeason),
  openPage: wholeOf(raw.openPage, 2, 10_000),
})
