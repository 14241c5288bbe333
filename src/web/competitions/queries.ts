import { keepPreviousData } from '@tanstack/react-query'
import { competitionStandings, competitions } from '#contract/endpoints/competitions.ts'
import { queryOf } from '../client/queries.ts'

export const competitionsQuery = queryOf(competitions)

/** One page of standings. */
export const standingsQuery = (series: number, period: number, page: number) => ({
  ...queryOf(competitionStandings, { params: { series }, query: { period, page } }),
  placeholderData: keepPreviousData,
})
