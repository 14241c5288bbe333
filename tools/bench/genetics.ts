import { MATE_AIMS, type MateAim } from '#domain/breeding/mates/aims.ts'
import { rankMales } from '#domain/breeding/mates/ranking.ts'
import { buildPedigree } from '#domain/genetics/build.ts'
import { chartInbreedingOfAll } from '#domain/genetics/chartInbreeding.ts'
import { type Inbreeding, inbreedingOfAll } from '#domain/genetics/inbreeding.ts'
import { kinshipWithAll } from '#domain/genetics/kinship.ts'
import { rankMates } from '#domain/genetics/mates.ts'
import { type Pedigree, perDog } from '#domain/genetics/pedigree.ts'
import { randomNumbers } from '#domain/randomNumbers.ts'
import { meuwissenLuo } from './baseline-meuwissen-luo.ts'
import { inventPopulation, type Population } from './genetics-population.ts'
import { benchGenotypes } from './genotypes.ts'

/** One figure of the bench. What counts is the ratio; milliseconds depend on the machine and who else is on it. */
interface GeneticsFigure {
  readonly name: string
  readonly value: string
  readonly target: string
  /** null where the target is a time, for orientation only */
  readonly met: boolean | null
}

/** The cost at one size, in milliseconds. */
interface GeneticsCost {
  readonly population: string
  readonly build: number
  readonly all: number
  readonly chart: number
  readonly oneWithAll: number
  /** plain Meuwissen & Luo on the same dogs; null where it would take minutes */
  readonly baseline: number | null
}

export interface GeneticsBench {
  readonly figures: readonly GeneticsFigure[]
  readonly growth: readonly GeneticsCost[]
}

const GENERATIONS = 6
const MATES = 1000
/** As many as a large breed has of breeding age. */
const FOUND_MATES = 2000
/** rankings that are measured, after those that the JIT compiler needs */
const RANKINGS = 100
const WARM_RANKINGS = 10
/** dogs set against all others, evenly spaced, so that large breeds are met as often as they are large */
const ONES = 40
/** smaller populations are measured several times in a row, until so many dogs are reached */
const ENOUGH_DOGS = 400_000

/** Measures the genetics on invented populations, beside plain Meuwissen & Luo in the same run. */
export function benchGenetics(): GeneticsBench {
  warmUp()
  const growth = [measure(20_000, 1), measure(60_000, 38), measure(200_000, 8)]
  const breeds = measure(1_000_000, 38)
  const oneBreed = measure(1_000_000, 1)
  growth.push(breeds, oneBreed, measure(5_000_000, 38, false))
  return { figures: [...ratiosOf(breeds, oneBreed), ...measuresOfService(), ...lettersOfLitters()], growth }
}

function ratiosOf(breeds: GeneticsCost, oneBreed: GeneticsCost): GeneticsFigure[] {
  const whole = breeds.build + breeds.all
  return [
    atLeast(
      'F of all, 1M dogs in 38 breeds: times faster than Meuwissen & Luo',
      breeds.baseline! / breeds.all,
      12,
    ),
    atLeast(
      'F of all, one breed of 1M dogs: times faster than Meuwissen & Luo',
      oneBreed.baseline! / oneBreed.all,
      25,
    ),
    {
      name: 'the same in 38 breeds, with ordering the links and one F per dog',
      value: (breeds.baseline! / whole).toFixed(1),
      target: '',
      met: null,
    },
    atMost('F over 6 generations of all: times the cost of F of all', breeds.chart / breeds.all, 6),
    atLeast('one dog against all: times cheaper than F of all', breeds.all / breeds.oneWithAll, 100),
  ]
}

function measuresOfService(): GeneticsFigure[] {
  const population = inventPopulation(1_000_000, 38)
  const pedigree = buildPedigree(population.sire, population.dam, { shared: true })
  const inbreeding = inbreedingOfAll(pedigree, { shared: true })
  const chart = chartInbreedingOfAll(pedigree, inbreeding, GENERATIONS, { shared: true })
  const resident = [...Object.values(pedigree), ...Object.values(inbreeding), chart]
  const bytes = resident.reduce((sum, array) => sum + array.byteLength, 0) / population.sire.length
  return [
    atMost('bytes a dog in memory: links, F and F over 6 generations', bytes, 50),
    {
      name: `ranking ${MATES} mates with both figures, p95 in ms`,
      value: rankingP95(population, pedigree, inbreeding).toFixed(1),
      target: 'about 8',
      met: null,
    },
    {
      name: `levels and places of ${FOUND_MATES} males by six aims, ms`,
      value: levelsOf(FOUND_MATES).toFixed(1),
      target: 'under 2000 with all that is read',
      met: null,
    },
  ]
}

function lettersOfLitters(): GeneticsFigure[] {
  const { median, p95, timesF } = benchGenotypes()
  return [
    atMost('letters of a litter, a fifth of a breed of 75k tested: times the cost of its F6', timesF, 500),
    { name: 'the same of a pair, ms', value: median.toFixed(1), target: 'under 50', met: null },
    { name: 'the same of one pair in twenty, ms', value: p95.toFixed(1), target: 'under 100', met: null },
  ]
}

/** Six aims that know nothing of each other, which makes the most of levels' work. */
function levelsOf(males: number): number {
  const random = randomNumbers('levels of males')
  const merits = Array.from({ length: males }, () => ofEachAim(() => (random() < 0.1 ? null : random())))
  const start = performance.now()
  rankMales(
    merits,
    ofEachAim(() => 1),
  )
  return performance.now() - start
}
const ofEachAim = <Value>(value: () => Value): Record<MateAim, Value> =>
  Object.fromEntries(MATE_AIMS.map((aim) => [aim, value()])) as Record<MateAim, Value>

/** Young dogs of the largest breed, each with the next thousand as mates. */
function rankingP95(population: Population, pedigree: Pedigree, inbreeding: Inbreeding): number {
  const end = population.breedEnds[0]!
  const times = Array.from({ length: WARM_RANKINGS + RANKINGS }, (_, i) => {
    const dog = end - 2 * MATES - 50 * i
    const mates = Int32Array.from({ length: MATES }, (_, mate) => dog + 1 + mate)
    const start = performance.now()
    rankMates(pedigree, inbreeding, dog, mates, GENERATIONS)
    return performance.now() - start
  })
  return times.slice(WARM_RANKINGS).sort((a, b) => a - b)[Math.floor(0.95 * RANKINGS)]!
}

function measure(dogs: number, breeds: number, withBaseline = true): GeneticsCost {
  const { sire, dam } = inventPopulation(dogs, breeds)
  const pedigree = buildPedigree(sire, dam)
  const inbreeding = inbreedingOfAll(pedigree)
  const row = new Float64Array(dogs)
  const again = Math.ceil(ENOUGH_DOGS / dogs)
  const times: Record<'build' | 'all' | 'chart' | 'oneWithAll', number[]> = {
    build: [],
    all: [],
    chart: [],
    oneWithAll: [],
  }
  const baseline: number[] = []
  const rounds = withBaseline && dogs > 500_000 && breeds === 1 ? 1 : 3
  for (let round = 0; round < rounds; round++) {
    if (withBaseline) baseline.push(timed(() => meuwissenLuo(sire, dam)))
    for (let repeat = 0; repeat < 3; repeat++) {
      times.build.push(timed(() => perDog(buildPedigree(sire, dam), inbreeding.byMating, row), again))
      times.all.push(timed(() => inbreedingOfAll(pedigree), again))
      times.chart.push(timed(() => chartInbreedingOfAll(pedigree, inbreeding, GENERATIONS), again))
      let one = 0
      const next = () => Math.floor((dogs * (one++ % ONES)) / ONES)
      times.oneWithAll.push(timed(() => kinshipWithAll(pedigree, inbreeding, next(), row), ONES * again))
    }
  }
  return {
    population: `${dogs.toLocaleString('en')} dogs, ${breeds} ${breeds === 1 ? 'breed' : 'breeds'}`,
    build: median(times.build),
    all: median(times.all),
    chart: median(times.chart),
    oneWithAll: median(times.oneWithAll),
    baseline: withBaseline ? median(baseline) : null,
  }
}

/** Runs everything often enough for the JIT compiler. */
function warmUp(): void {
  measure(20_000, 4)
}

/**
 * Milliseconds of processor time in this thread, so that other work on the machine weighs little. Its clock ticks coarsely:
 * short work is to be repeated.
 */
function timed(work: () => unknown, times = 1): number {
  const start = process.threadCpuUsage()
  for (let i = 0; i < times; i++) work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000 / times
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!
}

function atLeast(name: string, value: number, target: number): GeneticsFigure {
  return { name, value: value.toFixed(1), target: `≥ ${target}`, met: value >= target }
}

function atMost(name: string, value: number, target: number): GeneticsFigure {
  return { name, value: value.toFixed(1), target: `≤ ${target}`, met: value <= target }
}

export function describeGenetics({ figures, growth }: GeneticsBench): string[] {
  const width = Math.max(...figures.map(({ name }) => name.length))
  const mark = { true: 'met', false: 'MISSED', null: '' }
  const columns = ['build', 'F of all', 'F6 of all', 'one × all', 'plain M&L']
  const cell = (ms: number | null) => (ms === null ? '–' : ms.toFixed(ms < 10 ? 1 : 0)).padStart(12)
  return [
    'Genetics: ratios in one run',
    ...figures.map(({ name, value, target, met }) =>
      `  ${name.padEnd(width)}  ${value.padStart(7)}  ${target.padEnd(9)} ${mark[`${met}`]}`.trimEnd(),
    ),
    '',
    `Genetics: cost by size, median CPU ms ${columns.map((name) => name.padStart(12)).join('')}`,
    ...growth.map(
      (cost) =>
        `  ${cost.population.padEnd(36)}${[cost.build, cost.all, cost.chart, cost.oneWithAll, cost.baseline].map(cell).join('')}`,
    ),
  ]
}

if (import.meta.main) {
  const bench = benchGenetics()
  console.log(describeGenetics(bench).join('\n'))
  process.exitCode = bench.figures.some(({ met }) => met === false) ? 1 : 0
}
