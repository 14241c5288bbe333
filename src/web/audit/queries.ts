import { audit, securityEvents } from '#contract/endpoints/audit.ts'
import { competitionChanges } from '#contract/endpoints/competitions.ts'
import { dogChanges } from '#contract/endpoints/dogStaff.ts'
import { entryChanges } from '#contract/endpoints/entries.ts'
import { healthCodeChanges } from '#contract/endpoints/healthCodes.ts'
import { resultChanges } from '#contract/endpoints/judging.ts'
import { clubChanges, judgeChanges } from '#contract/endpoints/officials.ts'
import { trialChanges } from '#contract/endpoints/organising.ts'
import { productChanges } from '#contract/endpoints/products.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { pagesOf } from '../client/queries.ts'
import type { AuditSearch } from './addresses.ts'

/** All calls of the log, to invalidate after a change. */
export const LOGS = [
  audit,
  dogChanges,
  resultChanges,
  trialChanges,
  entryChanges,
  judgeChanges,
  clubChanges,
  productChanges,
  healthCodeChanges,
  competitionChanges,
] as const

/** The whole log, narrowed; SYSADMIN's. */
export const auditQuery = (search: AuditSearch) => pagesOf(audit, { query: search })

/** What tells of attacks, newest first, page by page; of one account, or of all. SYSADMIN's. */
export const securityEventsQuery = (account?: number) => pagesOf(securityEvents, { query: { account } })

/** Changes, newest first, page by page. */
export type ChangesQuery = ReturnType<typeof auditQuery>

/** The changes of a dog, for its staff. */
export const dogChangesQuery = (regnr: string): ChangesQuery => pagesOf(dogChanges, { params: { regnr } })

/** The changes of a result, for its staff. */
export const resultChangesQuery = (id: number, kind: SheetKind): ChangesQuery =>
  pagesOf(resultChanges, { params: { id }, query: { kind } })

/** The changes of a trial, for whoever may change it. */
export const trialChangesQuery = (id: number): ChangesQuery => pagesOf(trialChanges, { params: { id } })

/** The changes of a trial's list of dogs. */
export const entryChangesQuery = (id: number): ChangesQuery => pagesOf(entryChanges, { params: { id } })

/** The changes of a judge or an organiser club. */
export const officialChangesQuery = (kind: 'judges' | 'clubs', id: number): ChangesQuery =>
  pagesOf(OFFICIAL_CHANGES[kind], { params: { id } })
const OFFICIAL_CHANGES = { judges: judgeChanges, clubs: clubChanges } as const

/** The changes of a product, for SYSADMIN. */
export const productChangesQuery = (id: number): ChangesQuery => pagesOf(productChanges, { params: { id } })

/** The changes of a health code, for whoever decides on health. */
export const healthCodeChangesQuery = (id: number): ChangesQuery =>
  pagesOf(healthCodeChanges, { params: { id } })

/** The changes of a rule of an annual competition, for SYSADMIN. */
export const competitionChangesQuery = (id: number): ChangesQuery =>
  pagesOf(competitionChanges, { params: { id } })
