import { completeness } from '#domain/genetics/completeness.ts'
import { kinshipWithOthers } from '#domain/genetics/kinship.ts'
import { littersWith } from '#domain/genetics/mates.ts'
import { type Trust, trustOf } from '#domain/genetics/trust.ts'
import { dogNumber, dogNumbers, type PedigreeSnapshot } from './snapshot.ts'

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

/** Measures the males beside a bitch in a snapshot that has her. */
export function measuredMates(snapshot: PedigreeSnapshot, question: MatesQuestion): MeasuredMates {
  const { pedigree, inbreeding, ids } = snapshot
  const dam = dogNumber(snapshot, question.dam)
  const males = dogNumbers(snapshot, question.males)
  const living = dogNumbers(snapshot, question.living)
  const [damKinship, ...kinships] = kinshipWithOthers(
    pedigree,
    inbreeding,
    living,
    Int32Array.of(dam, ...males),
  )
  return {
    living: living.length,
    breedKinship: kinshipOfDifferent(snapshot, living),
    damKinship: damKinship!,
    males: littersWith(pedigree, inbreeding, dam, males).map(({ dog, all, chart }, i) => {
      const known = completeness(pedigree, { sire: dog, dam })
      return {
        id: ids[dog]!,
        coefficientAll: all,
        coefficient: chart,
        knownAncestors: known.knownPlaces,
        trust: trustOf(known),
        kinship: kinships[i]!,
      }
    }),
  }
}

function kinshipOfDifferent({ pedigree, inbreeding }: PedigreeSnapshot, living: Int32Array): number | null {
  if (living.length < 2) return null
  const withOthers = kinshipWithOthers(pedigree, inbreeding, living, living)
  return withOthers.reduce<number>((sum, kinship) => sum + kinship!, 0) / living.length
}
