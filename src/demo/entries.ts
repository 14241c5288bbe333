import type { TrialClass } from '#domain/trials/results.ts'
import type { SheetKind, SheetValues } from '#domain/trials/sheet.ts'
import type { Calendar } from './calendar.ts'
import { DEMO_MEMBER } from './data/demoPeople.ts'
import { type DayNumber, helsinkiTime, YEAR_DAYS } from './days.ts'
import type { Stage, Trial } from './events.ts'
import { classOn } from './judging.ts'
import { type Dog, isHere, type World } from './model.ts'
import { checkInRows, drawnParties, toldMeeting } from './parties.ts'
import { mailAddressOf } from './people.ts'
import { drawnRows, inDrawnOrder, isDrawn, lastOfEntry } from './placeDraws.ts'
import type { Random } from './random.ts'
import type { DogRecords } from './records.ts'
import { huntSheet, waterSheet } from './sheets.ts'
import type { Row } from './tables.ts'
import type { Results } from './timeline.ts'

/** A dog entered in a trial that has not ended. */
interface Entry {
  readonly dog: Dog
  readonly trial: Trial
  readonly class: TrialClass
  readonly list: 'place' | 'reserve'
  readonly enteredOn: DayNumber
}

/** Entries of yesterday's and the coming trials, and what is written down of the first dogs of today. */
export interface Running {
  readonly entries: readonly Entry[]
  readonly sheets: readonly {
    readonly entry: Entry
    readonly kind: SheetKind
    readonly values: SheetValues
  }[]
}

/** Dogs of today's trial that have run; of the first of them the sheet is whole, of the others the judge is still writing. */
const RUN_TODAY = 4
const WHOLE_SHEETS = 2
/** Dogs that have come to it so far. */
const COME_TODAY = 8
/** Share of the places that are taken. */
const FILL: Readonly<Record<Stage, number>> = {
  judging: 1,
  set: 1,
  open: 0.6,
  full: 1.35,
  drawing: 0.8,
  drawn: 1.5,
  later: 0,
  closed: 0.5,
  cancelled: 0.4,
  moved: 0.5,
  draft: 0,
}

/** Enters dogs in what is to come, and has the first of today judged. */
export function enterComing(world: World, { coming }: Calendar, results: Results): Running {
  const { today } = world
  const random = world.random.fork('running')
  const starters = world.dogs.filter((dog) => mayStart(dog, today))
  const entered = coming.flatMap((trial) =>
    enterDogs(
      isDrawn(trial) ? random.fork(`draw ${trial.stage}`) : random,
      trial,
      starters,
      results.records,
      today,
    ),
  )
  const yesterday = [...results.hunt, ...results.water]
    .filter(({ trial }) => trial.day === today - 1)
    .map(({ dog, trial, class: trialClass }): Entry => {
      return { dog, trial, class: trialClass, list: 'place', enteredOn: trial.day - 30 }
    })
  const sheets = entered
    .filter(({ trial }) => trial.day === today)
    .slice(0, RUN_TODAY)
    .map((entry, index) => {
      const { kind, values } = sheetOf(random, entry)
      return { entry, kind, values: partOf(values, index < WHOLE_SHEETS ? 1 : 0.5) }
    })
  return { entries: [...yesterday, ...entered], sheets }
}

function mayStart(dog: Dog, today: DayNumber): boolean {
  return (
    isHere(dog) && dog.end > today + YEAR_DAYS && dog.owners.length > 0 && today - dog.birth < 8 * YEAR_DAYS
  )
}

function enterDogs(
  random: Random,
  trial: Trial,
  starters: readonly Dog[],
  records: DogRecords,
  today: DayNumber,
): Entry[] {
  const wanted = Math.round(trial.capacity * FILL[trial.stage!])
  const entries: Omit<Entry, 'list'>[] = []
  for (const dog of wanted > 0 ? random.shuffled(starters) : []) {
    if (entries.length >= wanted) break
    const trialClass = classOn(random, records.of(dog), trial.day)
    if (!trialClass) continue
    const enteredOn = Math.min(lastOfEntry(trial, today), today - 1) - random.int(0, 12)
    entries.push({ dog, trial, class: trialClass, enteredOn })
  }
  const listed: Entry[] = []
  const ordered = inDrawnOrder(
    trial,
    entries.toSorted((a, b) => a.enteredOn - b.enteredOn),
  )
  for (const entry of ordered) listed.push({ ...entry, list: listOf(entry.class, trial, listed) })
  return listed
}

/** Whether a place is left for a dog of the class after those that were entered before. */
function listOf(trialClass: TrialClass, trial: Trial, before: readonly Entry[]): Entry['list'] {
  if (trial.stage === 'drawing') return 'reserve'
  const placed = before.filter(({ list }) => list === 'place')
  const ofClass = placed.filter((entry) => entry.class === trialClass)
  const left = trial.capacity - placed.length
  const leftOfClass = (trial.limits[trialClass] ?? trial.capacity) - ofClass.length
  return left > 0 && leftOfClass > 0 ? 'place' : 'reserve'
}

/** The owner of a dog that has a place at the first trial to come is the demo's member. */
export function nameMember({ entries }: Running, today: DayNumber): void {
  const [first] = entries
    .filter(({ trial, list }) => trial.day > today && trial.stage === 'open' && list === 'place')
    .toSorted((a, b) => a.trial.day - b.trial.day)
  const owner = first?.dog.owners.at(-1)
  if (owner) owner.person.name = DEMO_MEMBER.name
}

function sheetOf(random: Random, { trial, dog, class: trialClass }: Entry) {
  return trial.type === 'water_track'
    ? { kind: 'water' as const, values: waterSheet(random, trial, dog, trialClass === 'VOI') }
    : { kind: 'hunt' as const, values: huntSheet(random, trial, dog) }
}

/** The first filled fields, as many as the share says. */
function partOf(values: SheetValues, share: number): SheetValues {
  const filled = Object.entries(values).filter(([, value]) => value !== null)
  return Object.fromEntries(filled.slice(0, Math.ceil(filled.length * share)))
}

/** Rows of the entries, in the order in which dogs were entered, and of today's sheets. */
export function entryRows({ entries, sheets }: Running, trialIds: ReadonlyMap<Trial, number>) {
  const ids = new Map(entries.map((entry, index) => [entry, index + 1]))
  const placed = entries
    .filter(({ list }) => list === 'place')
    .map((entry) => ({ id: ids.get(entry)!, trial: entry.trial, class: entry.class }))
  const parties = drawnParties(placed)
  const today = placed.filter(({ trial }) => trial.stage === 'judging')
  return {
    entry: entries.map((entry): Row<'entry'> => {
      const owner = entry.dog.owners.at(-1)!.person
      const party = parties.get(ids.get(entry)!) ?? null
      return {
        id: ids.get(entry)!,
        trial_id: trialIds.get(entry.trial)!,
        dog_id: entry.dog.id,
        class: entry.class,
        entered_at: helsinkiTime(entry.enteredOn, 18, 0),
        handler: owner.name,
        contact_name: owner.name,
        contact_email: mailAddressOf(owner),
        contact_phone: `044 999 ${String(1000 + (owner.id % 9000))}`,
        language: owner.language === 'sv' ? 'sv' : 'fi',
        party_number: party,
        told_meeting: party === null ? null : toldMeeting(entry.trial, party),
      }
    }),
    entry_move: entries.map(
      (entry): Row<'entry_move'> => ({
        id: ids.get(entry)!,
        trial_id: trialIds.get(entry.trial)!,
        entry_id: ids.get(entry)!,
        list: entry.list,
        moved_at: helsinkiTime(entry.enteredOn, 18, 0),
      }),
    ),
    ...drawnRows(
      entries.map((entry) => ({ id: ids.get(entry)!, ...entry })),
      trialIds,
    ),
    check_in: checkInRows(today.slice(0, COME_TODAY)),
    sheet: sheets.map(
      ({ entry, kind, values }): Row<'sheet'> => ({
        entry_id: ids.get(entry)!,
        kind,
        values: JSON.stringify(values),
        updated_at: helsinkiTime(entry.trial.day, 0, 1),
      }),
    ),
  }
}
