import { meanInterval, studentPoint } from '../../statistics/meanInterval.ts'

/** An effective population size with an interval; a bound is null where the rate may be zero, so that the size has no limit. */
export interface EffectiveSize {
  /** N_e; null where the rate is not above zero */
  readonly size: number | null
  readonly low: number | null
  readonly high: number | null
  /** how many dogs, or pairs of dogs, it rests on */
  readonly count: number
}

/** What is known of the ancestry of one dog. */
export interface Ancestry {
  /** inbreeding coefficient F (0..1) over all generations */
  readonly inbreeding: number
  /** complete generation equivalents */
  readonly generations: number
}

/** Dogs with fewer complete generation equivalents have no rate: the exponent of the formula would have no value. */
const LEAST_GENERATIONS = 1

/**
 * Effective size from the individual increase in inbreeding, ΔF = 1 − (1 − F)^(1 / (t − 1)) with t complete generation
 * equivalents, N_e = 1 / (2 · mean ΔF) (Gutiérrez, Cervantes & Goyache 2009). Interval: 95 %, of the mean ΔF. Source: docs/rules/genetics.md#effective-population-size.
 */
export function sizeFromInbreeding(dogs: readonly Ancestry[]): EffectiveSize | null {
  const rates = dogs
    .filter(({ generations }) => generations > LEAST_GENERATIONS)
    .map(({ inbreeding, generations }) => 1 - (1 - inbreeding) ** (1 / (generations - 1)))
  const described = describe(rates)
  const interval = meanInterval(described)
  return interval && sizes(described.mean, interval.high, interval.low, rates.length)
}

/** A sample of dogs with the kinship of each pair. */
export interface Coancestry {
  /** complete generation equivalents of each dog */
  readonly generations: ArrayLike<number>
  /** kinship of dogs i and j (i ≠ j) */
  readonly kinship: (i: number, j: number) => number
}

/** So often the sample is drawn anew for the interval. */
const RESAMPLES = 400

/**
 * Effective size from the increase in coancestry, Δc = 1 − (1 − c)^(2 / (t_i + t_j)) over all pairs of different dogs of a sample,
 * N_e = 1 / (2 · mean Δc) (Cervantes, Goyache, Molina, Valera & Gutiérrez 2011). Interval: 95 %, the dogs resampled with
 * replacement (percentile bootstrap); pairs of a dog with itself are left out.
 * Source: docs/rules/genetics.md#effective-population-size.
 * @param random numbers in 0..1; the same ones give the same interval
 */
export function sizeFromCoancestry(
  { generations, kinship }: Coancestry,
  random: () => number,
): EffectiveSize | null {
  const dogs = generations.length
  if (dogs < 3) return null
  const rates = new Float64Array(dogs * dogs)
  for (let i = 0; i < dogs; i++) {
    for (let j = 0; j < i; j++) {
      const depth = generations[i]! + generations[j]!
      const rate = depth === 0 ? 0 : 1 - (1 - kinship(i, j)) ** (2 / depth)
      rates[i * dogs + j] = rate
      rates[j * dogs + i] = rate
    }
  }
  const everyone = Int32Array.from({ length: dogs }, (_, dog) => dog)
  const mean = meanOfPairs(rates, dogs, everyone)
  const resampled = new Float64Array(RESAMPLES)
  const drawn = new Int32Array(dogs)
  for (let round = 0; round < RESAMPLES; round++) {
    for (let i = 0; i < dogs; i++) drawn[i] = Math.floor(random() * dogs)
    resampled[round] = meanOfPairs(rates, dogs, drawn)
  }
  resampled.sort()
  const at = (part: number) => resampled[Math.round(part * (RESAMPLES - 1))]!
  return sizes(mean, at(0.975), at(0.025), (dogs * (dogs - 1)) / 2)
}

/** Mean rate over the pairs of drawn dogs, those of a dog with itself left out. */
function meanOfPairs(rates: Float64Array, dogs: number, drawn: Int32Array): number {
  let [sum, pairs] = [0, 0]
  for (let a = 1; a < drawn.length; a++) {
    const row = drawn[a]! * dogs
    for (let b = 0; b < a; b++) {
      if (drawn[a] === drawn[b]) continue
      sum += rates[row + drawn[b]!]!
      pairs++
    }
  }
  return pairs === 0 ? 0 : sum / pairs
}

/** A year of birth and the inbreeding of one dog born in it. */
export interface BirthYear {
  readonly year: number
  readonly inbreeding: number
}

/**
 * Effective size from the rate of inbreeding by birth year: b is the slope of ln(1 − F) on the year, ΔF = 1 − e^(b L) with the
 * generation interval L, N_e = 1 / (2 ΔF) (Pérez-Enciso 1995). Interval: 95 %, from the standard error of the slope.
 * Source: docs/rules/genetics.md#effective-population-size.
 * @param interval generation interval in years
 */
export function sizeFromYears(dogs: readonly BirthYear[], interval: number): EffectiveSize | null {
  const slope = slopeOf(dogs.map(({ year, inbreeding }) => [year, Math.log(1 - inbreeding)]))
  if (slope === null) return null
  const rate = (b: number) => 1 - Math.exp(b * interval)
  const error = studentPoint(dogs.length - 2) * slope.error
  return sizes(rate(slope.b), rate(slope.b - error), rate(slope.b + error), dogs.length)
}

/** Least squares of y on x, with the standard error of the slope; null for fewer than three points or one x. */
function slopeOf(points: readonly (readonly [number, number])[]): { b: number; error: number } | null {
  const n = points.length
  if (n < 3) return null
  const x = points.reduce((sum, point) => sum + point[0], 0) / n
  const y = points.reduce((sum, point) => sum + point[1], 0) / n
  const sxx = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  if (sxx === 0) return null
  const b = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / sxx
  const rest = points.reduce((sum, point) => sum + (point[1] - y - b * (point[0] - x)) ** 2, 0)
  return { b, error: Math.sqrt(rest / (n - 2) / sxx) }
}

/** The size of a rate with that of its bounds; the higher rate gives the lower size. */
function sizes(rate: number, highest: number, lowest: number, count: number): EffectiveSize {
  const size = (of: number) => (of > 0 ? 1 / (2 * of) : null)
  return { size: size(rate), low: size(highest), high: size(lowest), count }
}

function describe(values: readonly number[]) {
  const count = values.length
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { count, mean, sd: count < 2 ? null : Math.sqrt(squares / (count - 1)) }
}
