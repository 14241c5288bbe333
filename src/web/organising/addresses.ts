import { STAFF_TRIAL_SORTS } from '#contract/firstConstants.ts'
import { TRIAL_TYPES, type TrialType } from '#domain/trials/results.ts'
import { TRIAL_STATES, type TrialState } from '#domain/trials/states.ts'
import { DIRECTIONS, type Direction, dayOf, oneOf, type RawSearch, textOf, wholeOf } from '../searchValues.ts'

export const STAFF_TRIALS_PATH = '/hallinta/kokeet'
export const staffTrialsAddress = (search: StaffTrialSearch = {}) =>
  ({ to: STAFF_TRIALS_PATH, search }) as const

export const NEW_TRIAL_PATH = `${STAFF_TRIALS_PATH}/uusi` as const
export const newTrialAddress = (search: NewTrialSearch = {}) => ({ to: NEW_TRIAL_PATH, search }) as const
/** The trial that the new one is made after; 0: none. */
interface NewTrialSearch {
  model?: number
}
export const newTrialSearchOf = (raw: RawSearch): NewTrialSearch => ({
  model: wholeOf(raw.model, 0, Number.MAX_SAFE_INTEGER),
})

export const STAFF_TRIAL_PATH = `${STAFF_TRIALS_PATH}/$id` as const
export const staffTrialAddress = (id: number) =>
  ({ to: STAFF_TRIAL_PATH, params: { id: String(id) } }) as const

/** Its fields, with the one that is looked for. */
export const TRIAL_FIELDS_PATH = `${STAFF_TRIAL_PATH}/tiedot` as const
export const trialFieldsAddress = (id: number, field?: string) =>
  ({ to: TRIAL_FIELDS_PATH, params: { id: String(id) }, search: field ? { field } : {} }) as const
export const trialFieldSearchOf = (raw: RawSearch): { field?: string } => ({ field: textOf(raw.field) })

export const TRIAL_LOG_PATH = `${STAFF_TRIAL_PATH}/loki` as const
export const trialLogAddress = (id: number, search: TrialLogSearch = {}) =>
  ({ to: TRIAL_LOG_PATH, params: { id: String(id) }, search }) as const
/** ISO day at whose end it is told how the trial was recorded. */
export interface TrialLogSearch {
  paiva?: string
}
export const trialLogSearchOf = (raw: RawSearch): TrialLogSearch => ({ paiva: dayOf(raw.paiva) })

type StaffTrialSort = (typeof STAFF_TRIAL_SORTS)[number]

/** State of the staff's list of trials in the address; without an order it stands in that of what is to do. */
export interface StaffTrialSearch {
  q?: string
  state?: TrialState
  /** the year a season begins in */
  season?: number
  type?: TrialType
  club?: number
  page?: number
  sort?: StaffTrialSort
  direction?: Direction
}

export function staffTrialSearchOf(raw: RawSearch): StaffTrialSearch {
  return {
    q: textOf(raw.q),
    state: oneOf(raw.state, TRIAL_STATES),
    season: wholeOf(raw.season, 1900, 2200),
    type: oneOf(raw.type, TRIAL_TYPES),
    club: wholeOf(raw.club, 1, Number.MAX_SAFE_INTEGER),
    page: wholeOf(raw.page, 2, 10_000),
    sort: oneOf(raw.sort, STAFF_TRIAL_SORTS),
    direction: oneOf(raw.direction, DIRECTIONS),
  }
}
