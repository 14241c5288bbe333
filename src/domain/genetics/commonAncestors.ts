import type { Inbreeding } from './inbreeding.ts'
import type { Parents, Pedigree } from './pedigree.ts'

export interface CommonAncestor {
  readonly dog: number
  /** its part of F; the shares add up to F */
  readonly share: number
  /** its own inbreeding, computed within the same generations */
  readonly inbreeding: number
}

/** Common ancestors inside the chart of g generations, greatest share first. Σ share = F_g. */
export declare function commonAncestors(
  pedigree: Pedigree,
  parents: Parents,
  generations?: number,
): CommonAncestor[]

/** Common ancestors over all known generations, greatest share first. Σ share = F. */
export declare function commonAncestorsOfAll(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  parents: Parents,
): CommonAncestor[]
