import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { CalendarTrial, PastTrials, Trial } from '#contract/calendar.ts'
import type { TrialDog } from '#contract/entries.ts'
import { getJson, postJson, type Query } from '../api.ts'
import type { TrialSearch } from '../paths.ts'

/**
 * The whole calendar, or where a dog may start: so few trials are to come that all other filters narrow it here, at
 * once.
 */
export const calendarQuery = (dog: string | undefined) =>
  queryOptions({
    queryKey: ['trial-calendar', dog],
    queryFn: ({ signal }) => getJson<CalendarTrial[]>('/api/trials/calendar', { signal, query: { dog } }),
  })

/** The dog that the calendar is narrowed to. */
export const startingDogQuery = (regnr: string | undefined) =>
  queryOptions({
    queryKey: ['starting-dog', regnr],
    queryFn:
      regnr === undefined
        ? skipToken
        : async ({ signal }) => (await postJson<TrialDog>('/api/trialdog', { regnr }, { signal })).dog,
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
