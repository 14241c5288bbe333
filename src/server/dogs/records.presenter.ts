import type { DogRecord, DogSummary } from '#contract/dogs.ts'
import { bestShowGrade } from '#domain/shows/grades.ts'
import { bestPrize } from '#domain/trials/results.ts'
import { inbreedingById, type PedigreeSnapshot } from '../genetics/snapshot.ts'
import type { RecordRow, SummaryRow } from './dogs.types.ts'

/** What everyone may see of a dog anywhere. */
export function presentSummary(row: SummaryRow): DogSummary {
  return {
    regnr: row.regnr,
    name: row.name,
    gender: row.sex,
    birthYear: row.birthYear,
    breed: row.breed,
    titles: [...row.titles],
    ...(!row.registered && { unregistered: true as const }),
  }
}

/** What everyone may see of a dog in a list; its inbreeding comes from the pedigree in memory. */
export function presentRecord(row: RecordRow, pedigree: PedigreeSnapshot): DogRecord {
  return {
    ...presentSummary(row),
    birthDate: row.birthDate,
    health: row.health.map(({ kind, scale, value }) => ({ kind, scale, value })),
    bestKaer: bestPrize(row.prizes),
    bestExhibition: bestShowGrade(row.showGrades),
    ...inbreedingById(pedigree, row.id),
  }
}
