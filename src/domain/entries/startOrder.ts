import { randomNumbers } from '../randomNumbers.ts'
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
  const next = randomNumbers(seed)
  const drawn = entries.toSorted((a, b) => a.id - b.id)
  // Fisher and Yates.
  for (let last = drawn.length - 1; last > 0; last--) {
    const chosen = Math.floor(next() * (last + 1))
    ;[drawn[last], drawn[chosen]] = [drawn[chosen]!, drawn[last]!]
  }
  return byClass(drawn)
}

/** Dogs as they start: by their number, those without one last, as they stood. */
export const inStartOrder = <T extends { readonly startNumber: number | null }>(dogs: readonly T[]): T[] =>
  dogs.toSorted((a, b) => (a.startNumber ?? Infinity) - (b.startNumber ?? Infinity) || 0)
