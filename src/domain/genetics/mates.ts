import { CHART_GENERATIONS } from './chart.ts'
import { chartInbreedingBy } from './chartInbreeding.ts'
import type { Inbreeding } from './inbreeding.ts'
import { kinshipInRow, kinshipRow } from './kinship.ts'
import type { Pedigree } from './pedigree.ts'

export interface MateLitter {
  readonly dog: number
  /** F over all generations of the offspring */
  readonly all: number
  /** F over g generations of the offspring */
  readonly chart: number
}

/**
 * The inbreeding of the litter that a dog would have with each candidate, in their order. One sweep serves all candidates for F over all,
 * and one chart all puppies of a litter.
 * @param candidates other dogs than `dog`; sex and breed are the caller's business
 */
export function littersWith(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  dog: number,
  candidates: Int32Array,
  generations = CHART_GENERATIONS,
): MateLitter[] {
  const row = kinshipRow(pedigree, inbreeding, dog)
  const chartOf = chartOfMates(pedigree, dog, generations)
  return Array.from(candidates, (mate) => {
    const all = kinshipInRow(pedigree, row, mate)
    return { dog: mate, all, chart: all === 0 ? 0 : chartOf(mate) }
  })
}

/**
 * The candidates with the inbreeding of the litter each would give: least F over g generations first, then least F over
 * all, then in the order given.
 * @param candidates other dogs than `dog`; sex and breed are the caller's business
 */
export const rankMates = (...given: Parameters<typeof littersWith>): MateLitter[] =>
  littersWith(...given).sort((a, b) => a.chart - b.chart || a.all - b.all)

/**
 * F over g generations by mate. A mate without offspring stands nowhere but at its own place of the chart, so what is above it
 * follows from its parents alone: full sibs share the figure.
 */
function chartOfMates(pedigree: Pedigree, dog: number, generations: number): (mate: number) => number {
  const { breeder, mating } = pedigree
  const ofLitter = chartInbreedingBy(pedigree, generations)
  const known = new Map<number, number>()
  return (mate) => {
    const pair = { sire: dog, dam: mate }
    if (breeder[mate] !== 0) return ofLitter(pair)
    const figure = known.get(mating[mate]!) ?? ofLitter(pair)
    known.set(mating[mate]!, figure)
    return figure
  }
}
