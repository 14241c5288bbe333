import type * as z from 'zod'
import { LIFE_YEARS } from '#contract/constants.ts'
import type { healthLives } from '#contract/healthWatch.ts'
import { breedFamily } from '#domain/dogs.ts'
import { livesBetween } from '#domain/health/warning/lives.ts'
import { findBreedCodes } from '../dogs/breeds.service.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { livesOf } from './watch.store.ts'

type Asked = z.output<NonNullable<(typeof healthLives)['query']>>

/** How long dogs live, over calendar years. @throws AppError 404 BREED_NOT_FOUND, DOG_NOT_FOUND, 400 YEARS_INVALID */
export async function findLives(reader: Reader, { breed: code, sire: regnr, ...asked }: Asked) {
  await findBreedCodes(reader, code)
  const breed = breedFamily(code)
  const to = asked.to ?? Number(reader.today.slice(0, 4))
  const from = asked.from ?? to - LIFE_YEARS + 1
  if (from > to) throw new AppError('invalid', 'YEARS_INVALID', { from: 'YEARS_INVALID' })
  const sire = regnr === undefined ? null : (await findPedigreeDog(reader, regnr)).id
  const firstDay = `${from}-01-01`
  const lastDay = `${to}-12-31`
  const lives = livesBetween(await livesOf(reader.db, breed, { sire, from: firstDay }), {
    from: firstDay,
    to: lastDay < reader.today ? lastDay : reader.today,
  })
  const dog = sire === null ? null : (await dogSummaries(reader, [sire])).get(sire)!
  return { breed, dog, from, to, lives }
}
