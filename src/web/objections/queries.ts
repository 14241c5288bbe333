import { allObjections, ownObjections, trialObjections } from '#contract/endpoints/objections.ts'
import { neededTrials } from '#contract/endpoints/organising.ts'
import { pagesOf, queryOf, TOLD_BY_PAGE } from '../client/queries.ts'
import type { ObjectionSearch } from './addresses.ts'

/** What staff are told of objections. */
export const OF_OBJECTIONS = [trialObjections, allObjections, neededTrials] as const

/** Over all trials of the reader, newest first, page by page. */
export const allObjectionsQuery = (search: ObjectionSearch) => pagesOf(allObjections, { query: search })

export const trialObjectionsQuery = (id: string | number) => ({
  ...queryOf(trialObjections, { params: { id } }),
  ...TOLD_BY_PAGE,
})

export const ownObjectionsQuery = (trialDate: string, kaerNr: string) =>
  queryOf(ownObjections, { params: { trialDate, kaerNr } })
