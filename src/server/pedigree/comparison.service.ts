import type { BreedComparison } from '#contract/pedigree.ts'
import { breedFamily } from '#domain/dogs.ts'
import { type Distribution, distributionOf, histogram } from '#domain/genetics/distribution.ts'
import type { PedigreeSnapshot } from './snapshot.service.ts'

const YEARS = 10
/** Fewer dogs than this say nothing of a breed. */
const LEAST_DOGS = 20
/** One bin per percentage point up to 25 %, and one for all above. */
const BINS = 26

const cache = new WeakMap<PedigreeSnapshot, Map<string, Distribution | null>>()

/**
 * How a six-generation figure stands among the dogs of its breed (all varieties) born in the last ten years with both
 * parents known; null where there are fewer than twenty of them.
 */
export function compareWithBreed(
  snapshot: PedigreeSnapshot,
  breedCode: string,
  coefficient: number,
  now: Date,
): BreedComparison | null {
  const sinceYear = now.getFullYear() - YEARS
  const distribution = distributionOfBreed(snapshot, Number(breedFamily(breedCode)), sinceYear)
  if (!distribution || distribution.count < LEAST_DOGS) return null
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
  const known = cache.get(snapshot) ?? new Map<string, Distribution | null>()
  cache.set(snapshot, known)
  const key = `${breed} ${sinceYear}`
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const distribution = distributionOf(coefficientsOfBreed(snapshot, breed, sinceYear))
  known.set(key, distribution)
  return distribution
}

function coefficientsOfBreed(snapshot: PedigreeSnapshot, breed: number, sinceYear: number): number[] {
  const { pedigree, breeds, birthYears, chartF } = snapshot
  const values: number[] = []
  for (let dog = 0; dog < breeds.length; dog++) {
    if (breeds[dog] !== breed || birthYears[dog]! < sinceYear) continue
    const mating = pedigree.mating[dog]!
    if (pedigree.matingSire[mating] !== 0 && pedigree.matingDam[mating] !== 0) values.push(chartF[mating]!)
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
