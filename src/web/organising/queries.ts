import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { NeededTrial, TrialChoices, TrialDetails, TrialRow } from '#contract/organising.ts'
import { getJson, type Query } from '../api.ts'
import type { StaffTrialSearch } from '../paths.ts'

export interface StaffTrials {
  readonly trials: TrialRow[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

const TRIALS = ['private', 'trials'] as const

/** All that staff know of trials, to be asked anew after a change. */
export const staffTrialsKey = { queryKey: TRIALS }

export const staffTrialsQuery = (search: StaffTrialSearch) =>
  queryOptions({
    queryKey: [...TRIALS, 'list', search],
    queryFn: ({ signal }) =>
      getJson<StaffTrials>('/api/auth/trials', { signal, query: { ...search } as Query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const neededTrialsQuery = queryOptions({
  queryKey: [...TRIALS, 'needs'],
  queryFn: ({ signal }) => getJson<NeededTrial[]>('/api/auth/trials/needs', { signal }),
  staleTime: 0,
})

/** Clubs to organise for and judges to choose. */
export const trialChoicesQuery = queryOptions({
  queryKey: [...TRIALS, 'choices'],
  queryFn: ({ signal }) => getJson<TrialChoices>('/api/auth/trials/choices', { signal }),
  staleTime: 60_000,
})

/** One trial as it is now. */
export const getStaffTrial = (id: number | string, signal?: AbortSignal) =>
  getJson<TrialDetails>(`/api/auth/trials/${encodeURIComponent(id)}`, { signal })

export const staffTrialQuery = (id: string) =>
  queryOptions({
    queryKey: [...TRIALS, 'one', id],
    queryFn: ({ signal }) => getStaffTrial(id, signal),
    staleTime: 0,
  })
