import type { Completeness } from './completeness.ts'

/** How far a figure can be trusted, best first: a shallow pedigree hides inbreeding, it never shows too much. */
export const TRUST_LEVELS = ['high', 'moderate', 'low'] as const
export type Trust = (typeof TRUST_LEVELS)[number]

/** From here on a figure is trusted. Source: docs/rules/genetics.md#trust. */
export const HIGH_TRUST = { completeGenerations: 5, knownPlaces: 100 } as const
/** With fewer complete generations it is not, and is compared with nobody. Source: docs/rules/genetics.md#trust. */
export const LOW_TRUST_BELOW = 3

/** The trust in a figure over six generations, by what is known of the 126 places. */
export function trustOf({
  completeGenerations,
  knownPlaces,
}: Pick<Completeness, 'completeGenerations' | 'knownPlaces'>): Trust {
  if (completeGenerations < LOW_TRUST_BELOW) return 'low'
  const deep = completeGenerations >= HIGH_TRUST.completeGenerations && knownPlaces >= HIGH_TRUST.knownPlaces
  return deep ? 'high' : 'moderate'
}

/** F of the offspring of two such dogs, all else unrelated. Source: docs/rules/genetics.md#reference-values. */
export const YARDSTICKS = { cousins: 0.0625, halfSiblings: 0.125, fullSiblings: 0.25 } as const

/** A figure is about a yardstick while it is within this part of it. Source: docs/rules/genetics.md#yardsticks. */
const ABOUT = 0.1

type Closeness =
  | keyof typeof YARDSTICKS
  | 'belowCousins'
  | 'belowHalfSiblings'
  | 'belowFullSiblings'
  | 'aboveFullSiblings'

/** How close a dog's parents are by the yardsticks: about one of them, or between the one before and the one named. */
export function closenessOf(coefficient: number): Closeness {
  const { cousins, halfSiblings, fullSiblings } = YARDSTICKS
  if (coefficient < cousins * (1 - ABOUT)) return 'belowCousins'
  if (coefficient <= cousins * (1 + ABOUT)) return 'cousins'
  if (coefficient < halfSiblings * (1 - ABOUT)) return 'belowHalfSiblings'
  if (coefficient <= halfSiblings * (1 + ABOUT)) return 'halfSiblings'
  if (coefficient < fullSiblings * (1 - ABOUT)) return 'belowFullSiblings'
  if (coefficient <= fullSiblings * (1 + ABOUT)) return 'fullSiblings'
  return 'aboveFullSiblings'
}

/** The closeness that may be told of a figure: a low one says only how close the parents are at least, so never "less than". */
export function closenessToTell(coefficient: number, trust: Trust): Closeness | null {
  const closeness = closenessOf(coefficient)
  return trust === 'low' && closeness.startsWith('below') ? null : closeness
}
