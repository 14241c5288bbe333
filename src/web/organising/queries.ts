import { keepPreviousData } from '@tanstack/react-query'
import { getTrial, listTrials, neededTrials, trialChoices } from '#contract/endpoints/organising.ts'
import { pastTrial } from '#contract/endpoints/pastTrials.ts'
import { queryOf, TOLD_BY_PAGE } from '../client/queries.ts'
import type { StaffTrialSearch } from './addresses.ts'

/** All that staff know of trials, to be asked anew after a change. */
export const STAFF_TRIALS = [listTrials, neededTrials, trialChoices, getTrial] as const

export const staffTrialsQuery = (search: StaffTrialSearch) => ({
  ...queryOf(listTrials, { query: search }),
  placeholderData: keepPreviousData,
})

export const neededTrialsQuery = queryOf(neededTrials)

/** Clubs to organise for and judges to choose. */
export const trialChoicesQuery = { ...queryOf(trialChoices), staleTime: 60_000 }

/** One trial as it is now. */
export const staffTrialQuery = (id: number | string) => ({
  ...queryOf(getTrial, { params: { id } }),
  ...TOLD_BY_PAGE,
})

/** A trial as it was recorded at the end of a day; without one as it is now. */
export const pastTrialQuery = (id: number, on?: string) =>
  queryOf(pastTrial, { params: { id }, query: { on } })
