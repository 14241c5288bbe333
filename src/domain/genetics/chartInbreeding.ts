import { CHART_GENERATIONS } from './chart.ts'
import { ChartKinship } from './chartKinship.ts'
import { ChartPedigree } from './chartPedigree.ts'
import type { Inbreeding } from './inbreeding.ts'
import { kinship } from './kinship.ts'
import { float64, type Memory } from './memory.ts'
import { matingCount, type Parents, type Pedigree, UNKNOWN } from './pedigree.ts'

/**
 * F over g generations of a dog or a planned litter: Wright's exact coefficient in the sub-pedigree of the chart, in
 * which an ancestor's parents are known only when its nearest place is in generation g − 1 or closer. Dogs without
 * parents there are unrelated and not inbred, so F_g grows with g to F over all generations; an unknown parent gives 0.
 */
export function chartInbreeding(
  pedigree: Pedigree,
  parents: Parents,
  generations = CHART_GENERATIONS,
): number {
  return chartInbreedingBy(pedigree, generations)(parents)
}

/** The same as a function for many litters, which allocates its working memory once; stale after `appendLitter`. */
export function chartInbreedingBy(
  pedigree: Pedigree,
  generations = CHART_GENERATIONS,
): (parents: Parents) => number {
  const chart = new ChartPedigree(pedigree, generations)
  const inChart = new ChartKinship(chart)
  return (parents) => {
    if (parents.sire === UNKNOWN || parents.dam === UNKNOWN) return 0
    return chart.load(parents) ? inChart.ofLitter() : 0
  }
}

/**
 * F over g generations of every mating, row 0 included; `perDog` spreads it to dogs.
 *
 * Two cases need no chart, because F_g ≤ F and a chart that holds the whole known ancestry gives F itself.
 */
export function chartInbreedingOfAll(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  generations = CHART_GENERATIONS,
  memory: Memory = {},
): Float64Array {
  const { matingSire, matingDam, breederLevel } = pedigree
  const byMating = float64(matingSire.length, memory)
  const chart = new ChartPedigree(pedigree, generations)
  const inChart = new ChartKinship(chart)
  const matings = matingCount(pedigree)
  for (let mating = 1; mating <= matings; mating++) {
    const whole = inbreeding.byMating[mating]!
    if (whole === 0) continue
    const sire = matingSire[mating]!
    const dam = matingDam[mating]!
    if (breederLevel[sire]! < generations && breederLevel[dam]! < generations) byMating[mating] = whole
    else if (chart.loadBreeders(sire, dam)) byMating[mating] = inChart.ofLitter()
  }
  return byMating
}

interface InbreedingByDepth {
  readonly byGenerations: readonly { readonly generations: number; readonly coefficient: number }[]
  readonly all: number
}

/** F over g generations for every g of a range (3 … 10 unless told otherwise), and over all. */
export function inbreedingByDepth(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  parents: Parents,
  range = { from: 3, to: 10 },
): InbreedingByDepth {
  const depths = Array.from({ length: range.to - range.from + 1 }, (_, i) => range.from + i)
  const known = parents.sire !== UNKNOWN && parents.dam !== UNKNOWN
  return {
    byGenerations: depths.map((generations) => ({
      generations,
      coefficient: chartInbreeding(pedigree, parents, generations),
    })),
    all: known ? kinship(pedigree, inbreeding, parents.sire, parents.dam) : 0,
  }
}
