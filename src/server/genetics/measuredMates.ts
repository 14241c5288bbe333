import { completeness } from '#domain/genetics/completeness.ts'
import { kinshipWithOthers } from '#domain/genetics/kinship.ts'
import { littersWith } from '#domain/genetics/mates.ts'
import { trustOf } from '#domain/genetics/trust.ts'
import type { MatesQuestion, MeasuredMates } from './measuredMates.types.ts'
import { dogNumber, dogNumbers, type PedigreeSnapshot } from './snapshot.ts'

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
