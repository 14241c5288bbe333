import {
  type DogOptions,
  type MadeDog,
  makeDog,
  makeShowResult,
  makeTrial,
  makeTrialResult,
} from '#server/testing/factories.ts'
import type { TestService } from '#tools/test/service.ts'
import { addMonths } from '../src/domain/dates.ts'

/** Dogs that want to start in one trial. */
export interface TrialDogs {
  readonly NUO: MadeDog
  /** has water and track work that counts */
  readonly AVO: MadeDog
  readonly VOI: MadeDog
  /** the last to be entered in AVO */
  readonly last: MadeDog
  /** may start in no class */
  readonly barred: MadeDog
}

/** Lays dogs that may start on a day or thereabouts. `name` sets them apart from another trial's. */
export async function makeTrialDogs(
  { database: { db } }: TestService,
  name: string,
  day: string,
): Promise<TrialDogs> {
  const before = (months: number) => addMonths(day, -months)
  const born = (given: string, months: number, dog: DogOptions = {}) =>
    makeDog(db, { ...dog, name: `${given} ${name}`, birth_date: before(months) })
  const shown = async (dog: MadeDog) => {
    await makeShowResult(db, dog.id, {}, before(12))
    return dog
  }
  const dogs = {
    NUO: await born('Nuori', 18),
    AVO: await shown(await born('Avoin', 48)),
    VOI: await shown(await born('Voittaja', 72)),
    last: await shown(await born('Viimeinen', 36)),
    barred: await born('Esteellinen', 36),
  }
  await makeTrialResult(db, dogs.VOI.id, {}, before(14))
  const pond = await makeTrial(db, { type: 'water_track', held_on: before(2), ended_at: new Date() })
  await db
    .insertInto('water_result')
    .values({
      trial_id: pond,
      dog_id: dogs.AVO.id,
      class: 'AVO',
      outcome: 'judged',
      water_grade: 8,
      status: 'official',
    })
    .execute()
  return dogs
}
