import { buildPedigree } from '#domain/genetics/build.ts'
import { chartInbreeding } from '#domain/genetics/chartInbreeding.ts'
import { litterGenotypes } from '#domain/genetics/genotypes/litter.ts'
import { type Genotype, passes } from '#domain/genetics/genotypes/mendel.ts'
import { randomNumbers } from '#domain/randomNumbers.ts'
import { inventPopulation } from './genetics-population.ts'

const DOGS = 200_000
const BREEDS = 8
const TESTED = 0.2
const FREQUENCY = 0.2
const PAIRS = 100
/** pairs before those that are measured, which the JIT compiler needs */
const WARM_PAIRS = 20

export interface GenotypesBench {
  /** milliseconds of a pair in the middle, and of one in twenty */
  readonly median: number
  readonly p95: number
  /** the mean beside the same pairs' F over six generations */
  readonly timesF: number
}

/** Letters of pairs of young dogs in the largest of eight breeds, in which a fifth of all dogs is tested; each pair is asked for once, so nothing is kept. */
export function benchGenotypes(): GenotypesBench {
  const { sire, dam, breedEnds } = inventPopulation(DOGS, BREEDS)
  const pedigree = buildPedigree(sire, dam)
  const end = breedEnds[0]!
  const tested = testSome(sire, dam, end)
  const times: number[] = []
  const ofF: number[] = []
  for (let pair = 0; pair < WARM_PAIRS + PAIRS; pair++) {
    const parents = { sire: end - 1 - 37 * pair, dam: end - 5 - 53 * pair }
    times.push(timed(() => litterGenotypes({ pedigree, parents, tested, frequency: FREQUENCY })))
    ofF.push(timed(() => chartInbreeding(pedigree, parents, 6)))
  }
  const measured = times.slice(WARM_PAIRS)
  const sorted = measured.toSorted((a, b) => a - b)
  return {
    median: sorted[PAIRS >> 1]!,
    p95: sorted[Math.floor(0.95 * PAIRS)]!,
    timesF: sum(measured) / sum(ofF.slice(WARM_PAIRS)),
  }
}

/** Genes dropped from the founders of a breed, of which a part of its dogs is tested. */
function testSome(sire: Int32Array, dam: Int32Array, end: number): Map<number, Genotype> {
  const random = randomNumbers('tested dogs')
  const letters: number[] = []
  const tested = new Map<number, Genotype>()
  const copy = (parent: number) => (random() < (parent < 0 ? FREQUENCY : passes(letters[parent]!)) ? 1 : 0)
  for (let dog = 0; dog < end; dog++) {
    letters[dog] = copy(sire[dog]!) + copy(dam[dog]!)
    if (random() < TESTED) tested.set(dog, letters[dog] as Genotype)
  }
  return tested
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
