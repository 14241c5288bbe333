import { TRIAL_SORTS } from '#contract/firstConstants.ts'
import { TRIAL_CLASSES, TRIAL_TYPES, type TrialClass, type TrialType } from '#domain/trials/results.ts'
import { DIRECTIONS, type Direction, dayOf, oneOf, type RawSearch, textOf, wholeOf } from '../searchValues.ts'

export const CALENDAR_PATH = '/koekalenteri'
export const calendarAddress = (search: CalendarSearch = {}) => ({ to: CALENDAR_PATH, search }) as const

export const PAST_TRIALS_PATH = '/kokeet'
export const pastTrialsAddress = (search: PastTrialSearch = {}) => ({ to: PAST_TRIALS_PATH, search }) as const

export const TRIAL_PATH = `${PAST_TRIALS_PATH}/$trialDate/$kaerNr` as const
export const trialAddress = (date: string, kaerNr: number) =>
  ({ to: TRIAL_PATH, params: { trialDate: date, kaerNr: String(kaerNr) } }) as const

export const START_LIST_PATH = `${TRIAL_PATH}/koiraluettelo` as const
export const startListAddress = (date: string, kaerNr: number) =>
  ({ to: START_LIST_PATH, params: { trialDate: date, kaerNr: String(kaerNr) } }) as const

export const PLACE_DRAW_PATH = `${TRIAL_PATH}/arvonta` as const
export const placeDrawAddress = (date: string, kaerNr: number) =>
  ({ to: PLACE_DRAW_PATH, params: { trialDate: date, kaerNr: String(kaerNr) } }) as const

/** Filters of the trial calendar, and whether it is shown by month; days are ISO, `month` is `2026-09`. */
export interface CalendarSearch {
  type?: TrialType
  class?: TrialClass
  from?: string
  to?: string
  district?: string
  place?: string
  judge?: string
  open?: '1'
  free?: '1'
  /** number of a dog: only where it may start */
  dog?: string
  view?: 'month'
  month?: string
}

export function calendarSearchOf(raw: RawSearch): CalendarSearch {
  return {
    type: oneOf(raw.type, TRIAL_TYPES),
    class: oneOf(raw.class, TRIAL_CLASSES),
    from: dayOf(raw.from),
    to: dayOf(raw.to),
    district: textOf(raw.district),
    place: textOf(raw.place),
    judge: textOf(raw.judge),
    open: oneOf(raw.open, ['1'] as const),
    free: oneOf(raw.free, ['1'] as const),
    dog: textOf(raw.dog),
    view: oneOf(raw.view, ['month'] as const),
    month: dayOf(`${raw.month}-01`)?.slice(0, 7),
  }
}

type PastTrialSort = (typeof TRIAL_SORTS)[number]

/** State of the past trials in the address. */
export interface PastTrialSearch {
  /** the year a season begins in */
  season?: number
  type?: TrialType
  place?: string
  judge?: string
  breed?: string
  page?: number
  sort?: PastTrialSort
  direction?: Direction
}

export function pastTrialSearchOf(raw: RawSearch): PastTrialSearch {
  return {
    season: wholeOf(raw.season, 1900, 2200),
    type: oneOf(raw.type, TRIAL_TYPES),
    place: textOf(raw.place),
    judge: textOf(raw.judge),
    breed: textOf(raw.breed),
    page: wholeOf(raw.page, 2, 10_000),
    sort: oneOf(raw.sort, TRIAL_SORTS),
    direction: oneOf(raw.direction, DIRECTIONS),
  }
}
