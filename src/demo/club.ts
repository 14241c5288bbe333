import { POINTING_BREEDS } from '#domain/club/breeds.ts'
import { awardParents, type BreedingAward } from './awards.ts'
import { addBareDogs } from './bareDogs.ts'
import { type Calendar, layCalendar } from './calendar.ts'
import { planCareers } from './careers.ts'
import { type Running, runTrials } from './coming.ts'
import { BREED_MODELS } from './data/breedModels.ts'
import { type DayNumber, toDay } from './days.ts'
import { type Details, describeDogs } from './details.ts'
import { examineDogs, type Statement } from './health.ts'
import type { DemoSize, World } from './model.ts'
import { numberDogs } from './numbers.ts'
import { assignOwners } from './owners.ts'
import { createPeople } from './people.ts'
import { growBreed } from './population.ts'
import { createRandom } from './random.ts'
import { type Review, reviewDogs } from './reviews.ts'
import { judgeAll, type Results } from './timeline.ts'

/** Changing it makes another club. */
export const SEED = 'koirakanta 1'

/** Size of the breeds beside life's, first year, and least puppies a year of the rarest. */
const SCALES: Readonly<Record<DemoSize, { scale: number; from: number; least: number }>> = {
  club: { scale: 0.757, from: 1975, least: 0 },
  small: { scale: 0.064, from: 2003, least: 0.3 },
}

/** The whole club before it becomes rows. */
export interface Club {
  readonly world: World
  readonly details: readonly Details[]
  readonly statements: readonly Statement[]
  readonly calendar: Calendar
  readonly results: Results
  readonly running: Running
  readonly reviews: readonly Review[]
  readonly awards: readonly BreedingAward[]
}

/**
 * Makes the demo club up. The same arguments give the same club.
 * @param today ISO day the club ends on; nothing in it but plans lies later
 * @param breedCodes the breeds it has, those of the default profile unless told otherwise
 */
export function createClub(
  size: DemoSize,
  today: string,
  breedCodes: readonly string[] = POINTING_BREEDS.map(({ code }) => code),
): Club {
  const world = createWorld(size, toDay(today))
  const { scale, from, least } = SCALES[size]
  for (const model of BREED_MODELS) {
    if (!breedCodes.includes(model.code)) continue
    growBreed(world, {
      model,
      puppies: Math.max(least, model.puppies * scale),
      from: Math.max(model.since, from),
    })
  }
  addBareDogs(world)
  numberDogs(world)
  assignOwners(world)
  const calendar = layCalendar(world, planCareers(world))
  const results = judgeAll(world, calendar)
  const running = runTrials(world, calendar, results.records, [...results.hunt, ...results.water])
  return {
    world,
    details: describeDogs(world),
    statements: examineDogs(world),
    calendar,
    results,
    running,
    reviews: reviewDogs(world),
    awards: awardParents(results.hunt, world.today),
  }
}

function createWorld(size: DemoSize, today: DayNumber): World {
  const random = createRandom(`${SEED} ${size}`)
  return {
    size,
    seed: SEED,
    today,
    random,
    people: createPeople(random.fork('people')),
    dogs: [],
    litters: [],
  }
}
