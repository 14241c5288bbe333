import type { Inbreeding } from './inbreeding.ts'
import type { Pedigree } from './pedigree.ts'

/** Kinship (coancestry) of two dogs over all generations = F of their offspring; of a dog with itself ½(1 + F). */
export declare function kinship(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  dog1: number,
  dog2: number,
): number

/** Kinship of one dog with every dog, one sweep, O(dogs): F of the offspring it would have with each. */
export declare function kinshipWithAll(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  dog: number,
  out?: Float64Array,
): Float64Array

export interface MeanKinship {
  /** mean over all ordered pairs of the group, each dog with itself included */
  readonly mean: number
  /** the mean kinship of each member with the group (itself included), in the order of `members` */
  readonly ofMember: Float64Array
}

/** Mean kinship in a group of dogs (a breed's living dogs), one sweep. */
export declare function meanKinship(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  members: Int32Array,
): MeanKinship
