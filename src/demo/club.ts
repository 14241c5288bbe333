import { POINTING_BREEDS } from '#domain/club/profiles.ts'
import { Ancestry } from './ancestry.ts'
import { awardParents } from './awards.ts'
import { type Calendar, createCalendar } from './calendar.ts'
import { planCareers } from './careers.ts'
import { BREED_MODELS } from './data/breedModels.ts'
import { type DayNumber, toDay } from './days.ts'
import { type Details, describeDogs } from './details.ts'
import { recordTwice } from './doubles.ts'
import { enterComing, nameMember, type Running } from './entries.ts'
import { examineDogs } from './health.ts'
import type { DemoSize, World } from './model.ts'
import { numberDogs } from './numbers.ts'
import { assignOwners } from './owners.ts'
import { createPeople } from './people.ts'
import { addBareDogs, growBreed } from './population.ts'
import { Random } from './random.ts'
import { reviewDogs } from './reviews.ts'
import type { Row } from './tables.ts'
import { judgeAll, type Results } from './timeline.ts'
import { tourAbroad } from './tour.ts'
import { nameWalkDog } from './walkDog.ts'

/** Changing it makes another club. */
export const SEED = 'koirakanta 1'

/** Size of the breeds as a share of the real ones, first year, and least puppies a year of the rarest breed. */
const SCALES: Readonly<Record<DemoSize, { scale: number; from: number; least: number }>> = {
  club: { scale: 0.757, from: 1975, least: 0 },
  small: { scale: 0.064, from: 2003, least: 0.3 },
}

/** The whole club before it becomes rows. */
export interface Club {
  readonly world: World
  readonly details: readonly Details[]
  readonly statements: readonly Row<'health_statement'>[]
  readonly calendar: Calendar
  readonly results: Results
  readonly running: Running
  readonly reviews: readonly Row<'breeding_review'>[]
  readonly awards: readonly Row<'breeding_award'>[]
}

/**
 * Invents the demo club. The same arguments give the same club.
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
  const planned = createCalendar(world, planCareers(world))
  const judged = judgeAll(world, planned)
  const running = enterComing(world, planned, judged)
  nameMember(running, world.today)
  recordTwice(world)
  const club: Club = {
    world,
    details: describeDogs(world),
    statements: examineDogs(world),
    ...tourAbroad(world, planned, judged),
    running,
    reviews: reviewDogs(world),
    awards: awardParents(judged.hunt, world.today),
  }
  nameWalkDog(club)
  return club
}

function createWorld(size: DemoSize, today: DayNumber): World {
  const random = new Random(`${SEED} ${size}`)
  return {
    size,
    seed: SEED,
    today,
    random,
    people: createPeople(random.fork('people')),
    ancestry: new Ancestry(),
    dogs: [],
    litters: [],
  }
}
