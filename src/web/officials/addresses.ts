import { TRIAL_TYPES, type TrialType } from '#domain/trials/results.ts'
import { oneOf, type RawSearch, textOf, wholeOf } from '../searchValues.ts'

export const JUDGES_PATH = '/tuomarit'
export const judgesAddress = (search: JudgeSearch = {}) => ({ to: JUDGES_PATH, search }) as const

export const STAFF_JUDGES_PATH = '/hallinta/tuomarit'
export const staffJudgesAddress = (search: StaffJudgeSearch = {}) =>
  ({ to: STAFF_JUDGES_PATH, search }) as const

export const NEW_JUDGE_PATH = `${STAFF_JUDGES_PATH}/uusi` as const
export const newJudgeAddress = () => ({ to: NEW_JUDGE_PATH }) as const

export const STAFF_JUDGE_PATH = `${STAFF_JUDGES_PATH}/$id` as const
export const staffJudgeAddress = (id: number) =>
  ({ to: STAFF_JUDGE_PATH, params: { id: String(id) } }) as const

export const CLUBS_PATH = '/hallinta/kerhot'
export const clubsAddress = (search: ClubSearch = {}) => ({ to: CLUBS_PATH, search }) as const

export const NEW_CLUB_PATH = `${CLUBS_PATH}/uusi` as const
export const newClubAddress = () => ({ to: NEW_CLUB_PATH }) as const

export const CLUB_PATH = `${CLUBS_PATH}/$id` as const
export const clubAddress = (id: number) => ({ to: CLUB_PATH, params: { id: String(id) } }) as const

/** Filters of the active judges in the address. */
export interface JudgeSearch {
  /** part of the name or the town */
  q?: string
  type?: TrialType
  district?: string
}

/** State of the staff's list of clubs in the address. */
interface ClubSearch {
  q?: string
  active?: 'yes' | 'no'
  page?: number
}

/** State of the staff's list of judges in the address. */
export interface StaffJudgeSearch extends ClubSearch {
  type?: TrialType
}

export function judgeSearchOf(raw: RawSearch): JudgeSearch {
  return { q: textOf(raw.q), type: oneOf(raw.type, TRIAL_TYPES), district: textOf(raw.district) }
}

export function clubSearchOf(raw: RawSearch): ClubSearch {
  return {
    q: textOf(raw.q),
    active: oneOf(raw.active, ['yes', 'no'] as const),
    page: wholeOf(raw.page, 2, 10_000),
  }
}

export function staffJudgeSearchOf(raw: RawSearch): StaffJudgeSearch {
  return { ...clubSearchOf(raw), type: oneOf(raw.type, TRIAL_TYPES) }
}
