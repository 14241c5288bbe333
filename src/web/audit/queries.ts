import { infiniteQueryOptions } from '@tanstack/react-query'
import type { AuditRow } from '#contract/audit.ts'
import { getJson } from '../api.ts'
import type { AuditSearch } from '../paths.ts'

interface AuditPage {
  readonly rows: AuditRow[]
  readonly next: number | null
}

/** Changes, newest first, page by page. */
export const auditQuery = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['private', 'audit', search],
    queryFn: ({ signal, pageParam }) =>
      getJson<AuditPage>('/api/auth/audit', { signal, query: { ...search, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })
