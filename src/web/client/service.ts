import { useQuery } from '@tanstack/react-query'
import { service } from '#contract/endpoints/content.ts'
import type { ClubModule } from '#domain/club/profiles.ts'
import { queryOf } from './queries.ts'

const NEVER_STALE = Number.POSITIVE_INFINITY

/** Club and version of the running service, which do not change while a page is open. */
export const serviceQuery = { ...queryOf(service), staleTime: NEVER_STALE, gcTime: NEVER_STALE }

export const useService = () => useQuery(serviceQuery)

/** What the club calls the service; what it is made as, until that has come. */
export const useServiceTitle = (): string => useService().data?.title ?? 'Koirakanta'

/** Whether the club has a part of the product; it counts as there until the service has said otherwise. */
export function useModule(module: ClubModule): boolean {
  return useService().data?.modules.includes(module) ?? true
}
