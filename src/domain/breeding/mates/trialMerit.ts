import type { TrialClass } from '../../trials/results.ts'
import { asShown } from './aims.ts'

/** One score of one dog at one trial. */
export interface ClassScore {
  readonly dog: number
  readonly class: TrialClass
  readonly value: number
}

export interface TrialMerit {
  readonly results: number
  /** mean of its scores */
  readonly mean: number
  /** mean of what its scores are above the breed's mean of their class; negative: below */
  readonly above: number
  /** the same, drawn to the breed's mean where results are few */
  readonly merit: number
}

/** So many results as the breed's mean stand beside a dog's own. */
const BREED_RESULTS = 2
const DECIMALS = 2

/**
 * Each dog's scores beside the breed's mean of the same class (mean of each dog first, then of the dogs), which needs so many dogs; results of
 * a class without one are left out, and so is a dog that has no other. Source: docs/rules/breeding-and-health.md#trials-beside-the-breed.
 */
export function trialMerits(
  scores: readonly ClassScore[],
  leastDogs: number,
): ReadonlyMap<number, TrialMerit> {
  const means = new Map(
    [...Map.groupBy(scores, (score) => score.class)].flatMap(([name, own]) => {
      const dogs = [...Map.groupBy(own, ({ dog }) => dog).values()].map((results) =>
        meanOf(results.map(({ value }) => value)),
      )
      return dogs.length < leastDogs ? [] : [[name, meanOf(dogs)] as const]
    }),
  )
  const counted = scores.filter((score) => means.has(score.class))
  return new Map(
    [...Map.groupBy(counted, ({ dog }) => dog)].map(([dog, own]) => {
      const above = meanOf(own.map((score) => score.value - means.get(score.class)!))
      const results = own.length
      const merit = asShown((above * results) / (results + BREED_RESULTS), DECIMALS)
      return [dog, { results, mean: meanOf(own.map(({ value }) => value)), above, merit }]
    }),
  )
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
