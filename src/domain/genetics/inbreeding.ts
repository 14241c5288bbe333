import { sweepSires } from './colleau.ts'
import { float64, type Memory } from './memory.ts'
import type { Pedigree } from './pedigree.ts'

/**
 * Wright's inbreeding coefficients of a whole population over all known generations, with what every kinship
 * computation needs of them. Plain arrays: may lie on shared memory and be handed to another thread.
 */
export interface Inbreeding {
  /** mating → inbreeding coefficient F (0..1) of its offspring; `inbreedingOf` reads a dog's */
  readonly byMating: Float64Array
  /** breeder → Mendelian sampling variance W = ½ − ¼(F_sire + F_dam), an unknown parent counting as F = −1 */
  readonly mendelian: Float64Array
}

/**
 * F of every dog over all known generations (Wright 1922), sire by sire; the method and its sources: colleau.ts.
 * The arrays are as long as the pedigree's, room for appended litters included.
 */
export function inbreedingOfAll(pedigree: Pedigree, memory: Memory = {}): Inbreeding {
  const inbreeding = {
    byMating: float64(pedigree.matingSire.length, memory),
    mendelian: float64(pedigree.breederSire.length, memory),
  }
  sweepSires(pedigree, inbreeding)
  return inbreeding
}

/** F of one dog over all known generations. */
export function inbreedingOf(pedigree: Pedigree, inbreeding: Inbreeding, dog: number): number {
  return inbreeding.byMating[pedigree.mating[dog]!]!
}
