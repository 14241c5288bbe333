import { type RawBuilder, sql } from 'kysely'
import { SOURCES_TOLD_ONLY } from '#domain/health/sources.ts'

const TOLD_ONLY = SOURCES_TOLD_ONLY.map((source) => `'${source}'`).join(', ')

/**
 * Whether a statement counts as an examination, as text of SQL; part of every figure, warning and condition. Source: docs/rules/breeding-and-health.md#sources-of-statements.
 * @param alias of its row
 */
export const countsAsExaminedText = (alias: string): string =>
  `coalesce(${alias}.source not in (${TOLD_ONLY}), true)`

/** The same as a part of SQL. */
export const countsAsExamined = (alias: string): RawBuilder<boolean> => sql.raw(countsAsExaminedText(alias))
