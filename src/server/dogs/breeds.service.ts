import { newSince } from '#domain/dogs.ts'
import { dogCount } from '#domain/genetics/pedigree.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { citedRulebooks } from '../rulebooks/rulebooks.service.ts'
import { awardsOfBreed, breedsWithDogs } from './breeds.store.ts'
import { newestLitters, newestResults } from './news.store.ts'

/** Breeds that have dogs. */
export function findBreeds({ db }: Reader) {
  return breedsWithDogs(db)
}

/** Breeding awards of a breed. @throws AppError BREED_NOT_FOUND */
export async function findAwards({ db }: Reader, code: string) {
  const awards = await awardsOfBreed(db, code)
  if (!awards) throw new AppError('notFound', 'BREED_NOT_FOUND')
  return awards
}

/** What is new for the home page; dogs and breeds are counted in memory. */
export async function findNews(reader: Reader) {
  const { db, live, at, today } = reader
  const { pedigree, breedCount } = live.snapshot
  const [results, litters] = await Promise.all([newestResults(db, newSince(at), today), newestLitters(db)])
  const rulebooks = await citedRulebooks(
    reader,
    results.flatMap(({ rulebookId }) => rulebookId ?? []),
  )
  return {
    results,
    rulebooks: [...rulebooks.values()],
    litters,
    dogs: dogCount(pedigree),
    breeds: breedCount,
  }
}
