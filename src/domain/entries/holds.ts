import type { TrialClass } from '../trials/results.ts'
import type { TrialFacts } from '../trials/states.ts'
import { OFFER_HOLD, SHORTEST_OFFER } from './holdTimes.ts'
import { whyFull } from './places.ts'

/** Why an unpaid place is kept: the dog has just been entered, or the place was offered to it. */
export const HOLDS = ['entering', 'offer'] as const
export type Hold = (typeof HOLDS)[number]

/**
 * Until when an offered place is kept: 48 hours, and not beyond the last moment.
 * @param last 18:00 on the day before the trial
 * @returns null: it is too late for an offer. Source: docs/rules/entries.md#offers
 */
export function offeredUntil(at: Date, last: Date): Date | null {
  const until = Math.min(at.getTime() + OFFER_HOLD, last.getTime())
  return until - at.getTime() < SHORTEST_OFFER ? null : new Date(until)
}

/** The first in the queue for which a place is free; undefined: none. Who has to wait for a place in one class does not keep others from one in theirs. */
export const firstThatFits = <Waiting extends { readonly class: TrialClass }>(
  facts: TrialFacts,
  queue: readonly Waiting[],
): Waiting | undefined => queue.find((waiting) => whyFull(facts, waiting.class) === null)
