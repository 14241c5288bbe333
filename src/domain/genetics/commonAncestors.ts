import { CHART_GENERATIONS } from './chart.ts'
import { ChartKinship } from './chartKinship.ts'
import { ChartPedigree } from './chartPedigree.ts'
import { type Inbreeding, inbreedingOf } from './inbreeding.ts'
import { type Parents, type Pedigree, UNKNOWN } from './pedigree.ts'

interface CommonAncestor {
  readonly dog: number
  /** its part of F, Σ (½)^(a+b−1) (1 + F_A) over its pairs of disjoint paths; the shares add up to F */
  readonly share: number
  /** its own inbreeding, within the same generations */
  readonly inbreeding: number
}

/**
 * Common ancestors of the two parents inside the chart of g generations, greatest share first. The shares are Wright's
 * (1922) and add up to F_g.
 */
export function commonAncestors(
  pedigree: Pedigree,
  parents: Parents,
  generations = CHART_GENERATIONS,
): CommonAncestor[] {
  const chart = new ChartPedigree(pedigree, generations)
  if (!loadChart(chart, parents)) return []
  const inChart = new ChartKinship(chart)
  inChart.ofLitter()
  return sharesIn(chart, (number) => inChart.inbreedingOf(number))
}

/** The same over all known generations; the shares add up to F over all. */
export function commonAncestorsOfAll(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  parents: Parents,
): CommonAncestor[] {
  const chart = new ChartPedigree(pedigree, Number.POSITIVE_INFINITY)
  if (!loadChart(chart, parents)) return []
  return sharesIn(chart, (number) => inbreedingOf(pedigree, inbreeding, chart.dogOf(number)))
}

function loadChart(chart: ChartPedigree, parents: Parents): boolean {
  return parents.sire !== UNKNOWN && parents.dam !== UNKNOWN && chart.load(parents)
}

/**
 * Wright's shares without walking a single path.
 *
 * Let q_x(j) be Σ (½)^n over all paths of n steps from x up to j. Then q_s(j) q_d(j) counts every pair of paths from sire
 * and dam to j, disjoint or not. Two such paths first meet in one dog A, are disjoint before it, and go on to j freely:
 *
 *     q_s(j) q_d(j) = Σ_A c(A) q_A(j)²      with c(A) = Σ (½)^(steps from s + steps from d) over disjoint pairs
 *
 * A = j is the term looked for, all others are descendants of j. So from the youngest to the oldest, c(j) is what the
 * younger meeting points leave of q_s(j) q_d(j), and the share is c(j) · ½ (1 + F_j). One sweep per common ancestor:
 * polynomial, where the number of paths is exponential.
 */
function sharesIn(chart: ChartPedigree, inbreedingOfNumber: (number: number) => number): CommonAncestor[] {
  const fromSire = pathSums(chart, chart.rootSire)
  const fromDam = pathSums(chart, chart.rootDam)
  const pairs = fromSire.map((q, j) => q * fromDam[j]!)
  const left = pairs.slice()
  const found: CommonAncestor[] = []
  for (let j = chart.size; j > 0; j--) {
    if (left[j]! <= ROUNDING * pairs[j]!) continue
    const disjoint = left[j]!
    const onward = pathSums(chart, j)
    for (let older = 1; older < j; older++) left[older]! -= disjoint * onward[older]! * onward[older]!
    const inbreeding = inbreedingOfNumber(j)
    found.push({ dog: chart.dogOf(j), share: disjoint * 0.5 * (1 + inbreeding), inbreeding })
  }
  return found.sort((a, b) => b.share - a.share)
}

/** What is left of a sum of powers of ½ by rounding alone, in deep pedigrees; in a chart the sums are exact. */
const ROUNDING = 1e-12

/** q_x(j) for every j of the chart. */
function pathSums(chart: ChartPedigree, from: number): Float64Array {
  const q = new Float64Array(chart.size + 1)
  q[from] = 1
  for (let j = from; j > 0; j--) {
    const half = 0.5 * q[j]!
    q[chart.sire[j]!]! += half
    q[chart.dam[j]!]! += half
  }
  q[0] = 0
  return q
}
