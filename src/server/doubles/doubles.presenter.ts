import { DOUBLE_PAGE_SIZE } from '#contract/constants.ts'
import type { DoublePair, DoubleSearch } from '#contract/doubles.ts'
import { presentAccount } from '../audit/audit.presenter.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { findPairs, startSearch } from './doubles.service.ts'
import type { PairRow } from './doubles.types.ts'

/** A pair with its dogs, and what speaks for one dog. */
export function presentPair(pair: PairRow, dogs: ReadonlyMap<number, SummaryRow>): DoublePair {
  const { id, lowId, highId, score, otherwise, evidence, foundAt, dismissedAt } = pair
  return {
    id,
    one: presentSummary(dogs.get(lowId)!),
    other: presentSummary(dogs.get(highId)!),
    score,
    otherwise,
    evidence: evidence.map(({ field, level, weight }) => ({ field, level, weight })),
    foundAt: foundAt.toISOString(),
    dismissal: dismissedAt && {
      by: presentAccount(pair.dismissedBy, pair.dismissedName),
      at: dismissedAt.toISOString(),
      lapsedAt: pair.lapsedAt?.toISOString() ?? null,
    },
  }
}

/** A page of the pairs. */
export const presentPairs = ({ rows, dogs, total, page, search }: Awaited<ReturnType<typeof findPairs>>) => ({
  pairs: rows.map((row) => presentPair(row, dogs)),
  total,
  page,
  pageSize: DOUBLE_PAGE_SIZE as typeof DOUBLE_PAGE_SIZE,
  search: search ? presentSearch(search) : null,
})

/** How far a search has come. */
export const presentSearch = (search: Awaited<ReturnType<typeof startSearch>>): DoubleSearch => ({
  startedAt: search.started_at.toISOString(),
  finishedAt: search.finished_at?.toISOString() ?? null,
  startedBy: search.username,
  dogs: search.dogs,
  candidates: search.candidates,
})
