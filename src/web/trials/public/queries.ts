import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CalendarTrial, PastTrials, Trial } from '#contract/trials.ts'
import { getJson, type Query } from '../../api.ts'
import type { TrialSearch } from '../../paths.ts'

/** The whole calendar: so few trials are to come that the filters narrow it here, at once. */
export const calendarQuery = queryOptions({
  queryKey: ['trial-calendar'],
  queryFn: ({ signal }) => getJson<CalendarTrial[]>('/api/trials/calendar', { signal }),
})

/** The first trials of the calendar that are still to be held. */
export const nextTrialsQuery = queryOptions({
  queryKey: ['next-trials'],
  queryFn: ({ signal }) => getJson<CalendarTrial[]>('/api/trials/next', { signal }),
})

/** One page of the past trials. */
export const pastTrialsQuery = (search: TrialSearch) =>
  queryOptions({
    queryKey: ['past-trials', search],
    queryFn: ({ signal }) => getJson<PastTrials>('/api/trials', { signal, query: { ...search } as Query }),
    placeholderData: keepPreviousData,
  })

/** One trial by a number it has or has had. */
export const trialQuery = (trialDate: string, kaerNr: string) =>
  queryOptions({
    queryKey: ['trial', trialDate, kaerNr],
    queryFn: ({ signal }) => getJson<Trial>(trialPath(trialDate, kaerNr), { signal }),
  })

const trialPath = (trialDate: string, kaerNr: string): string =>
  `/api/trials/${encodeURIComponent(trialDate)}/${encodeURIComponent(kaerNr)}`
