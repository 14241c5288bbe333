import type { Trust } from '#domain/genetics/trust.ts'

/** What is asked about the males beside a bitch; dogs by their database ids, of which those that a snapshot does not have are left out. */
export interface MatesQuestion {
  readonly dam: number
  readonly males: Uint32Array
  /** the living dogs of the breed */
  readonly living: Uint32Array
}

export interface MeasuredMates {
  /** living dogs that the snapshot has */
  readonly living: number
  /** mean kinship of all pairs of different living dogs; null for fewer than two */
  readonly breedKinship: number | null
  /** mean kinship of the bitch with the living dogs beside her; null where there is none */
  readonly damKinship: number | null
  readonly males: readonly MeasuredMale[]
}

export interface MeasuredMale {
  readonly id: number
  /** F of the litter over all generations */
  readonly coefficientAll: number
  /** F of the litter over six generations */
  readonly coefficient: number
  /** known places of the litter's 126 */
  readonly knownAncestors: number
  readonly trust: Trust
  /** mean kinship with the living dogs beside him; null where there is none */
  readonly kinship: number | null
}
