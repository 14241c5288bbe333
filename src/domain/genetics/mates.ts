import type { Inbreeding } from './inbreeding.ts'
import type { Pedigree } from './pedigree.ts'

export interface RankedMate {
  readonly dog: number
  /** F over all generations of the offspring */
  readonly all: number
  /** F_g of the offspring */
  readonly chart: number
}

/** The candidates with the inbreeding of the litter each would give, least inbred (F_g, then F over all) first. */
export declare function rankMates(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  dog: number,
  candidates: Int32Array,
  generations?: number,
): RankedMate[]
