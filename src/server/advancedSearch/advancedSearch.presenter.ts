import type { FoundByFeatures, SearchByFeatures, SearchCountsAnswer } from '#contract/advancedSearch.ts'
import { DOG_PAGE_SIZE } from '#contract/constants.ts'
import { mostExcluding, type SearchCounts } from '#domain/advancedSearch/conditions.ts'
import { presentRecord } from '../dogs/records.presenter.ts'
import type { PedigreeSnapshot } from '../genetics/snapshot.ts'
import type { FoundPage } from './advancedSearch.service.ts'
import type { FoundDog } from './advancedSearch.types.ts'

export const presentCounts = (counts: SearchCounts): SearchCountsAnswer => ({
  dogs: counts.dogs,
  total: counts.total,
  met: [...counts.met],
  without: [...counts.without],
  mostExcluding: counts.total === 0 ? mostExcluding(counts) : null,
})

export const presentFound = (found: FoundPage, pedigree: PedigreeSnapshot): SearchByFeatures => ({
  dogs: found.dogs.map((dog) => presentDog(dog, found.counts.met.length, pedigree)),
  counts: presentCounts(found.counts),
  page: found.page,
  pageSize: DOG_PAGE_SIZE,
})

/** @param conditions how many were asked */
function presentDog(
  { record, hit }: FoundDog,
  conditions: number,
  pedigree: PedigreeSnapshot,
): FoundByFeatures {
  const places = Array.from({ length: conditions }, (_, index) => index)
  return {
    ...presentRecord(record, pedigree),
    met: places.filter((index) => (hit.mask & (1 << index)) !== 0),
    relatives: hit.relatives.map(({ condition, all, known, met }) => ({ condition, all, known, met })),
  }
}
