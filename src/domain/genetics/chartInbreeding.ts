import type { Inbreeding } from './inbreeding.ts'
import type { Parents, Pedigree } from './pedigree.ts'

/** Generations of the pedigree chart whose figure a breeder knows (126 places). */
export const CHART_GENERATIONS = 6

/** F_g of a dog or a planned litter: its parents' kinship in the chart of `generations` generations. */
export declare function chartInbreeding(pedigree: Pedigree, parents: Parents, generations?: number): number

/** F_g of every mating, as `Inbreeding.byMating`; spread it to dogs with `perDog`. */
export declare function chartInbreedingOfAll(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  generations?: number,
  options?: { shared?: boolean },
): Float64Array

export interface InbreedingByDepth {
  readonly byGenerations: readonly { readonly generations: number; readonly coefficient: number }[]
  readonly all: number
}

/** F_g for every g of a range (3..10 unless told otherwise) and over all generations. */
export declare function inbreedingByDepth(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  parents: Parents,
  range?: { from: number; to: number },
): InbreedingByDepth
