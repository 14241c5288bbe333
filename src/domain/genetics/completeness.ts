import type { Parents, Pedigree } from './pedigree.ts'

export interface Completeness {
  /** how many of the chart's places are known */
  readonly knownPlaces: number
  /** 2^(g+1) − 2: 126 in six generations */
  readonly possiblePlaces: number
  /** how many different dogs stand on them */
  readonly differentAncestors: number
  /** generations of the chart without a gap, counted from the parents */
  readonly completeGenerations: number
  /** different / known places (AVK, sukukatokerroin); null where no place is known */
  readonly ancestorLoss: number | null
}

/** How much of the chart of a dog, or of a planned litter, is known. */
export declare function completeness(pedigree: Pedigree, parents: Parents, generations?: number): Completeness

/** Complete generation equivalents of one dog or planned litter, over all generations. */
export declare function equivalentGenerations(pedigree: Pedigree, parents: Parents): number

/** Complete generation equivalents of every mating's offspring, one sweep; spread to dogs with `perDog`. */
export declare function equivalentGenerationsOfAll(pedigree: Pedigree): Float64Array
