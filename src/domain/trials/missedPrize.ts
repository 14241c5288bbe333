import type { Outcome, TrialClass } from './results.ts'
import { PARTS, type Part } from './rulebook.ts'

/** Why a judged dog has no prize: a part at 0, a part that was not done, too few points, or no point at game. */
export type MissedPrize =
  | { readonly why: 'zero' | 'missing'; readonly part: Part }
  | { readonly why: 'points'; readonly limit: number }
  | { readonly why: 'noPoint' }

interface Result {
  readonly class: TrialClass
  readonly outcome: Outcome
  readonly prize: number
  readonly points: number | null
  readonly grades: Readonly<Record<Part, number | null>>
  readonly pointsAtGame: number | null
}

interface Limits {
  readonly coefficients: Readonly<Record<TrialClass, Readonly<Record<Part, number | null>>>>
  /** least points for a 1st, 2nd and 3rd prize */
  readonly prizeLimits: readonly [number, number, number]
}

/**
 * Why a published result has no prize, as far as it shows itself; null where it has one, was not judged to the end, or does not tell.
 * `rulebook`: the one it cites; undefined: none is known. Source: docs/rules/trials.md#parts-and-points.
 */
export function missedPrize(result: Result, rulebook: Limits | undefined): MissedPrize | null {
  if (result.outcome !== 'judged' || result.prize !== 0 || !rulebook) return null
  const { grades, points, pointsAtGame } = result
  const needed = PARTS.filter((part) => rulebook.coefficients[result.class][part] !== null)
  const zero = needed.find((part) => grades[part] === 0)
  if (zero) return { why: 'zero', part: zero }
  const missing = needed.find((part) => grades[part] === null)
  if (missing) return { why: 'missing', part: missing }
  const limit = rulebook.prizeLimits[2]
  if (points !== null && points < limit) return { why: 'points', limit }
  return pointsAtGame === 0 ? { why: 'noPoint' } : null
}
