export interface Distribution {
  readonly count: number
  readonly mean: number
  readonly min: number
  readonly max: number
  /** the values below which 10, 25, 50, 75 and 90 % lie, interpolated between neighbours */
  readonly quantiles: {
    readonly p10: number
    readonly p25: number
    readonly p50: number
    readonly p75: number
    readonly p90: number
  }
  /** the values, ascending */
  readonly sorted: Float64Array
}

/** Describes a set of figures (F of a breed's litters of ten years); null for an empty set. */
export function distributionOf(values: ArrayLike<number>): Distribution | null {
  if (values.length === 0) return null
  const sorted = Float64Array.from(values).sort()
  return {
    count: sorted.length,
    mean: sorted.reduce((sum, value) => sum + value, 0) / sorted.length,
    min: sorted[0]!,
    max: sorted[sorted.length - 1]!,
    quantiles: {
      p10: quantile(sorted, 0.1),
      p25: quantile(sorted, 0.25),
      p50: quantile(sorted, 0.5),
      p75: quantile(sorted, 0.75),
      p90: quantile(sorted, 0.9),
    },
    sorted,
  }
}

/** The value below which a part (0..1) of the ascending values lies (Hyndman & Fan's type 7). */
function quantile(sorted: Float64Array, part: number): number {
  const at = part * (sorted.length - 1)
  const below = sorted[Math.floor(at)]!
  const above = sorted[Math.ceil(at)]!
  return below + (above - below) * (at - Math.floor(at))
}

/** The part (0..1) of the values below this one, equal ones counted half: 0.82 means "higher than 82 %". */
export function percentile(distribution: Distribution, value: number): number {
  const { sorted } = distribution
  const below = countBelow(sorted, (other) => other < value)
  const notAbove = countBelow(sorted, (other) => other <= value)
  return (below + notAbove) / (2 * sorted.length)
}

/** A value on the lower bound of a class belongs to it, whatever the division makes of it. */
const ROUNDING = 1e-9

/** Counts of the values in `bins` equal classes from 0 to `max`; values from `max` on fall into the last. */
export function histogram(distribution: Distribution, bins: number, max: number): Int32Array {
  const counts = new Int32Array(bins)
  for (const value of distribution.sorted) {
    counts[Math.min(bins - 1, Math.floor((value / max) * bins + ROUNDING))]!++
  }
  return counts
}

/** How many of the ascending values pass a test that the first ones pass and the later ones do not. */
function countBelow(sorted: Float64Array, passes: (value: number) => boolean): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (passes(sorted[middle]!)) low = middle + 1
    else high = middle
  }
  return low
}
