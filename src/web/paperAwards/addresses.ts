import type { PaperAwardRow } from '#contract/paperAwards.ts'
import { oneOf, type RawSearch } from '../searchValues.ts'

export const PAPER_AWARDS_PATH = '/hallinta/paperipalkinnot'
export const paperAwardsAddress = (search: PaperAwardSearch = {}) =>
  ({ to: PAPER_AWARDS_PATH, search }) as const

type AwardState = 'open' | NonNullable<PaperAwardRow['verdict']>
export const AWARD_STATES: readonly AwardState[] = ['open', 'confirmed', 'denied']
export interface PaperAwardSearch {
  state?: AwardState
}

export const paperAwardSearchOf = (raw: RawSearch): PaperAwardSearch => ({
  state: oneOf(raw.state, AWARD_STATES),
})
