import type { CitedRulebook } from '#contract/citedRulebook.ts'
import type { TrialResult } from '#contract/dogs.ts'
import { mostPoints } from '#domain/trials/rulebook.ts'

/** The most points that a result could have by the rulebook it cites; null where it cites none. */
export function mostPointsOf(
  result: Pick<TrialResult, 'rulebook' | 'class'>,
  rulebooks: readonly CitedRulebook[],
): number | null {
  const cited = rulebooks.find(({ id }) => id === result.rulebook)
  return cited ? mostPoints(cited.coefficients[result.class]) : null
}
