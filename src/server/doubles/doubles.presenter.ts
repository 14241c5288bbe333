import { DOUBLE_PAGE_SIZE } from '#contract/constants.ts'
import type { DoublePair, DoubleRecord, DoubleSearch } from '#contract/doubles.ts'
import type { DoubleFacts } from '#domain/doubles/comparison.ts'
import { presentAccount } from '../audit/audit.presenter.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { findPairs, KnownOfPairs, startSearch } from './doubles.service.ts'
import type { PairRow } from './doubles.types.ts'

/** A pair with its dogs, and what speaks for one dog. */
export function presentPair(pair: PairRow, { dogs, records }: KnownOfPairs): DoublePair {
  const { id, lowId, highId, score, otherwise, evidence, foundAt, dismissedAt } = pair
  const [low, high] = [records.get(lowId)!, records.get(highId)!]
  return {
    id,
    one: presentSummary(dogs.get(lowId)!),
    other: presentSummary(dogs.get(highId)!),
    records: { one: presentRecord(low, high), other: presentRecord(high, low) },
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

/** A chip tells something of a pair only beside another. */
const presentRecord = (
  { numbers, chips, birthDate, birthYear }: DoubleFacts,
  other: DoubleFacts,
): DoubleRecord => ({
  numbers: [...numbers],
  chips: other.chips.length > 0 ? [...chips] : [],
  birthDate,
  birthYear,
})

/** A page of the pairs. */
export const presentPairs = ({
  rows,
  known,
  total,
  page,
  search,
}: Awaited<ReturnType<typeof findPairs>>) => ({
  pairs: rows.map((row) => presentPair(row, known)),
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
