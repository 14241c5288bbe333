import type * as z from 'zod'
import { HEALTH_WATCH_PAGE_SIZE } from '#contract/constants.ts'
import type { healthWatch, healthWatchCsv } from '#contract/healthWatch.ts'
import { breedFamily } from '#domain/dogs.ts'
import { findBreedCodes } from '../dogs/breeds.service.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { PedigreeCache } from '../genetics/pedigreeCache.service.ts'
import type { Reader } from '../platform/act.ts'
import { statesOf } from './alerts.store.ts'
import { type BreedWatch, type WatchedKind, watchBreed } from './watch.service.ts'

type Asked = z.output<NonNullable<(typeof healthWatchCsv)['query']>>
type Page = z.output<NonNullable<(typeof healthWatch)['query']>>
type Known = PedigreeCache<BreedWatch>

const NOBODY: WatchedKind = { dogs: [], families: [], leftOut: { unknownAge: 0, young: 0, undivided: 0 } }

/** Every family of one sort, the farthest above what is expected first. @throws AppError 404 BREED_NOT_FOUND */
export async function findFamilies(reader: Reader, known: Known, asked: Asked) {
  const found = await findSorted(reader, known, asked)
  return withDogs(reader, found, found.sorted)
}

/** One page of them. @throws AppError 404 BREED_NOT_FOUND */
export async function findWatch(reader: Reader, known: Known, { page, ...asked }: Page) {
  const found = await findSorted(reader, known, asked)
  const first = (page - 1) * HEALTH_WATCH_PAGE_SIZE
  const paged = await withDogs(reader, found, found.sorted.slice(first, first + HEALTH_WATCH_PAGE_SIZE))
  return { ...paged, total: found.sorted.length, page }
}

async function findSorted(reader: Reader, known: Known, { breed: code, kind, sort }: Asked) {
  await findBreedCodes(reader, code)
  const breed = breedFamily(code)
  const watch = await known.find(reader, `${breed} ${reader.today}`, () => watchBreed(reader, breed))
  const watched = watch.kinds.get(kind) ?? NOBODY
  const sorted = watched.families
    .filter((family) => family.sort === sort)
    .toSorted((a, b) => b.excess - a.excess || b.examined - a.examined || a.head - b.head)
  return { breed, kind, watch, watched, sorted }
}

async function withDogs(
  reader: Reader,
  { breed, kind, watch, watched }: Awaited<ReturnType<typeof findSorted>>,
  families: WatchedKind['families'],
) {
  const [dogs, states] = await Promise.all([
    dogSummaries(
      reader,
      families.map(({ head }) => head),
    ),
    statesOf(reader.db, { family: breed, kind }),
  ])
  return { breed, kind, watch, watched, families, dogs, states }
}
