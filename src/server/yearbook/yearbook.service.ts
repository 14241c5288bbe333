import type * as z from 'zod'
import { YEARBOOK_MAX_ROWS } from '#contract/constants.ts'
import type { yearbook } from '#contract/yearbook.ts'
import { holdsIn, periodDays } from '#domain/competitions/periods.ts'
import { listCompetitions } from '../competitions/competitions.service.ts'
import type { StoredCompetition } from '../competitions/competitions.types.ts'
import { findStandings } from '../competitions/standings.service.ts'
import { findBreedCodes, findBreeds } from '../dogs/breeds.service.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { readYearbookData } from './yearbook.store.ts'
import type { Yearbook, YearbookData, YearbookStandings } from './yearbook.types.ts'

type Asked = z.output<NonNullable<(typeof yearbook)['query']>>

/** The book of a season or year. @throws AppError 404 BREED_NOT_FOUND, 422 YEARBOOK_TOO_LARGE */
export async function findYearbook(reader: Reader, { kind, period, breed }: Asked): Promise<Yearbook> {
  const { db, today, language, config } = reader
  const { from, to } = periodDays(kind, period)
  const breeds = await findBreedCodes(reader, breed)
  const [data, competitions, names] = await Promise.all([
    readYearbookData(db, { breeds, from, to }, YEARBOOK_MAX_ROWS),
    findAllStandings(reader, { kind, period, breed }),
    findBreeds(reader),
  ])
  if (rowsOf(data) > YEARBOOK_MAX_ROWS) throw new AppError('refused', 'YEARBOOK_TOO_LARGE')
  const dogs = await dogSummaries(reader, [
    ...[data.hunts, data.waters, data.shows, data.titles, data.register, data.awards].flatMap((lines) =>
      lines.map(({ dogId }) => dogId),
    ),
    ...data.litters.flatMap(({ sireId, damId }) => [sireId, damId]),
    ...competitions.flatMap(({ found }) => found.all.map(({ id }) => id)),
  ])
  const book: Yearbook = {
    ...data,
    kind,
    period,
    from,
    to,
    running: today <= to,
    breed,
    hasTrials: config.club.modules.includes('kaer'),
    competitions,
    dogs,
    breedNames: new Map(names.map((one) => [one.code, one[language]])),
  }
  return { ...book, competitions: competitions.map((one) => narrowed(one, book, breeds)) }
}

/** All lines of a book, for the printer and for its limit. */
export const rowsOf = (data: YearbookData): number =>
  [data.hunts, data.waters, data.shows, data.titles, data.litters, data.register, data.awards].reduce(
    (sum, lines) => sum + lines.length,
    0,
  )

/** The standings of every competition of such a period that the breed takes part in. */
async function findAllStandings(
  reader: Reader,
  { kind, period, breed }: Asked,
): Promise<readonly YearbookStandings[]> {
  const family = breed?.split('.')[0]
  const takesPart = ({ rule }: StoredCompetition) =>
    family === undefined ||
    rule.breeds.length === 0 ||
    rule.breeds.some((code) => code.split('.')[0] === family)
  const held = (await listCompetitions(reader)).filter(
    (one) => one.rule.period === kind && holdsIn(one, period) && takesPart(one),
  )
  return Promise.all(
    held.map(async (competition) => ({
      competition,
      found: await findStandings(reader, competition, period),
    })),
  )
}

/** The standings of the breed's dogs, each with its place among all. */
function narrowed(
  { competition, found }: YearbookStandings,
  { dogs }: Yearbook,
  breeds: readonly string[] | undefined,
): YearbookStandings {
  const all = found.all.filter(({ id, rank }) => {
    const dog = dogs.get(id)
    return rank !== null && dog !== undefined && (breeds === undefined || breeds.includes(dog.breed))
  })
  return { competition, found: { ...found, all } }
}
