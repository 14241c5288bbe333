/** The 97.5 % point of the normal distribution. */
export const NORMAL_POINT = 1.959963984540054
/** The same point of Student's t by degrees of freedom, where the expansion below is not close enough. */
const FEW: readonly number[] = [12.7062, 4.3027, 3.1824, 2.7764]

/**
 * The 97.5 % point of Student's t, to 0.0003.
 * @param freedom degrees of freedom, at least 1
 * Source: Abramowitz & Stegun, Handbook of Mathematical Functions, 26.7.5; the first four from its table 26.10.
 */
export function studentPoint(freedom: number): number {
  const known = FEW[freedom - 1]
  if (known !== undefined) return known
  const [z, z3, z5, z7, z9] = [1, 3, 5, 7, 9].map((power) => NORMAL_POINT ** power) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const terms = [
    (z3 + z) / 4,
    (5 * z5 + 16 * z3 + 3 * z) / 96,
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / 384,
    (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / 92_160,
  ]
  return terms.reduce((sum, term, index) => sum + term / freedom ** (index + 1), z)
}

interface Sample {
  readonly count: number
  readonly mean: number
  /** of the sample, divided by count − 1; null: of fewer than two */
  readonly sd: number | null
}

/** The 95 % interval of the mean of a sample, whose values are taken to be independent; null of fewer than two. */
export function meanInterval({
  count,
  mean,
  sd,
}: Sample): { readonly low: number; readonly high: number } | null {
  if (sd === null || count < 2) return null
  const half = (studentPoint(count - 1) * sd) / Math.sqrt(count)
  return { low: mean - half, high: mean + half }
}
