import type { PuppyLitter, SiblingRecord } from '#contract/dogs.ts'
import type { PedigreeSnapshot } from '../genetics/snapshot.ts'
import type { OffspringRow, SiblingRow, SummaryRow } from './dogs.types.ts'
import { presentRecord, presentSummary } from './records.presenter.ts'

/** Siblings with the mark of a full one. */
export function presentSiblings(rows: readonly SiblingRow[], pedigree: PedigreeSnapshot): SiblingRecord[] {
  return rows.map((row) => ({ ...presentRecord(row, pedigree), full: row.full }))
}

/** Offspring grouped into litters: one other parent and one day (or year) of birth; in order of birth. */
export function presentLitters(
  offspring: readonly OffspringRow[],
  others: ReadonlyMap<number, SummaryRow>,
  pedigree: PedigreeSnapshot,
): PuppyLitter[] {
  const litters = Map.groupBy(offspring, (puppy) => `${puppy.otherId} ${puppy.birthDate ?? puppy.birthYear}`)
  return [...litters.values()].map((puppies) => {
    const first = puppies[0]!
    const other = first.otherId === null ? undefined : others.get(first.otherId)
    const records = puppies.map((puppy) => presentRecord(puppy, pedigree))
    return {
      regnr: other?.regnr ?? null,
      name: other?.name ?? null,
      other: other ? presentSummary(other) : null,
      birthDate: first.birthDate,
      birthYear: first.birthYear,
      inbreeding: records[0]!.inbreeding,
      knownAncestors: records[0]!.knownAncestors,
      inbreedingTrust: records[0]!.inbreedingTrust,
      puppies: records,
    }
  })
}
