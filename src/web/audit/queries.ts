import { audit } from '#contract/endpoints/audit.ts'
import { dogChanges } from '#contract/endpoints/dogStaff.ts'
import { resultChanges } from '#contract/endpoints/judging.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { pagesOf } from '../client/queries.ts'
import type { AuditSearch } from './addresses.ts'

/** Every view of the log, to be asked anew after a change. */
export const LOGS = [audit, dogChanges, resultChanges] as const

/** The whole log, narrowed; SYSADMIN's. */
export const auditQuery = (search: AuditSearch) => pagesOf(audit, { query: search })

/** Changes, newest first, page by page. */
export type ChangesQuery = ReturnType<typeof auditQuery>

/** What has been changed of a dog; its staff's. */
export const dogChangesQuery = (regnr: string): ChangesQuery => pagesOf(dogChanges, { params: { regnr } })

/** What has been done to a result of a trial; its staff's. */
export const resultChangesQuery = (id: number, kind: SheetKind): ChangesQuery =>
  pagesOf(resultChanges, { params: { id }, query: { kind } })
