import { REVIEW_PLACES, SHOW_PLACES } from './data/places.ts'
import { type DayNumber, monthsAfter, saturdayFrom, toIso } from './days.ts'
import { measure } from './details.ts'
import { type Dog, isHere, type World } from './model.ts'
import { showCritique } from './reports.ts'
import type { Row } from './tables.ts'

/** Minutes that one dog takes, from nine o'clock on. */
const MINUTES = 12
const WRITTEN_DOGS = 7
const COMING_DOGS = 9
/** The last dogs of the day that is being written have no result yet, the one before them half of one. */
const STILL_TO_COME = 3

const DAYS = [
  { kind: 'inspection', fromMonths: 19, toMonths: 48, dogs: WRITTEN_DOGS, places: SHOW_PLACES },
  { kind: 'junkkari', fromMonths: 9, toMonths: 20, dogs: COMING_DOGS, places: REVIEW_PLACES },
] as const

/** A review day of today that is half written, and a Junkkari that is still to come. */
export function reviewDayRows(
  world: World,
  reviews: readonly Row<'breeding_review'>[],
): { review_day: Row<'review_day'>[]; review_entry: Row<'review_entry'>[] } {
  const random = world.random.fork('reviewDays')
  const junkkari = new Set(reviews.filter(({ kind }) => kind === 'junkkari').map(({ dog_id }) => dog_id))
  const able = world.dogs.filter((dog) => isHere(dog) && dog.birthKnown && dog.breed.trialShare > 0.1)
  const days = DAYS.map((kind, index) => {
    const day: DayNumber = index === 0 ? world.today : saturdayFrom(world.today + 20)
    const fits = (dog: Dog) =>
      dog.end > day &&
      dog.arrival < world.today &&
      monthsAfter(dog.birth, kind.fromMonths) <= day &&
      day <= monthsAfter(dog.birth, kind.toMonths) &&
      (kind.kind !== 'junkkari' || !junkkari.has(dog.id))
    const dogs = random.shuffled(able.filter(fits)).slice(0, kind.dogs)
    const head = { id: index + 1, kind: kind.kind, held_on: toIso(day), place: random.pick(kind.places) }
    return { head: { ...head, reviewer: world.people.outsider() }, dogs, isToday: index === 0 }
  })
  return {
    review_day: days.map(({ head }) => head),
    review_entry: days.flatMap(({ head, dogs, isToday }) =>
      dogs.map((dog, place) => {
        const left = dogs.length - STILL_TO_COME - place
        const { height_cm: height, length_cm: length } = measure(random, dog)
        const written = isToday &&
          left >= 0 && { height, ...(left > 0 && { length, class: left % 3 ? 'EH' : 'ERI' }) }
        const critique = isToday && left > 1 && { critique: showCritique(random) }
        const values = { clock: clockOf(place), ...written, ...critique }
        return { day_id: head.id, dog_id: dog.id, values: JSON.stringify(values) }
      }),
    ),
  }
}

function clockOf(place: number): string {
  const minutes = 9 * 60 + place * MINUTES
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
