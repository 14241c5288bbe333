import { INBREEDING_GENERATIONS } from '#contract/firstConstants.ts'
import type { BreedComparison, ComparisonGroup } from '#contract/pedigree.ts'
import { breedFamily } from '#domain/dogs.ts'
import { type Distribution, distributionOf, histogram } from '#domain/genetics/distribution.ts'
import { LOW_TRUST_BELOW } from '#domain/genetics/trust.ts'
import type { Figures } from './figures.ts'
import type { PedigreeSnapshot } from './snapshot.ts'

const YEARS = 10
/** Fewer dogs than this say nothing of a breed. */
const MIN_DOGS = 30
/** One bin per percentage point up to 25 %, and one for all above. */
const BINS = 26

/** Dogs of a breed born since a year, with so many complete generations. */
type Group = Omit<ComparisonGroup, 'count'>

interface Comparison {
  readonly comparison: BreedComparison | null
  readonly comparisonGroup: ComparisonGroup | null
}

const cache = new WeakMap<PedigreeSnapshot, Map<string, Distribution | null>>()

/**
 * How a six-generation figure stands among the dogs of its breed (all varieties) born in the last ten years whose pedigrees are as
 * complete as its own: one generation more or less at most. A figure of low trust is compared with nobody. There is no rank among fewer than thirty, only
 * how many they are. Source: docs/rules/genetics.md#comparison-with-the-breed.
 *
 * @param today the Finnish day
 */
export function compareWithBreed(
  snapshot: PedigreeSnapshot,
  breedCode: string,
  { coefficient, completeness: { completeGenerations } }: Pick<Figures, 'coefficient' | 'completeness'>,
  today: string,
): Comparison {
  if (coefficient === null || completeGenerations < LOW_TRUST_BELOW) {
    return { comparison: null, comparisonGroup: null }
  }
  const group = {
    breed: breedFamily(breedCode),
    sinceYear: Number(today.slice(0, 4)) - YEARS,
    fromGenerations: completeGenerations - 1,
    toGenerations: Math.min(completeGenerations + 1, INBREEDING_GENERATIONS),
  }
  const distribution = distributionIn(snapshot, group)
  const comparisonGroup = { ...group, count: distribution?.count ?? 0 }
  return { comparisonGroup, comparison: rankIn(comparisonGroup, distribution, coefficient) }
}

function rankIn(
  group: ComparisonGroup,
  distribution: Distribution | null,
  coefficient: number,
): BreedComparison | null {
  if (!distribution || distribution.count < MIN_DOGS) return null
  return {
    ...group,
    lowerShare: countBelow(distribution.sorted, coefficient) / distribution.count,
    median: distribution.quantiles.p50,
    histogram: [...histogram(distribution, BINS, BINS / 100)],
  }
}

/** Computed once for each group of a snapshot. */
function distributionIn(snapshot: PedigreeSnapshot, group: Group): Distribution | null {
  const cached = cache.get(snapshot) ?? new Map<string, Distribution | null>()
  cache.set(snapshot, cached)
  const key = Object.values(group).join(' ')
  const known = cached.get(key)
  if (known !== undefined) return known
  const distribution = distributionOf(coefficientsIn(snapshot, group))
  cached.set(key, distribution)
  return distribution
}

function coefficientsIn(snapshot: PedigreeSnapshot, group: Group): number[] {
  const { pedigree, breeds, birthYears, chartF, completeGenerations } = snapshot
  const breed = Number(group.breed)
  const values: number[] = []
  for (let dog = 0; dog < breeds.length; dog++) {
    if (breeds[dog] !== breed || birthYears[dog]! < group.sinceYear) continue
    const mating = pedigree.mating[dog]!
    const complete = completeGenerations[mating]!
    if (complete >= group.fromGenerations && complete <= group.toGenerations) values.push(chartF[mating]!)
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
