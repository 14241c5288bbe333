import { randomNumbers } from '../randomNumbers.ts'
import { TRIAL_CLASSES, type TrialClass } from '../trials/results.ts'

/** A dog that has a place. */
export interface Starter {
  readonly id: number
  readonly class: TrialClass
}

/** Class by class, in each class as they were given: the order in which numbers are given. */
export const byClass = <T extends { readonly class: TrialClass }>(dogs: readonly T[]): T[] =>
  TRIAL_CLASSES.flatMap((name) => dogs.filter((dog) => dog.class === name))

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
  return byClass(drawn).map(({ id }) => id)
}

/** Dogs as they start: class by class, in each by their number, those without one last, as they stood. */
export const inStartOrder = <T extends { readonly class: TrialClass; readonly startNumber: number | null }>(
  dogs: readonly T[],
): T[] => byClass(dogs.toSorted((a, b) => (a.startNumber ?? Infinity) - (b.startNumber ?? Infinity) || 0))
