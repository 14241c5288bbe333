import { addDays } from '#domain/dates.ts'
import { newSince } from '#domain/dogs.ts'
import { dogCount } from '#domain/genetics/pedigree.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { citedRulebooks } from '../rulebooks/rulebooks.service.ts'
import { findNewestUpdates } from '../systemUpdates/systemUpdates.service.ts'
import { awardsOfBreed, breedCodes, breedsWithDogs, dogsOfBreed, familiesAfter } from './breeds.store.ts'
import {
  expectedLitters,
  newestFirstPrize,
  newestLitters,
  newestReviews,
  newestTrials,
} from './news.store.ts'
import { type DogOrder, listedPage } from './search.service.ts'

/** Breeds that have dogs. */
export function findBreeds({ db }: Reader) {
  return breedsWithDogs(db)
}

/** The code of a breed, or those of a family's varieties; undefined of undefined. @throws AppError 404 BREED_NOT_FOUND */
export async function findBreedCodes<Code extends string | undefined>(
  { db }: Reader,
  code: Code,
): Promise<readonly string[] | (undefined extends Code ? undefined : never)> {
  if (code === undefined) return undefined as never
  const codes = await breedCodes(db, code)
  if (codes.length === 0) throw new AppError('notFound', 'BREED_NOT_FOUND')
  return codes
}

/** Whether a code is a breed's, and not only a family's. */
export const isBreed = async ({ db }: Pick<Reader, 'db'>, code: string): Promise<boolean> =>
  (await breedCodes(db, code)).includes(code)

/** The breeds that have records, without their varieties, after one of them: what works through all breeds goes on there. */
export const findFamiliesAfter = ({ db }: Pick<Reader, 'db'>, last: string): Promise<readonly string[]> =>
  familiesAfter(db, last)

/** Breeding awards of a breed. @throws AppError BREED_NOT_FOUND */
export async function findAwards({ db }: Reader, code: string) {
  const awards = await awardsOfBreed(db, code)
  if (!awards) throw new AppError('notFound', 'BREED_NOT_FOUND')
  return awards
}

/** One page of a breed's dogs. @throws AppError BREED_NOT_FOUND */
export async function findBreedDogs(reader: Reader, code: string, order: DogOrder) {
  const hits = await dogsOfBreed(reader.db, code)
  if (!hits) throw new AppError('notFound', 'BREED_NOT_FOUND')
  return listedPage(reader, hits, order)
}

/** Days after mating within which a litter is born at the latest: a pregnancy takes some 63. */
const PREGNANCY_DAYS = 70

/** Updates of the service among the news. */
const UPDATES = 3

/** What is new for the home page; dogs and breeds are counted in memory. */
export async function findNews(reader: Reader) {
  const { db, live, at, today } = reader
  const { pedigree, breedCount } = live.snapshot
  const [trials, firstPrize, litters, expected, reviews, updates] = await Promise.all([
    newestTrials(db, newSince(at), today),
    newestFirstPrize(db, today),
    newestLitters(db, today),
    expectedLitters(db, today, addDays(today, -PREGNANCY_DAYS)),
    newestReviews(db),
    findNewestUpdates(reader, UPDATES),
  ])
  const prizes = [...trials.flatMap(({ best }) => best), ...(firstPrize ? [firstPrize] : [])]
  const rulebooks = await citedRulebooks(
    reader,
    prizes.flatMap(({ rulebookId }) => rulebookId ?? []),
  )
  return {
    trials,
    firstPrize,
    rulebooks: [...rulebooks.values()],
    litters,
    expected,
    reviews,
    updates,
    dogs: dogCount(pedigree),
    breeds: breedCount,
  }
}
