import type { Pedigree } from './pedigree.ts'

/**
 * Wright's inbreeding coefficients of a whole population over all known generations, with what every kinship
 * computation needs of them. Plain arrays: may lie on shared memory and be handed to another thread.
 */
export interface Inbreeding {
  /** mating → inbreeding coefficient F (0..1) of its offspring; `F.byMating[pedigree.mating[dog]]` is a dog's F */
  readonly byMating: Float64Array
  /** breeder → Mendelian sampling variance W = ½ − ¼(F_sire + F_dam), where an unknown parent has F = −1 */
  readonly mendelian: Float64Array
}

/** F of every dog over all known generations. `shared` puts the result on SharedArrayBuffer. */
export declare function inbreedingOfAll(pedigree: Pedigree, options?: { shared?: boolean }): Inbreeding

/** F of one dog over all known generations. */
export declare function inbreedingOf(pedigree: Pedigree, inbreeding: Inbreeding, dog: number): number
