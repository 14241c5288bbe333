import type { Leaver } from '../entries/ownEntry.ts'
import { dueCents, type MoneyFacts } from './standing.ts'

/**
 * What money that has come means for its entry: `keep`: its place is kept for good; `return`: a place that was lost is given back, where one is
 * free; `none`: the fee is not whole, or the dog has left otherwise, and what is owed shows by itself.
 */
export type Arrival = 'keep' | 'return' | 'none'

/** @param isBeforeTrial a dog can still be given a place. Source: docs/rules/entries.md#states-of-money */
export function arrivalOf(
  entry: Omit<MoneyFacts, 'gone'> & { readonly leftBy: Leaver | null },
  isBeforeTrial: boolean,
): Arrival {
  if (dueCents({ ...entry, gone: false }) > 0) return 'none'
  if (entry.leftBy === null) return 'keep'
  return entry.leftBy === 'system' && isBeforeTrial ? 'return' : 'none'
}
