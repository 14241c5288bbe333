import type { ChartPedigree } from './chartPedigree.ts'

/**
 * Kinship inside a chart by direct sum (Meuwissen & Luo 1992 for two animals): with q_a(j) the part of a's genes that
 * comes by descent from j, f(a, b) = ½ Σ_j q_a(j) q_b(j) W_j. W_j needs the inbreeding of j's parents, in the same chart,
 * found the same way; the calls nest only as deep as the chart is.
 */
export class ChartKinship {
  readonly #chart: ChartPedigree
  /** number on the chart → its inbreeding there; NaN: not computed yet */
  readonly #inbreeding: Float64Array
  /** for each depth of nesting: q_a and q_b side by side, all 0 between calls */
  readonly #lanes: Float64Array[] = []

  constructor(chart: ChartPedigree) {
    this.#chart = chart
    this.#inbreeding = new Float64Array(chart.sire.length)
  }

  /** Kinship of the litter's two parents = F of the litter; only after a `load` that returned true. */
  ofLitter(): number {
    this.#inbreeding.fill(Number.NaN, 1, this.#chart.size + 1)
    this.#inbreeding[0] = UNKNOWN_PARENT
    return this.#between(this.#chart.rootSire, this.#chart.rootDam, 0)
  }

  /** Inbreeding of a dog of the chart, within the chart; only after `ofLitter`. */
  inbreedingOf(number: number): number {
    return this.#inbreedingOf(number, 0)
  }

  #inbreedingOf(number: number, depth: number): number {
    const known = this.#inbreeding[number]!
    if (!Number.isNaN(known)) return known
    const sire = this.#chart.sire[number]!
    const dam = this.#chart.dam[number]!
    const coefficient = sire === 0 || dam === 0 ? 0 : this.#between(sire, dam, depth)
    this.#inbreeding[number] = coefficient
    return coefficient
  }

  #between(a: number, b: number, depth: number): number {
    const { sire, dam } = this.#chart
    this.#lanes[depth] ??= new Float64Array(2 * sire.length)
    const q = this.#lanes[depth]
    q[2 * a] = 1
    q[2 * b + 1] = 1
    let sum = 0
    for (let j = Math.max(a, b); j > 0; j--) {
      const fromA = q[2 * j]!
      const fromB = q[2 * j + 1]!
      const s = sire[j]!
      const d = dam[j]!
      q[2 * s]! += 0.5 * fromA
      q[2 * s + 1]! += 0.5 * fromB
      q[2 * d]! += 0.5 * fromA
      q[2 * d + 1]! += 0.5 * fromB
      q[2 * j] = 0
      q[2 * j + 1] = 0
      if (fromA * fromB !== 0) {
        const within = 0.5 - 0.25 * (this.#inbreedingOf(s, depth + 1) + this.#inbreedingOf(d, depth + 1))
        sum += fromA * fromB * within
      }
    }
    q[0] = 0
    q[1] = 0
    return 0.5 * sum
  }
}

/** By convention, so that W of a founder comes out as 1. */
const UNKNOWN_PARENT = -1
