import type { YearbookOverview } from '#contract/yearbook.ts'
import type { Part } from './parts.ts'
import type { Yearbook } from './yearbook.types.ts'

/** What is in the book: its parts with the number of their rows. */
export const presentOverview = (
  { from, to, running, preliminary }: Yearbook,
  parts: readonly Part[],
): YearbookOverview => ({
  from,
  to,
  running,
  preliminary,
  parts: parts.filter(({ n }) => n !== null).map(({ name, rows }) => ({ name, rows: rows.length })),
})
