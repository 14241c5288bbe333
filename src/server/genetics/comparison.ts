import { COMPARISON_GENERATIONS } from '#contract/constants.ts'
import type { BreedComparison } from '#contract/pedigree.ts'
import { breedFamily } from '#domain/dogs.ts'
import { knownPlacesOfAll } from '#domain/genetics/completeness.ts'
import { type Distribution, distributionOf, histogram } from '#domain/genetics/distribution.ts'
import type { Figures } from './figures.ts'
import type { PedigreeSnapshot } from './snapshot.ts'

const YEARS = 10
/** Fewer dogs than this say nothing of a breed. */
const MIN_DOGS = 20
/** One bin per percentage point up to 25 %, and one for all above. */
const BINS = 26

/** Places of the generations that must be complete: 14. */
const COMPLETE_PLACES = 2 ** (COMPARISON_GENERATIONS + 1) - 2

interface ComparisonCache {
  /** mating → known places of the generations that must be complete */
  readonly places: Float64Array
  readonly distributions: Map<string, Distribution | null>
}

const cache = new WeakMap<PedigreeSnapshot, ComparisonCache>()

/**
 * How a six-generation figure stands among the dogs of its breed (all varieties) born in the last ten years. Whoever has
 * gaps in the first three generations takes no part, on either side: its figure is low because its ancestors are unknown. Null for such a
 * dog or litter, and where there are fewer than twenty dogs to compare with. Source: docs/decisions/0010.
 *
 * @param today the Finnish day
 */
export function compareWithBreed(
  snapshot: PedigreeSnapshot,
  breedCode: string,
  { coefficient, completeness }: Pick<Figures, 'coefficient' | 'completeness'>,
  today: string,
): BreedComparison | null {
  if (coefficient === null || completeness.completeGenerations < COMPARISON_GENERATIONS) return null
  const sinceYear = Number(today.slice(0, 4)) - YEARS
  const distribution = distributionOfBreed(snapshot, Number(breedFamily(breedCode)), sinceYear)
  if (!distribution || distribution.count < MIN_DOGS) return null
  return {
    breed: breedFamily(breedCode),
    sinceYear,
    count: distribution.count,
    lowerShare: countBelow(distribution.sorted, coefficient) / distribution.count,
    median: distribution.quantiles.p50,
    histogram: [...histogram(distribution, BINS, BINS / 100)],
  }
}

/** Computed once for each breed of a snapshot. */
function distributionOfBreed(
  snapshot: PedigreeSnapshot,
  breed: number,
  sinceYear: number,
): Distribution | null {
  const cached = cache.get(snapshot) ?? {
    places: knownPlacesOfAll(snapshot.pedigree, COMPARISON_GENERATIONS),
    distributions: new Map<string, Distribution | null>(),
  }
  cache.set(snapshot, cached)
  const key = `${breed} ${sinceYear}`
  const known = cached.distributions.get(key)
  if (known !== undefined) return known
  const distribution = distributionOf(coefficientsOfBreed(snapshot, cached.places, breed, sinceYear))
  cached.distributions.set(key, distribution)
  return distribution
}

function coefficientsOfBreed(
  snapshot: PedigreeSnapshot,
  places: Float64Array,
  breed: number,
  sinceYear: number,
): number[] {
  const { pedigree, breeds, birthYears, chartF } = snapshot
  const values: number[] = []
  for (let dog = 0; dog < breeds.length; dog++) {
    if (breeds[dog] !== breed || birthYears[dog]! < sinceYear) continue
    const mating = pedigree.mating[dog]!
    if (places[mating] === COMPLETE_PLACES) values.push(chartF[mating]!)
  }
  return values
}

/** How many of the ascending values are smaller. */
function countBelow(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
