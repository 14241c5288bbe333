import { TRIAL_TYPES, type TrialType } from '#domain/trials/results.ts'
import { oneOf, textOf, wholeOf } from '../searchValues.ts'

/** Filters of the active judges in the address. */
export interface JudgeSearch {
  /** part of the name or the town */
  q?: string
  type?: TrialType
  district?: string
}

/** State of the staff's list of clubs in the address. */
export interface ClubSearch {
  q?: string
  active?: 'yes' | 'no'
  page?: number
}

/** State of the staff's list of judges in the address. */
export interface StaffJudgeSearch extends ClubSearch {
  type?: TrialType
}

type Raw = Record<string, unknown>

export function judgeSearchOf(raw: Raw): JudgeSearch {
  return { q: textOf(raw.q), type: oneOf(raw.type, TRIAL_TYPES), district: textOf(raw.district) }
}

export function clubSearchOf(raw: Raw): ClubSearch {
  return {
    q: textOf(raw.q),
    active: oneOf(raw.active, ['yes', 'no'] as const),
    page: wholeOf(raw.page, 2, 10_000),
  }
}

export function staffJudgeSearchOf(raw: Raw): StaffJudgeSearch {
  return { ...clubSearchOf(raw), type: oneOf(raw.type, TRIAL_TYPES) }
}
