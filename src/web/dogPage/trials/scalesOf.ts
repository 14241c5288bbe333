import type { CitedRulebook } from '#contract/citedRulebook.ts'
import type { TrialResult, WaterResult } from '#contract/dogs.ts'

type Scales = CitedRulebook['huntFeatures']

/** The scales that a dog's result was scored on: those of the rulebook it cites; none where it cites none. */
export function scalesOf(
  result: Pick<TrialResult | WaterResult, 'rulebook'>,
  rulebooks: readonly CitedRulebook[],
): Scales {
  const cited = rulebooks.find(({ id }) => id === result.rulebook)
  return cited ? [...cited.huntFeatures, ...cited.waterFeatures] : []
}
