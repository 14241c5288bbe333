import { infiniteQueryOptions } from '@tanstack/react-query'
import { dogChangesPath } from '#contract/addresses.ts'
import type { AuditRow } from '#contract/audit.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { getJson, type Query } from '../api.ts'
import type { AuditSearch } from '../paths.ts'

interface AuditPage {
  readonly rows: AuditRow[]
  readonly next: number | null
}

/** Changes, newest first, page by page. */
const changesQuery = (path: string, search: Query) =>
  infiniteQueryOptions({
    queryKey: ['private', 'audit', path, search],
    queryFn: ({ signal, pageParam }) =>
      getJson<AuditPage>(path, { signal, query: { ...search, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })

export type ChangesQuery = ReturnType<typeof changesQuery>

/** The whole log, narrowed; SYSADMIN's. */
export const auditQuery = (search: AuditSearch): ChangesQuery =>
  changesQuery('/api/auth/audit', { ...search })

/** What has been changed of a dog; its staff's. */
export const dogChangesQuery = (regnr: string): ChangesQuery => changesQuery(dogChangesPath(regnr), {})

/** What has been done to a result of a trial; its staff's. */
export const resultChangesQuery = (id: number, kind: SheetKind): ChangesQuery =>
  changesQuery(`/api/auth/results/${id}/changes`, { kind })
