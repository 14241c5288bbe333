import type pg from 'pg'
import { dogCount } from '#domain/genetics/pedigree.ts'
import type { PedigreeSnapshot } from '../pedigree/snapshot.service.ts'
import { finnishDay } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { awardsOfBreed, breedsWithDogs } from './breeds.store.ts'
import { newSince } from './dogs.service.ts'
import { newestLitters, newestResults } from './news.store.ts'

/** Breeds that have dogs. */
export const findBreeds = breedsWithDogs

/** Breeding awards of a breed. @throws AppError BREED_NOT_FOUND */
export async function findAwards(pool: pg.Pool, code: string) {
  const awards = await awardsOfBreed(pool, code)
  if (!awards) throw new AppError('notFound', 'BREED_NOT_FOUND')
  return awards
}

/** What is new for the home page; dogs and breeds are counted in memory. */
export async function findNews(pool: pg.Pool, pedigree: PedigreeSnapshot, now: Date) {
  const [results, litters] = await Promise.all([
    newestResults(pool, newSince(now), finnishDay(now)),
    newestLitters(pool),
  ])
  return {
    results,
    litters,
    dogs: dogCount(pedigree.pedigree),
    breeds: pedigree.breedCount,
  }
}
