import { breedFamily } from '#domain/dogs.ts'
import { meanInterval } from '#domain/genetics/population/interval.ts'
import { HEALTH_KINDS, type HealthCodes } from '#domain/health/codes.ts'
import { cellOf, roughShare } from '#domain/health/publicFigures.ts'
import { findBreedCodes } from '../dogs/breeds.service.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { healthCodesOf } from '../healthCodes/healthCodes.service.ts'
import type { Reader } from '../platform/act.ts'
import {
  type BornDog,
  birthsByYear,
  dogsBornSince,
  gradesByYear,
  parentAges,
  siresSince,
  triedByYear,
} from './population.store.ts'

/** Calendar years, the present one among them. */
const [REFERENCE_YEARS, SPAN_YEARS, SHOWN_YEARS] = [5, 20, 30]
/** Older dogs are not counted as living, whatever is known of them. */
const MOST_AGE = 15
const SIRES_NAMED = 20
const KINDS = ['hips', 'elbows'] as const

/** The years that end with that of a day: so many of them. */
const lastYears = (today: string, years: number) => {
  const to = Number(today.slice(0, 4))
  return { from: to - years + 1, to }
}

/** How a breed is doing. Source: docs/rules/genetics.md#a-breed-in-figures. @throws AppError 404 BREED_NOT_FOUND */
export async function findPopulation(reader: Reader, code: string) {
  const { db, today, live } = reader
  await findBreedCodes(reader, code)
  const breed = breedFamily(code)
  const span = lastYears(today, SPAN_YEARS)
  const shown = lastYears(today, SHOWN_YEARS)
  const reference = lastYears(today, REFERENCE_YEARS)
  const [births, dogs, ages, sires, grades, tried, codes] = await Promise.all([
    birthsByYear(db, breed, shown.from),
    dogsBornSince(db, breed, shown.from),
    parentAges(db, breed, span),
    siresSince(db, breed, reference.from, SIRES_NAMED),
    gradesByYear(db, breed, cellOf(span.from), KINDS),
    triedByYear(db, breed, span.from),
    healthCodesOf(reader),
  ])
  const measured = await live.measure('breed', {
    reference: idsOf(dogs, ({ birthYear }) => birthYear >= reference.from),
    span: idsOf(dogs, ({ birthYear }) => birthYear >= span.from),
    living: idsOf(dogs, isLivingIn(span.to)),
    interval: meanInterval(ages),
  })
  const { founders, ancestors } = measured.reference
  const named = [...founders.known, ...ancestors.found, ...sires.most].map(({ id }) => id)
  return {
    breed,
    births,
    dogs,
    ages,
    sires,
    grades,
    tried,
    codes,
    measured,
    named: await dogSummaries(reader, named),
    years: { reference, span },
  }
}

const isLivingIn =
  (year: number) =>
  ({ birthYear, dead }: BornDog): boolean =>
    !dead && birthYear > year - MOST_AGE

/** Ids of a breed's dogs that count as living. Source: docs/rules/genetics.md#a-breed-in-figures. @param breed without its variety */
export async function findLiving({ db, today }: Reader, breed: string): Promise<Uint32Array> {
  const { from, to } = lastYears(today, MOST_AGE)
  return idsOf(await dogsBornSince(db, breed, from), isLivingIn(to))
}

/** Kind of statement → part (0–1) of a breed's dogs examined, born in the last years, that are affected, in whole per cents; values that do not tell, and kinds of fewer than five examined dogs, are left out. */
export async function findAffectedShares(
  { db, today }: Reader,
  breed: string,
  codes: HealthCodes,
): Promise<ReadonlyMap<string, number>> {
  const grades = await gradesByYear(db, breed, lastYears(today, SPAN_YEARS).from, HEALTH_KINDS)
  const telling = grades.filter((grade) => codes.divides(grade))
  const dogsIn = (rows: readonly { readonly dogs: number }[]) => rows.reduce((sum, { dogs }) => sum + dogs, 0)
  return new Map(
    [...Map.groupBy(telling, ({ kind }) => kind)].flatMap(([kind, rows]) => {
      const share = roughShare(dogsIn(rows.filter((row) => codes.isAffected(row))), dogsIn(rows))
      return share === null ? [] : [[kind, share] as const]
    }),
  )
}

export type FoundPopulation = Awaited<ReturnType<typeof findPopulation>>

const idsOf = (dogs: readonly BornDog[], is: (dog: BornDog) => boolean) =>
  Uint32Array.from(dogs.filter(is), ({ id }) => id)
