import type { Parents, Pedigree } from './pedigree.ts'

export interface Chart {
  readonly generations: number
  /**
   * place → dog, or UNKNOWN. Places 1 and 2 are sire and dam; the sire of place p stands on 2p + 1, its dam on
   * 2p + 2; place 0 is the dog itself and holds UNKNOWN. Length 2^(g+1) − 1 (127 in six generations).
   */
  readonly places: Int32Array
  /** dogs on more than one place, with their places in ascending order; nearest to the dog first */
  readonly repeated: readonly { readonly dog: number; readonly places: readonly number[] }[]
}

/** The ancestor chart of a dog or a planned litter. Every place is filled whose dog is known (no cut). */
export declare function chart(pedigree: Pedigree, parents: Parents, generations?: number): Chart

/** The generation a place stands in: 1 for the parents, 6 for the last of 126. */
export declare function generationOf(place: number): number
