import type { TrialType } from '#domain/trials/results.ts'
import { type Wish, YOUNGEST } from './careers.ts'
import { DEMO_JUDGE } from './data/demoPeople.ts'
import { FOREIGN_JUDGES } from './data/peopleNames.ts'
import { FIELD_PLACES, FOREST_PLACES, organisersOf, SHOW_PLACES, WATER_PLACES } from './data/places.ts'
import { type DayNumber, monthsAfter, newYear, saturdayFrom, YEAR_DAYS, yearOf } from './days.ts'
import type { Show, Stage, Trial } from './events.ts'
import { JudgePanel } from './judges.ts'
import { kindOf, plainKind } from './kinds.ts'
import type { Dog, World } from './model.ts'
import type { Random } from './random.ts'

/** Days of a year (season: counted from 1 January of its first year) between which trials of a type are held. */
const WINDOWS: Readonly<Record<TrialType, readonly (readonly [from: number, to: number, share: number])[]>> =
  {
    forest: [[232, 328, 1]],
    field: [
      [236, 318, 0.62],
      [439, 485, 0.38],
    ],
    water_track: [[160, 298, 1]],
  }
const PLACES: Readonly<Record<TrialType, readonly string[]>> = {
  forest: FOREST_PLACES,
  field: FIELD_PLACES,
  water_track: WATER_PLACES,
}
/** Dogs one judge takes. Source: docs/rules/trials.md#capacity. */
const DOGS_PER_JUDGE: Readonly<Record<TrialType, number>> = { forest: 5, field: 6, water_track: 20 }
/** Mean number of dogs at an event, in the large and the small club. */
const MEAN_ENTRIES = { club: { trial: 9, show: 17 }, small: { trial: 6, show: 9 } } as const

/** Dogs at yesterday's trial and at yesterday's show. */
const LATEST_ENTRIES = 12

interface Judges {
  readonly trial: JudgePanel
  readonly show: JudgePanel
}

/** Everything that was held, with the dogs that entered. */
export interface Calendar {
  readonly trials: readonly Trial[]
  readonly shows: readonly Show[]
  /** trials of today and of the coming months, and drafts; without entries at first */
  readonly coming: readonly Trial[]
}

/** Schedules trials and shows by the wishes, and enters the dogs. */
export function createCalendar(world: World, wishes: readonly Wish[]): Calendar {
  const random = world.random.fork('calendar')
  const judges = {
    trial: new JudgePanel(world, random, DEMO_JUDGE.name),
    show: new JudgePanel(world, random),
  }
  const groups = Map.groupBy(wishes, ({ kind, season }) => `${kind} ${season}`)
  const diary = new Diary()
  const trials: Trial[] = []
  const shows: Show[] = []
  for (const group of groups.values()) {
    const { kind, season } = group[0]!
    const total = group.reduce((sum, { count }) => sum + count, 0)
    if (kind === 'show') {
      const held = Array.from({ length: Math.ceil(total / MEAN_ENTRIES[world.size].show) }, () =>
        createShow(random, judges, season),
      )
      shows.push(...enter(world, random, diary, held, group))
    } else {
      const held = Array.from({ length: Math.ceil(total / MEAN_ENTRIES[world.size].trial) }, () =>
        createTrial(world, random, judges, kind, season),
      )
      trials.push(...enter(world, random, diary, held, group))
    }
  }
  addLatest(world, random, judges, diary, wishes, trials, shows)
  const held = inOrder(trials)
  // A breed without trials has none to come.
  const coming = held.length > 0 ? announce(world, random, judges) : []
  return { trials: held, shows: inOrder(shows), coming }
}

function inOrder<T extends { readonly day: DayNumber; readonly entries: ReadonlySet<Dog> }>(
  events: readonly T[],
): T[] {
  return events.filter(({ entries }) => entries.size > 0).sort((a, b) => a.day - b.day)
}

/** Enters the dogs of one kind and season; events still to come are left out. */
function enter<T extends Trial | Show>(
  world: World,
  random: Random,
  diary: Diary,
  held: readonly T[],
  wishes: readonly Wish[],
): T[] {
  const past = held.filter(({ day }) => day < world.today - 1)
  if (past.length === 0) return past
  for (const { dog, count } of random.shuffled(wishes)) {
    let wanted = count
    for (let tries = count * 8; wanted > 0 && tries > 0; tries--)
      if (diary.enter(dog, random.pick(past))) wanted--
  }
  return past
}

/** Which dog is where on which day. */
class Diary {
  readonly #busy = new Set<string>()

  /** Enters the dog unless it is too young, dead or elsewhere that day, or the event is full. @returns whether it did */
  enter(dog: Dog, event: Trial | Show): boolean {
    const { day, entries } = event
    const lastDay = 'lastDay' in event ? event.lastDay : day
    if ('capacity' in event && entries.size >= event.capacity) return false
    if (dog.end <= lastDay || dog.arrival + 14 >= day || monthsAfter(dog.birth, YOUNGEST) > day) return false
    const appointments = [...new Set([day, lastDay])].map((taken) => `${dog.id} ${taken}`)
    if (appointments.some((taken) => this.#busy.has(taken))) return false
    for (const taken of appointments) this.#busy.add(taken)
    entries.add(dog)
    return true
  }
}

function createTrial(world: World, random: Random, judges: Judges, type: TrialType, season: number): Trial {
  const [from, to] = random.weighted(WINDOWS[type], ([, , share]) => share)
  const day = saturdayFrom(newYear(season) + random.int(from, to)) + random.int(0, 1)
  const trial = newTrial(random, judges, type, day, type === 'water_track' ? 1 : random.int(1, 4))
  return { ...trial, ...kindOf(world, type, day) }
}

function newTrial(random: Random, judges: Judges, type: TrialType, day: DayNumber, count: number): Trial {
  const place = random.pick(PLACES[type])
  return {
    ...plainKind(day),
    type,
    day,
    stage: null,
    place,
    organiser: random.pick(organisersOf(place)),
    judges: judges.trial.on(day, count),
    entries: new Set(),
    capacity: count * DOGS_PER_JUDGE[type],
  }
}

/** Shows are held all year round, most of them in summer; one in eleven is abroad. */
function createShow(random: Random, judges: Judges, year: number): Show {
  const start = random.chance(0.6) ? random.int(120, 270) : random.int(0, 357)
  return newShow(random, judges, saturdayFrom(newYear(year) + start) + random.int(0, 1))
}

const ABROAD = [
  { country: 'SE', places: ['Sundsvall', 'Umeå', 'Piteå', 'Strängnäs', 'Gimo', 'Luleå'] },
  { country: 'NO', places: ['Tromsø', 'Bodø', 'Rogne', 'Lillehammer'] },
  { country: 'EE', places: ['Tallinna', 'Tartto', 'Luige'] },
] as const

function newShow(random: Random, judges: Judges, day: DayNumber): Show {
  const abroad = random.chance(0.09) ? random.pick(ABROAD) : null
  const place = random.pick(abroad?.places ?? SHOW_PLACES)
  const international = abroad !== null || random.chance(0.3)
  return {
    day,
    place,
    country: abroad?.country ?? 'FI',
    name: `${place} ${international ? 'KV' : random.pick(['KR', 'RN', 'ER'])}`,
    international,
    judges: random.chance(0.35)
      ? [random.pick(FOREIGN_JUDGES)]
      : judges.show.on(day, 2).map(({ name }) => name),
    entries: new Set(),
  }
}

/**
 * A trial and a show that ended yesterday. Their entries, which name the owners, are still kept, so
 * dogs of unknown owners take no part.
 */
function addLatest(
  world: World,
  random: Random,
  judges: Judges,
  diary: Diary,
  wishes: readonly Wish[],
  trials: Trial[],
  shows: Show[],
): void {
  const day = world.today - 1
  const trial = newTrial(random, judges, typeInSeason(day), day, 3)
  const show = newShow(random, judges, day)
  const young = wishes.filter(
    ({ dog, kind }) => kind !== 'show' && dog.owners.length > 0 && day - dog.birth < 6 * YEAR_DAYS,
  )
  for (const { dog } of random.shuffled(young)) {
    if (trial.entries.size < LATEST_ENTRIES) diary.enter(dog, trial)
    else if (show.entries.size < LATEST_ENTRIES) diary.enter(dog, show)
  }
  trials.push(trial)
  shows.push(show)
}

type Announced = 'undivided' | 'twoDays' | 'limited'

/** Weeks from today, the stage of the trial, and what else is special about it. */
const ANNOUNCED: readonly (readonly [weeks: number, stage: Stage, kind?: Announced])[] = [
  [1, 'set'],
  [2, 'full'],
  [2, 'open'],
  [3, 'open', 'undivided'],
  [3, 'cancelled'],
  [4, 'open', 'twoDays'],
  [5, 'moved'],
  [6, 'closed'],
  [6, 'open', 'limited'],
  [12, 'later'],
  [16, 'later'],
  [20, 'draft'],
]
/** Weeks from today of the trials whose places are drawn. */
const DRAWN: readonly (readonly [weeks: number, stage: Stage])[] = [
  [2, 'drawn'],
  [7, 'drawing'],
]
/** Weeks from today between which the others are held. */
const LATER_WEEKS = [14, 40] as const

/** Today's trial and those to come. */
function announce(world: World, random: Random, judges: Judges): Trial[] {
  const far = Array.from({ length: world.size === 'club' ? 40 : 8 }, () => random.int(...LATER_WEEKS))
  const planned = [
    ...ANNOUNCED,
    ...far.map((weeks) => [weeks, 'later', undefined] as const),
    ...DRAWN.map(([weeks, stage]) => [weeks, stage, undefined] as const),
  ]
  const make = (day: DayNumber, stage: Stage): Trial => ({
    ...newTrial(random, judges, typeInSeason(day), day, stage === 'judging' ? 2 : random.int(1, 3)),
    stage,
  })
  const weekend = (weeks: number, kind?: Announced) =>
    saturdayFrom(world.today + 7 * weeks - 5) + (kind === 'twoDays' ? 0 : random.int(0, 1))
  const today = make(world.today, 'judging')
  return [
    { ...today, judges: judges.trial.ledBy(DEMO_JUDGE.name, today.judges) },
    ...planned.map(([weeks, stage, kind]) => announced(make(weekend(weeks, kind), stage), kind)),
  ].sort((a, b) => a.day - b.day)
}

/** Most young dogs at a trial whose classes have limits. */
const YOUNG_PLACES = 2

function announced(trial: Trial, kind: Announced | undefined): Trial {
  return {
    ...trial,
    lastDay: trial.day + (kind === 'twoDays' ? 1 : 0),
    limits: kind === 'limited' ? { NUO: YOUNG_PLACES } : {},
    divided: kind !== 'undivided' || trial.type === 'water_track',
  }
}

function typeInSeason(day: DayNumber): TrialType {
  const dayOfYear = day - newYear(yearOf(day))
  if (dayOfYear >= 160 && dayOfYear < 230) return 'water_track'
  return dayOfYear >= 230 && dayOfYear < 345 ? 'forest' : 'field'
}
