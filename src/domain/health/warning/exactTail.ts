/** Dogs that are alike in what they are compared by: scale, age at the examination, time of birth. */
export interface Stratum {
  /** examined dogs of the breed, and the affected of them */
  readonly all: number
  readonly allAffected: number
  /** the family's among them */
  readonly own: number
}

export interface ChanceCount {
  readonly expected: number
  readonly variance: number
  /** probability of at least so many affected: by their number, from 0 on */
  readonly atLeast: readonly number[]
}

/**
 * How many affected dogs a family has if nothing but chance chose which dogs of each stratum are affected: a sum of independent hypergeometric counts, exactly.
 * It takes time as the square of the family's size.
 * Source: Mehta, Patel & Gray 1985, J. Am. Stat. Assoc. 80:969 (exact test of the common odds ratio); mean and variance: Mantel & Haenszel 1959, J. Natl. Cancer Inst. 22:719.
 * Worked: docs/rules/health-warning.md#expected.
 */
export function chanceCount(strata: readonly Stratum[]): ChanceCount {
  let [expected, variance] = [0, 0]
  let chances: readonly number[] = [1]
  for (const stratum of strata) {
    const { all, allAffected, own } = stratum
    const part = allAffected / all
    expected += own * part
    if (all > 1) variance += (own * part * (1 - part) * (all - own)) / (all - 1)
    chances = sumOf(chances, hypergeometric(stratum))
  }
  const atLeast = chances.slice()
  for (let count = atLeast.length - 2; count >= 0; count--) atLeast[count]! += atLeast[count + 1]!
  return { expected, variance, atLeast }
}

/** Probabilities of 0, 1, 2 … affected among the family's dogs of a stratum. */
function hypergeometric({ all, allAffected, own }: Stratum): number[] {
  const [least, most] = [Math.max(0, own + allAffected - all), Math.min(own, allAffected)]
  const chances = new Array<number>(most + 1).fill(0)
  const ways = (count: number) => lnChoose(allAffected, count) + lnChoose(all - allAffected, own - count)
  for (let count = least; count <= most; count++) chances[count] = Math.exp(ways(count) - lnChoose(all, own))
  return chances
}

function sumOf(one: readonly number[], other: readonly number[]): number[] {
  const both = new Array<number>(one.length + other.length - 1).fill(0)
  for (const [i, chance] of one.entries())
    for (const [j, second] of other.entries()) both[i + j]! += chance * second
  return both
}

const LN_FACTORIALS = [0]
/** ln n! */
function lnFactorial(n: number): number {
  for (let next = LN_FACTORIALS.length; next <= n; next++)
    LN_FACTORIALS.push(LN_FACTORIALS[next - 1]! + Math.log(next))
  return LN_FACTORIALS[n]!
}
const lnChoose = (of: number, count: number) => lnFactorial(of) - lnFactorial(count) - lnFactorial(of - count)
