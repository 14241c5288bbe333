import { DOG_PAGE_SIZE } from '#contract/constants.ts'
import type { DogListAnswer } from '#contract/dogs.ts'
import type { PedigreeSnapshot } from '../genetics/snapshot.ts'
import { presentRecord } from './records.presenter.ts'
import type { SearchPage } from './search.service.ts'

/** One page of a list of dogs. */
export function presentSearchPage(
  { rows, total, more, similar, page }: SearchPage,
  pedigree: PedigreeSnapshot,
): DogListAnswer {
  return {
    dogs: rows.map(({ record, matched }) => ({ ...presentRecord(record, pedigree), matched })),
    total,
    more,
    similar,
    page,
    pageSize: DOG_PAGE_SIZE,
  }
}
