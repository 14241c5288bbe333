import type { BreedAverages } from '#contract/averages.ts'
import type { CitedRulebook } from '#contract/citedRulebook.ts'
import type { TrialResult, WaterResult } from '#contract/dogs.ts'
import { seasonDays, seasonOf } from '#domain/dates.ts'
import type { AveragedScore } from '#domain/trials/averages.ts'

/** The breed's mean of a score in a season, and of how many dogs it is. */
export interface BreedMean {
  readonly mean: number
  readonly dogs: number
}

/** What a dog's scores are read beside: the breed's means of the same season, by score. */
export type BreedMeans = Readonly<Partial<Record<AveragedScore, BreedMean>>>

type Result = Pick<TrialResult | WaterResult, 'date' | 'class' | 'rulebook'>

/**
 * The breed's means beside one result: of its season over all classes, the points of its own class. None of a score with too few dogs, nor
 * of a season that began under another rulebook than the one that the result cites: its scales may have been others.
 * Source: docs/rules/trials.md#breed-averages.
 */
export function breedMeansOf(
  kind: 'hunt' | 'water',
  result: Result,
  averages: readonly BreedAverages[],
  rulebooks: readonly CitedRulebook[],
): BreedMeans {
  const season = seasonOf(result.date)
  const cited = rulebooks.find(({ id }) => id === result.rulebook)
  if (cited && cited.validFrom > seasonDays(season).from) return {}
  const ofSeason = averages.find((answer) => answer.season === season)?.averages ?? []
  const told = ofSeason.flatMap(({ kind: ofKind, class: ofClass, score, mean, dogs }) => {
    const wanted = score === 'points' ? result.class : null
    return ofKind === kind && ofClass === wanted && mean !== null ? [[score, { mean, dogs }] as const] : []
  })
  return Object.fromEntries(told)
}
