import type { TrialType } from '#domain/trials/results.ts'
import { type DayNumber, monthsAfter, newYear, YEAR_DAYS, yearOf } from './days.ts'
import { type Dog, isHere, type World } from './model.ts'
import type { Random } from './random.ts'

/** Youngest age in months at a show (junior class) and at a trial. */
export const YOUNGEST = 9

/** Factor on the breed's share of dogs that start at trials. */
const TRIAL_RATE = 0.535
const SHOW_RATE = 0.38

/** How often a dog's owner wants it to start, in which season (shows: year), and at what. */
export interface Wish {
  readonly dog: Dog
  readonly season: number
  readonly kind: TrialType | 'show'
  readonly count: number
}

/** The wishes for every dog in Finland. */
export function planCareers(world: World): Wish[] {
  const random = world.random.fork('careers')
  return world.dogs.filter((dog) => isHere(dog) && dog.birthKnown).flatMap((dog) => plan(world, random, dog))
}

function plan(world: World, random: Random, dog: Dog): Wish[] {
  const bred = dog.litters.length > 0
  const era = Math.min(1, Math.max(0.25, (yearOf(dog.birth) - 1968) / 32))
  const trial = random.chance(Math.min(0.92, dog.breed.trialShare * TRIAL_RATE * era * (bred ? 2.2 : 1)))
  const show = random.chance(trial ? 0.88 : SHOW_RATE * (bred ? 2 : 0.8))
  return [...(show ? planShows(world, random, dog) : []), ...(trial ? planTrials(world, random, dog) : [])]
}

function planShows(world: World, random: Random, dog: Dog): Wish[] {
  const keen = random.chance(0.09)
  const counts = new Map<number, number>()
  const total = 1 + random.poisson(keen ? 6 : 0.75)
  for (let turn = 0; turn < total; turn++) {
    const age = turn === 0 ? 0.78 + random.next() ** 2 * 1.3 : 0.8 + random.next() ** 1.6 * (keen ? 8.5 : 4)
    const year = yearOf(dog.birth + Math.round(age * YEAR_DAYS))
    counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  return [...counts]
    .filter(([year]) => livesIn(world, dog, newYear(year), newYear(year + 1)))
    .map(([season, count]) => ({ dog, season, kind: 'show', count }))
}

/** Seasons run from June to May: a dog starts in the first one in whose autumn it is old enough. */
function planTrials(world: World, random: Random, dog: Dog): Wish[] {
  const ready = monthsAfter(dog.birth, YOUNGEST)
  const first = ready <= newYear(yearOf(ready)) + 290 ? yearOf(ready) : yearOf(ready) + 1
  const seasons = 1 + random.poisson(1.5)
  const forest = random.next()
  return Array.from({ length: seasons }, (_, index) => first + index)
    .filter((season) => livesIn(world, dog, newYear(season) + 151, newYear(season + 1) + 151))
    .flatMap((season): Wish[] => {
      const starts = Array.from({ length: 1 + random.poisson(1.9) }, () => random.chance(0.15 + 0.7 * forest))
      const inForest = starts.filter(Boolean).length
      return [
        { dog, season, kind: 'forest', count: inForest },
        { dog, season, kind: 'field', count: starts.length - inForest },
        { dog, season, kind: 'water_track', count: random.chance(0.84) ? 1 : 0 },
      ]
    })
}

function livesIn(world: World, dog: Dog, from: DayNumber, to: DayNumber): boolean {
  return dog.end > from && dog.arrival < to && from <= world.today
}
