import { TRIAL_CLASSES, type TrialClass } from '../trials/results.ts'

/** A dog that has a place. */
export interface Starter {
  readonly id: number
  readonly class: TrialClass
}

/** The ids class by class, in each class as they were given: the order in which numbers are given. */
export function byClass(entries: readonly Starter[]): number[] {
  return TRIAL_CLASSES.flatMap((name) => entries.filter((entry) => entry.class === name).map(({ id }) => id))
}

/**
 * Draws the start order, class by class. The same seed and the same entries give the same order, in whatever order they are
 * given, so that a draw can be checked afterwards.
 */
export function drawStartOrder(entries: readonly Starter[], seed: string): number[] {
  const next = numbersFrom(seed)
  const drawn = entries.toSorted((a, b) => a.id - b.id)
  // Fisher and Yates.
  for (let last = drawn.length - 1; last > 0; last--) {
    const chosen = Math.floor(next() * (last + 1))
    ;[drawn[last], drawn[chosen]] = [drawn[chosen]!, drawn[last]!]
  }
  return byClass(drawn)
}

/** Numbers of at least 0 and below 1 that follow from a text alone: mulberry32 on its FNV-1a hash. */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const sign of seed) state = Math.imul(state ^ sign.codePointAt(0)!, 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Dogs as they start: by their number, those without one last, as they stood. */
export const inStartOrder = <T extends { readonly startNumber: number | null }>(dogs: readonly T[]): T[] =>
  dogs.toSorted((a, b) => (a.startNumber ?? Infinity) - (b.startNumber ?? Infinity) || 0)
