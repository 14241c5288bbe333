import { entryContest } from '#contract/endpoints/contests.ts'
import { entryForm, getOwnEntry, ownEntries } from '#contract/endpoints/ownEntries.ts'
import { queryIf, queryOf, TOLD_BY_PAGE } from '../client/queries.ts'

/** What the form of a trial needs, as it is now. */
export const entryFormQuery = (trialDate: string, kaerNr: string) => ({
  ...queryOf(entryForm, { params: { trialDate, kaerNr } }),
  staleTime: 0,
})

export const ownEntryQuery = (id: number | string) => ({
  ...queryOf(getOwnEntry, { params: { id } }),
  staleTime: 0,
  ...TOLD_BY_PAGE,
})

export const contestQuery = (id: string) => ({
  ...queryOf(entryContest, { params: { id } }),
  staleTime: 0,
  ...TOLD_BY_PAGE,
})

/** Those of an account; asks nothing for a visitor. */
export const ownEntriesQuery = (isSignedIn: boolean) => queryIf(ownEntries, isSignedIn ? {} : undefined)
