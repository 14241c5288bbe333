import { REVIEW_PLACES, SHOW_PLACES } from './data/places.ts'
import { type DayNumber, monthsAfter, newYear, saturdayFrom, yearOf } from './days.ts'
import { measure } from './details.ts'
import { type Dog, isHere, type World } from './model.ts'
import type { Random } from './random.ts'
import { showCritique } from './reports.ts'
import { observe } from './traits.ts'

export interface Review {
  readonly dog: Dog
  readonly kind: 'junkkari' | 'inspection'
  readonly day: DayNumber
  /** time of day in its event */
  readonly clock: string
  readonly place: string
  readonly reviewer: string
  readonly class: string
  readonly heightCm: number
  readonly lengthCm: number
  readonly critique: string
}

/** Reviews began in this year; one dog takes so many minutes. */
const SINCE = 1992
const MINUTES = 12
const DOGS_A_DAY = 26

const KINDS = [
  { kind: 'junkkari', fromMonths: 9, toMonths: 20, share: 0.2, months: [5, 8] },
  { kind: 'inspection', fromMonths: 18, toMonths: 60, share: 0.1, months: [4, 6, 7, 9] },
] as const

const CLASSES = ['ERI', 'EH', 'H', 'T', 'HYL'] as const
const CLASS_LIMITS = [0.5, -0.7, -1.7, -2.5] as const

type Kind = (typeof KINDS)[number]

/** Junkkari (once in a life, for the young) and breeding inspections (from 18 months), event by event. */
export function reviewDogs(world: World): Review[] {
  const random = world.random.fork('reviews')
  const byYear = Map.groupBy(world.dogs.filter(mayCome), (dog) => yearOf(dog.birth))
  const years = Array.from({ length: yearOf(world.today) - SINCE + 1 }, (_, index) => SINCE + index)
  return KINDS.flatMap((kind) => {
    const seen = new Set<Dog>()
    const days = years.flatMap((year) => kind.months.map((month) => saturdayFrom(newYear(year) + month * 30)))
    return days
      .filter((day) => day < world.today)
      .flatMap((day) => {
        const dogs = comers(random, byYear, kind, day, seen)
        if (kind.kind === 'junkkari') for (const dog of dogs) seen.add(dog)
        return holdEvent(world, random, kind.kind, day, dogs)
      })
  })
}

function mayCome(dog: Dog): boolean {
  return isHere(dog) && dog.birthKnown && dog.breed.trialShare > 0.1
}

/** The dogs of the right age that come to an event. */
function comers(
  random: Random,
  byYear: ReadonlyMap<number, readonly Dog[]>,
  kind: Kind,
  day: DayNumber,
  seen: ReadonlySet<Dog>,
): Dog[] {
  const { fromMonths, toMonths, share } = kind
  const chance = (share * 12) / (toMonths - fromMonths) / 2
  const cohorts = Array.from(
    { length: Math.ceil(toMonths / 12) + 1 },
    (_, back) => byYear.get(yearOf(day) - back) ?? [],
  )
  const coming = cohorts.flat().filter(() => random.chance(chance))
  const fits = (dog: Dog) =>
    dog.end > day &&
    dog.arrival < day &&
    !seen.has(dog) &&
    monthsAfter(dog.birth, fromMonths) <= day &&
    day <= monthsAfter(dog.birth, toMonths)
  return random.shuffled(coming.filter(fits)).slice(0, DOGS_A_DAY * 3)
}

function holdEvent(
  world: World,
  random: Random,
  kind: Kind['kind'],
  day: DayNumber,
  dogs: readonly Dog[],
): Review[] {
  const place = random.pick(kind === 'junkkari' ? REVIEW_PLACES : SHOW_PLACES)
  const reviewers = Array.from({ length: Math.ceil(dogs.length / DOGS_A_DAY) }, () => world.people.outsider())
  return dogs.map((dog, index) => {
    const reviewer = reviewers[Math.floor(index / DOGS_A_DAY)]!
    return { dog, kind, day, place, reviewer, clock: clockOf(index), ...assess(random, dog) }
  })
}

function clockOf(index: number): string {
  const minutes = 9 * 60 + (index % DOGS_A_DAY) * MINUTES
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

function assess(random: Random, dog: Dog) {
  const { heightCm, lengthCm } = measure(random, dog)
  const quality = observe(dog, 'conformation', random)
  return {
    class: CLASSES[CLASS_LIMITS.filter((limit) => quality < limit).length]!,
    heightCm: heightCm!,
    lengthCm: lengthCm!,
    critique: showCritique(random),
  }
}
