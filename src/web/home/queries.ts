import { queryOptions } from '@tanstack/react-query'
import type { HomeNews } from '#contract/dogs.ts'
import { getJson } from '../api.ts'

/** What is new: results and litters, and how much the database holds. */
export const newsQuery = queryOptions({
  queryKey: ['news'],
  queryFn: ({ signal }) => getJson<HomeNews>('/api/news', { signal }),
})
