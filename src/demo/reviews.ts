import { REVIEW_PLACES, SHOW_PLACES } from './data/places.ts'
import { type DayNumber, helsinkiTime, monthsAfter, newYear, saturdayFrom, toIso, yearOf } from './days.ts'
import { measure } from './details.ts'
import { type Dog, isHere, type World } from './model.ts'
import type { Random } from './random.ts'
import { showCritique } from './reports.ts'
import type { Row } from './tables.ts'
import { observe } from './traits.ts'

type Review = Row<'breeding_review'>

/** Reviews began in this year; one dog takes so many minutes. */
const SINCE = 1992
const MINUTES = 12
const DOGS_A_DAY = 26

const KINDS = [
  { kind: 'junkkari', fromMonths: 9, toMonths: 20, share: 0.2, months: [5, 8] },
  { kind: 'inspection', fromMonths: 18, toMonths: 60, share: 0.1, months: [4, 6, 7, 9] },
] as const
type Kind = (typeof KINDS)[number]

const CLASSES = ['ERI', 'EH', 'H', 'T', 'HYL'] as const
const CLASS_LIMITS = [0.5, -0.7, -1.7, -2.5] as const

/** Junkkari tests (once, for young dogs) and breeding inspections (from 18 months), event by event. */
export function reviewDogs(world: World): Review[] {
  const random = world.random.fork('reviews')
  const able = world.dogs.filter((dog) => isHere(dog) && dog.birthKnown && dog.breed.trialShare > 0.1)
  const byYear = Map.groupBy(able, (dog) => yearOf(dog.birth))
  const years = Array.from({ length: yearOf(world.today) - SINCE + 1 }, (_, index) => SINCE + index)
  return KINDS.flatMap((kind) => {
    const reviewed = new Set<Dog>()
    const days = years.flatMap((year) => kind.months.map((month) => saturdayFrom(newYear(year) + month * 30)))
    return days
      .filter((day) => day < world.today)
      .flatMap((day) => {
        const dogs = participantsOf(random, byYear, kind, day).filter((dog) => !reviewed.has(dog))
        if (kind.kind === 'junkkari') for (const dog of dogs) reviewed.add(dog)
        return createEvent(world, random, kind.kind, day, dogs)
      })
  })
}

/** The dogs of the right age that come to an event. */
function participantsOf(
  random: Random,
  byYear: ReadonlyMap<number, readonly Dog[]>,
  { fromMonths, toMonths, share }: Kind,
  day: DayNumber,
): Dog[] {
  const chance = (share * 12) / (toMonths - fromMonths) / 2
  const cohorts = Array.from(
    { length: Math.ceil(toMonths / 12) + 1 },
    (_, back) => byYear.get(yearOf(day) - back) ?? [],
  )
  const fits = (dog: Dog) =>
    dog.end > day &&
    dog.arrival < day &&
    monthsAfter(dog.birth, fromMonths) <= day &&
    day <= monthsAfter(dog.birth, toMonths)
  const coming = cohorts.flat().filter((dog) => random.chance(chance) && fits(dog))
  return random.shuffled(coming).slice(0, DOGS_A_DAY * 3)
}

function createEvent(
  world: World,
  random: Random,
  kind: Kind['kind'],
  day: DayNumber,
  dogs: readonly Dog[],
): Review[] {
  const place = random.pick(kind === 'junkkari' ? REVIEW_PLACES : SHOW_PLACES)
  const reviewers = Array.from({ length: Math.ceil(dogs.length / DOGS_A_DAY) }, () => world.people.outsider())
  return dogs.map((dog, index) => {
    const { height_cm, length_cm } = measure(random, dog)
    const quality = observe(dog, 'conformation', random)
    const minutes = 9 * 60 + (index % DOGS_A_DAY) * MINUTES
    return {
      dog_id: dog.id,
      kind,
      held_on: toIso(day),
      clock: [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'),
      place,
      reviewer: reviewers[Math.floor(index / DOGS_A_DAY)]!,
      class: CLASSES[CLASS_LIMITS.filter((limit) => quality < limit).length]!,
      height_cm,
      length_cm,
      critique: showCritique(random),
      saved_at: helsinkiTime(day, 20, 0),
    }
  })
}
