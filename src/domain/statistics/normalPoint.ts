/** Coefficients of a ratio of two polynomials, the lowest power first. */
type Ratio = readonly [above: readonly number[], below: readonly number[]]

const MIDDLE: Ratio = [
  [3.3871327179, 50.434271938, 159.29113202, 59.10937472],
  [1, 17.895169469, 78.757757664, 67.1875636],
]
const TAIL: Ratio = [
  [1.4234372777, 2.75681539, 1.3067284816, 0.17023821103],
  [1, 0.7370016425, 0.12021132975],
]
const FAR_TAIL: Ratio = [
  [6.657905115, 3.081226386, 0.42868294337, 0.017337203997],
  [1, 0.24197894225, 0.012258202635],
]

/**
 * The point of the standard normal distribution that is exceeded with a probability, to about 7 digits.
 * @param above probability above 0 and below 1
 * Source: Wichura 1988, Appl. Statist. 37:477, algorithm AS 241, function PPND7.
 */
export function normalPoint(above: number): number {
  const q = 0.5 - above
  if (Math.abs(q) <= 0.425) return q * ratio(MIDDLE, 0.180625 - q * q)
  const root = Math.sqrt(-Math.log(Math.min(above, 1 - above)))
  const size = root <= 5 ? ratio(TAIL, root - 1.6) : ratio(FAR_TAIL, root - 5)
  return q < 0 ? -size : size
}

const ratio = ([above, below]: Ratio, at: number) => sumAt(above, at) / sumAt(below, at)
const sumAt = (coefficients: readonly number[], at: number) =>
  coefficients.reduceRight((sum, coefficient) => sum * at + coefficient, 0)
