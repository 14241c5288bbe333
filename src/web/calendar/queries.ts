import { keepPreviousData } from '@tanstack/react-query'
import {
  calendar,
  getTrial,
  nextTrials,
  pastTrials,
  placeDraw,
  startList,
} from '#contract/endpoints/calendar.ts'
import { queryOf } from '../client/queries.ts'
import type { PastTrialSearch } from './addresses.ts'

/** The whole calendar, or where a dog may start: it is small enough to apply all other filters in the browser. */
export const calendarQuery = (dog: string | undefined) => queryOf(calendar, { query: { dog } })

/** The first trials of the calendar that are still to be held. */
export const nextTrialsQuery = queryOf(nextTrials)

/** One page of the past trials. */
export const pastTrialsQuery = (search: PastTrialSearch) => ({
  ...queryOf(pastTrials, { query: search }),
  placeholderData: keepPreviousData,
})

/** Its published start list, as it is now. */
export const startListQuery = (trialDate: string, kaerNr: string) => ({
  ...queryOf(startList, { params: { trialDate, kaerNr } }),
  staleTime: 0,
})

/** The draw of its places, as it is now. */
export const placeDrawQuery = (trialDate: string, kaerNr: string) => ({
  ...queryOf(placeDraw, { params: { trialDate, kaerNr } }),
  staleTime: 0,
})

/** One trial by a number it has or has had. */
export const trialQuery = (trialDate: string, kaerNr: string) =>
  queryOf(getTrial, { params: { trialDate, kaerNr } })
