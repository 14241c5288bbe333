import type { Calendar } from './calendar.ts'
import { FOREIGN_JUDGES } from './data/peopleNames.ts'
import { type DayNumber, saturdayFrom } from './days.ts'
import type { Show, ShowResult } from './events.ts'
import type { Dog, World } from './model.ts'
import type { Results } from './timeline.ts'

/** Where the dog goes, and so many days ago; more than a year from the first to the last. */
const STOPS = [
  { ago: 450, country: 'SE', place: 'Piteå' },
  { ago: 330, country: 'NO', place: 'Tromsø' },
  { ago: 180, country: 'EE', place: 'Tallinna' },
  { ago: 50, country: 'SE', place: 'Luleå' },
] as const

/**
 * Lets the dog with most CACIBs win those of other countries, so that the demo has a title that is proposed and that nobody has added yet.
 */
export function tourAbroad({ dogs, today }: World, calendar: Calendar, results: Results): Outcome {
  const dog = traveller(dogs, today, results)
  if (!dog) return { calendar, results }
  const away = STOPS.map(({ ago, ...where }, index): ShowResult => {
    const judge = FOREIGN_JUDGES[index]!
    const show: Show = {
      ...where,
      day: freeDay(dog, today - ago, results),
      name: `${where.place} KV`,
      international: true,
      judges: [judge],
      entries: new Set([dog]),
    }
    return {
      show,
      dog,
      class: results.records.of(dog).titles.has('FI MVA') ? 'VAL' : 'AVO',
      grade: 'ERI',
      placing: 1,
      marks: ['SA', 'CACIB', dog.sex === 'male' ? 'PU' : 'PN', 'ROP'],
      judge,
      critique: null,
    }
  })
  return {
    calendar: { ...calendar, shows: [...calendar.shows, ...away.map(({ show }) => show)] },
    results: { ...results, show: [...results.show, ...away] },
  }
}

/** Everything that was held, and its results. */
interface Outcome {
  readonly calendar: Calendar
  readonly results: Results
}

/** A dog that is here and of age all that time, with most CACIBs and without the title. */
function traveller(dogs: readonly Dog[], today: DayNumber, { records }: Results): Dog | undefined {
  const certificates = (dog: Dog) => records.of(dog).cacibs.length
  return dogs
    .filter(
      (dog) =>
        dog.origin === 'home' &&
        dog.sex !== null &&
        dog.end > today &&
        dog.birth < today - 3 * 365 &&
        dog.birth > today - 8 * 365 &&
        certificates(dog) > 0 &&
        !records.of(dog).titles.has('C.I.E.'),
    )
    .toSorted((a, b) => certificates(b) - certificates(a) || a.id - b.id)[0]
}

/** The first Saturday from a day on, on which the dog is nowhere else. */
function freeDay(dog: Dog, from: DayNumber, { hunt, water, show }: Results): DayNumber {
  const taken = new Set([
    ...[...hunt, ...water]
      .filter((result) => result.dog === dog)
      .flatMap(({ trial }) => [trial.day, trial.lastDay]),
    ...show.filter((result) => result.dog === dog).map((result) => result.show.day),
  ])
  let day = saturdayFrom(from)
  while (taken.has(day)) day += 7
  return day
}
