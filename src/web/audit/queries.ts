import { advertisementChanges } from '#contract/endpoints/advertisements.ts'
import { audit, securityEvents } from '#contract/endpoints/audit.ts'
import { breedingRuleChanges } from '#contract/endpoints/breedingRules.ts'
import { breedChanges } from '#contract/endpoints/breeds.ts'
import { competitionChanges } from '#contract/endpoints/competitions.ts'
import { documentChanges } from '#contract/endpoints/documents.ts'
import { dogChanges } from '#contract/endpoints/dogStaff.ts'
import { entryChanges } from '#contract/endpoints/entries.ts'
import { healthCodeChanges } from '#contract/endpoints/healthCodes.ts'
import { informationChanges } from '#contract/endpoints/information.ts'
import { resultChanges } from '#contract/endpoints/judging.ts'
import { clubChanges, judgeChanges } from '#contract/endpoints/officials.ts'
import { trialChanges } from '#contract/endpoints/organising.ts'
import { phraseChanges } from '#contract/endpoints/phrases.ts'
import { productChanges } from '#contract/endpoints/products.ts'
import { updateChanges } from '#contract/endpoints/systemUpdates.ts'
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
  phraseChanges,
  productChanges,
  healthCodeChanges,
  competitionChanges,
  breedingRuleChanges,
  updateChanges,
  breedChanges,
  informationChanges,
  advertisementChanges,
  documentChanges,
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

/** The changes of a rule of a planned litter, for whoever keeps them. */
export const breedingRuleChangesQuery = (id: number): ChangesQuery =>
  pagesOf(breedingRuleChanges, { params: { id } })

/** The changes of a system update, for SYSADMIN. */
export const systemUpdateChangesQuery = (id: number): ChangesQuery =>
  pagesOf(updateChanges, { params: { id } })

/** The changes of a page of information, for SYSADMIN. */
export const informationChangesQuery = (id: number): ChangesQuery =>
  pagesOf(informationChanges, { params: { id } })

/** The changes of a breed, for SYSADMIN. */
export const breedChangesQuery = (id: number): ChangesQuery => pagesOf(breedChanges, { params: { id } })

/** The changes of an advertisement, for SYSADMIN. */
export const advertisementChangesQuery = (id: number): ChangesQuery =>
  pagesOf(advertisementChanges, { params: { id } })

/** The changes of a document, for whoever may change it. */
export const documentChangesQuery = (id: number): ChangesQuery => pagesOf(documentChanges, { params: { id } })
