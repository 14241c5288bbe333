import { healthAlerts, healthLives, healthWatch } from '#contract/endpoints/healthWatch.ts'
import { queryOf } from '../client/queries.ts'
import type { HealthWatchSearch } from './addresses.ts'
import { FIRST_KIND, knownSearch } from './knownSearch.ts'

export const healthAlertsQuery = (search: HealthWatchSearch) => {
  const { breed, state, alerts } = knownSearch(search)
  return queryOf(healthAlerts, { query: { breed, state, page: alerts } })
}

export const healthWatchQuery = (search: HealthWatchSearch & { breed: string }) => {
  const { kind = FIRST_KIND, sort, page } = knownSearch(search)
  return queryOf(healthWatch, { query: { breed: search.breed, kind, sort, page } })
}

export const healthLivesQuery = ({ breed, sire, from, to }: HealthWatchSearch & { breed: string }) =>
  queryOf(healthLives, { query: { breed, sire, from, to } })
