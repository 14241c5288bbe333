import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Advertisement, ServiceInfo, SystemUpdate } from '#contract/content.ts'
import { getJson } from '../api.ts'

/** What does not change while a page is open is asked once. */
const ONCE = Number.POSITIVE_INFINITY

/** Club and version of the running service. */
export const serviceQuery = queryOptions({
  queryKey: ['service'],
  queryFn: ({ signal }) => getJson<ServiceInfo>('/api/service', { signal }),
  staleTime: ONCE,
  gcTime: ONCE,
})

export const useService = () => useQuery(serviceQuery)

/** Advertisements, fetched once per session; a failure is silent (docs/rules/screens.md#banners). */
export const advertisementsQuery = queryOptions({
  queryKey: ['advertisements'],
  queryFn: ({ signal }) => getJson<Advertisement[]>('/api/advertisements', { signal }),
  staleTime: ONCE,
  gcTime: ONCE,
  retry: false,
})

/** The newest system update, or null. */
export const latestUpdateQuery = queryOptions({
  queryKey: ['update'],
  queryFn: ({ signal }) => getJson<SystemUpdate | null>('/api/update/', { signal }),
  staleTime: ONCE,
  gcTime: ONCE,
  retry: false,
})
