import type { TrialClass, TrialType } from '#domain/trials/results.ts'
import type { Calendar } from './calendar.ts'
import { type DayNumber, monthsAfter, YEAR_DAYS } from './days.ts'
import { classOn } from './eligibility.ts'
import type { DogRecords, HuntResult, Trial, WaterResult } from './events.ts'
import { judgeHunt } from './huntJudging.ts'
import { type Dog, isHere, type Person, type World } from './model.ts'
import type { Random } from './random.ts'
import { judgeWater } from './waterJudging.ts'
import { validWater } from './waterValidity.ts'

/**
 * How far a trial that has not ended is: `judging`: it is today; `set`: its registration is over; `open`, `full`: entries come in;
 * `later`: registration has not begun; `closed`: closed by hand; `cancelled`, `moved`, `draft` as they say.
 */
export const STAGES = [
  'judging',
  'set',
  'open',
  'full',
  'later',
  'closed',
  'cancelled',
  'moved',
  'draft',
] as const
export type Stage = (typeof STAGES)[number]

export interface ComingTrial extends Trial {
  readonly stage: Stage
}

/** A dog entered in a trial that has not ended. */
export interface Entry {
  readonly dog: Dog
  readonly trial: Trial
  readonly class: TrialClass
  readonly owner: Person
  readonly list: 'place' | 'reserve'
  readonly enteredOn: DayNumber
}

/** Entries of yesterday's and the coming trials, and how the first dogs of today did. */
export interface Running {
  readonly entries: readonly Entry[]
  readonly hunt: readonly HuntResult[]
  readonly water: readonly WaterResult[]
}

/** Dogs of today's trial that have run. */
const RUN_TODAY = 4
/** Share of the places that are taken. */
const FILL: Readonly<Record<Stage, number>> = {
  judging: 1,
  set: 1,
  open: 0.6,
  full: 1.35,
  later: 0,
  closed: 0.5,
  cancelled: 0.4,
  moved: 0.5,
  draft: 0,
}

/** Enters dogs in what is to come, and judges the first of today. */
export function runTrials(
  world: World,
  calendar: Calendar,
  records: DogRecords,
  held: readonly (HuntResult | WaterResult)[],
): Running {
  const random = world.random.fork('running')
  const starters = world.dogs.filter((dog) => mayStart(dog, world.today))
  const coming = calendar.coming.flatMap((trial) => enterDogs(random, trial, starters, records, world.today))
  const yesterday = held
    .filter(({ trial }) => trial.day === world.today - 1)
    .map(({ dog, trial, class: trialClass }) => ({
      dog,
      trial,
      class: trialClass,
      owner: dog.owners.at(-1)!.person,
      list: 'place' as const,
      enteredOn: trial.day - 30,
    }))
  const judged = coming.filter(({ trial }) => trial.day === world.today).slice(0, RUN_TODAY)
  return { entries: [...yesterday, ...coming], ...judgeToday(random, judged, records) }
}

function mayStart(dog: Dog, today: DayNumber): boolean {
  return (
    isHere(dog) && dog.end > today + YEAR_DAYS && dog.owners.length > 0 && today - dog.birth < 8 * YEAR_DAYS
  )
}

function enterDogs(
  random: Random,
  trial: ComingTrial,
  starters: readonly Dog[],
  records: DogRecords,
  today: DayNumber,
): Entry[] {
  const wanted = Math.round(trial.capacity * FILL[trial.stage])
  const entries: Omit<Entry, 'list'>[] = []
  for (const dog of random.shuffled(starters)) {
    if (entries.length >= wanted) break
    if (monthsAfter(dog.birth, 9) > trial.day || trial.entries.has(dog)) continue
    const trialClass = classOn(random, dog, records.of(dog), trial.day)
    if (!trialClass) continue
    trial.entries.add(dog)
    entries.push({
      dog,
      trial,
      class: trialClass,
      owner: dog.owners.at(-1)!.person,
      enteredOn: Math.min(today - 1, trial.day - 9) - random.int(0, 12),
    })
  }
  return entries
    .toSorted((a, b) => a.enteredOn - b.enteredOn)
    .map((entry, index) => ({ ...entry, list: index < trial.capacity ? 'place' : 'reserve' }))
}

function judgeToday(random: Random, entries: readonly Entry[], records: DogRecords) {
  const isWater = (type: TrialType) => type === 'water_track'
  return {
    hunt: entries
      .filter(({ trial }) => !isWater(trial.type))
      .map(({ trial, dog, class: trialClass }) =>
        judgeHunt(random, trial, dog, trialClass, validWater(records.of(dog).water, trialClass, trial.day)),
      ),
    water: entries
      .filter(({ trial }) => isWater(trial.type))
      .map(({ trial, dog, class: trialClass }) => judgeWater(random, trial, dog, trialClass)),
  }
}
