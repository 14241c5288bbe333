/** Parent links of an invented population, parents before offspring; −1 for unknown. */
export interface Population {
  readonly sire: Int32Array
  readonly dam: Int32Array
  /** the last dog of each breed + 1 */
  readonly breedEnds: readonly number[]
}

const YEARS = 45
/** a breed starts small and grows to its full size in so many years */
const GROWING_YEARS = 15
const FIRST_SIZE = 0.2
const FIRST_LITTER_AGE = 2
const SIRE_UNTIL_AGE = 9
const DAM_UNTIL_AGE = 7
const LITTERS_PER_SIRE = 4
const LITTERS_PER_DAM = 1.7
/** one sire in 25 is popular, and chosen eight times as often: about a quarter of the litters */
const POPULAR_ONE_IN = 25
const POPULAR_WEIGHT = 8

/**
 * Closed breeds of unequal size (the largest about 30 times the smallest), forty-five years of overlapping generations
 * that begin with few founders, litters of 6–8, a few popular sires. The same arguments give the same dogs.
 */
export function inventPopulation(dogs: number, breeds: number, seed = 1): Population {
  const random = mulberry32(seed)
  const sire = new Int32Array(dogs).fill(-1)
  const dam = new Int32Array(dogs).fill(-1)
  const breedEnds: number[] = []
  const weights = Array.from({ length: breeds }, (_, i) => (i + 1) ** -0.95)
  const total = weights.reduce((a, b) => a + b, 0)
  let end = 0
  for (const [i, weight] of weights.entries()) {
    const start = end
    end = i === breeds - 1 ? dogs : end + Math.round((dogs * weight) / total)
    inventBreed(sire, dam, start, end, random)
    breedEnds.push(end)
  }
  return { sire, dam, breedEnds }
}

/** Breeding dogs of one sex with the chance of each to be chosen. */
interface Studbook {
  dogs: number[]
  bornIn: number[]
  popular: boolean[]
}

function inventBreed(
  sire: Int32Array,
  dam: Int32Array,
  start: number,
  end: number,
  random: () => number,
): void {
  const fullSize = Math.max(1, (end - start) / (7 * (YEARS - (GROWING_YEARS * (1 - FIRST_SIZE)) / 2)))
  const males: Studbook = { dogs: [], bornIn: [], popular: [] }
  const females: Studbook = { dogs: [], bornIn: [], popular: [] }
  const born: { year: number; male: number[]; female: number[] }[] = []
  let next = start
  const founders = Math.min(end - start, Math.max(12, Math.ceil(fullSize * FIRST_SIZE * 3)))
  for (let i = 0; i < founders; i++, next++) {
    recruit(i % 4 === 0 ? males : females, next, -FIRST_LITTER_AGE - (i % 4), random)
  }
  for (let year = 0; next < end; year++) {
    const grown = Math.min(1, FIRST_SIZE + ((1 - FIRST_SIZE) * year) / GROWING_YEARS)
    const littersPerYear = fullSize * grown
    retire(males, year - SIRE_UNTIL_AGE)
    retire(females, year - DAM_UNTIL_AGE)
    const young = born.find((cohort) => cohort.year === year - FIRST_LITTER_AGE)
    for (let i = 0; young && i < Math.max(1, littersPerYear / LITTERS_PER_SIRE); i++) {
      recruit(males, takeOne(young.male, random), young.year, random)
    }
    for (let i = 0; young && i < Math.max(2, littersPerYear / LITTERS_PER_DAM); i++) {
      recruit(females, takeOne(young.female, random), young.year, random)
    }
    const cohort = { year, male: [] as number[], female: [] as number[] }
    for (let i = 0; i < littersPerYear && next < end; i++) {
      const s = choose(males, random)
      const d = choose(females, random)
      for (let puppies = 6 + Math.floor(random() * 3); puppies > 0 && next < end; puppies--, next++) {
        sire[next] = s
        dam[next] = d
        ;(random() < 0.5 ? cohort.male : cohort.female).push(next)
      }
    }
    born.push(cohort)
  }
}

function recruit(book: Studbook, dog: number, year: number, random: () => number): void {
  if (dog < 0) return
  book.dogs.push(dog)
  book.bornIn.push(year)
  book.popular.push(random() * POPULAR_ONE_IN < 1)
}

/** Removes those born before a year except the last two, so that a small breed never dies out. */
function retire(book: Studbook, bornBefore: number): void {
  let gone = 0
  while (gone < book.dogs.length - 2 && book.bornIn[gone]! < bornBefore) gone++
  book.dogs.splice(0, gone)
  book.bornIn.splice(0, gone)
  book.popular.splice(0, gone)
}

function takeOne(dogs: number[], random: () => number): number {
  if (dogs.length === 0) return -1
  const at = Math.floor(random() * dogs.length)
  const dog = dogs[at]!
  dogs[at] = dogs[dogs.length - 1]!
  dogs.pop()
  return dog
}

/** Popular dogs are chosen POPULAR_WEIGHT times as often as the others (by rejection). */
function choose(book: Studbook, random: () => number): number {
  for (;;) {
    const at = Math.floor(random() * book.dogs.length)
    if (book.popular[at] || random() * POPULAR_WEIGHT < 1) return book.dogs[at]!
  }
}

/** A small fast generator of uniform numbers 0..1 (mulberry32), so that every run invents the same dogs. */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let x = Math.imul(state ^ (state >>> 15), state | 1)
    x = (x + Math.imul(x ^ (x >>> 7), x | 61)) ^ x
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296
  }
}
