import { seasonDays, seasonOf } from '#domain/dates.ts'
import { foldText } from '#domain/foldedText.ts'
import type { TrialType } from '#domain/trials/results.ts'
import type { PastFacts } from './past.store.ts'

/** Filters and order of the past trials. */
export interface PastQuery {
  readonly season?: number | undefined
  readonly type?: TrialType | undefined
  readonly place?: string | undefined
  readonly judge?: string | undefined
  readonly breed?: string | undefined
  readonly page: number
  readonly sort: 'date' | 'place' | 'dogs'
  readonly direction: 'asc' | 'desc'
}

type Order = Pick<PastQuery, 'sort' | 'direction'>
type Filter = Omit<PastQuery, keyof Order | 'page'>

/** Those that have begun by a day, in each order that has been asked for. */
interface Begun {
  readonly today: string
  readonly trials: readonly PastFacts[]
  /** in which they were held, newest first; each by the year it begins in */
  readonly seasons: readonly number[]
  readonly orders: Map<string, readonly PastFacts[]>
}

/** What the text filters look at, folded: names of places, and of judges, one a line. */
interface Names {
  readonly places: string
  readonly judges: string
}

/** All published trials in memory, filtered and ordered without asking the database. What is made of them is made when it is first needed. */
export class PastTrials {
  readonly #all: readonly PastFacts[]
  readonly #names = new Map<PastFacts, Names>()
  /** text → folded: few places and judges make many trials */
  readonly #folded = new Map<string, string>()
  #begun: Begun | undefined

  constructor(all: readonly PastFacts[]) {
    this.#all = all
  }

  /** Those that have begun by a Finnish day and pass the filter, in order. */
  find({ sort, direction, ...filter }: Filter & Order, today: string): PastFacts[] {
    const passes = passing(filter, (trial) => this.#namesOf(trial))
    return ordered(this.#begunBy(today), sort, direction).filter(passes)
  }

  /** The seasons in which trials have begun by a day, newest first. */
  seasons(today: string): readonly number[] {
    return this.#begunBy(today).seasons
  }

  #begunBy(today: string): Begun {
    if (this.#begun?.today === today) return this.#begun
    const trials = this.#all.filter(({ heldOn }) => heldOn <= today)
    const seasons = [...new Set(trials.map(({ heldOn }) => seasonOf(heldOn)))].sort((a, b) => b - a)
    this.#begun = { today, trials, seasons, orders: new Map() }
    return this.#begun
  }

  #namesOf(trial: PastFacts): Names {
    const known = this.#names.get(trial)
    if (known) return known
    const fold = (text: string) => this.#fold(text)
    const names = {
      places: fold(trial.places),
      judges: [...new Set(trial.judges)].map((name) => fold(name ?? '')).join('\n'),
    }
    this.#names.set(trial, names)
    return names
  }

  #fold(text: string): string {
    const known = this.#folded.get(text)
    if (known !== undefined) return known
    const folded = foldText(text)
    this.#folded.set(text, folded)
    return folded
  }
}

function ordered({ trials, orders }: Begun, sort: Order['sort'], direction: Order['direction']) {
  const key = `${sort} ${direction}`
  const known = orders.get(key)
  if (known) return known
  const sign = direction === 'asc' ? 1 : -1
  const made = trials.toSorted(
    (a, b) => sign * COMPARED[sort](a, b) || -byDay(a, b) || a.kaerNr - b.kaerNr || a.id - b.id,
  )
  orders.set(key, made)
  return made
}

const byDay = (a: PastFacts, b: PastFacts): number =>
  Number(a.heldOn > b.heldOn) - Number(a.heldOn < b.heldOn)

const COMPARED = {
  date: byDay,
  place: (a: PastFacts, b: PastFacts) => a.placeRank - b.placeRank,
  dogs: (a: PastFacts, b: PastFacts) => a.dogs - b.dogs,
} as const

/** A breed without its variety means all its varieties. */
const isOfBreed = (code: string, breed: string): boolean => code === breed || code.startsWith(`${breed}.`)

function passing(
  { season, type, place, judge, breed }: Filter,
  namesOf: (trial: PastFacts) => Names,
): (trial: PastFacts) => boolean {
  const days = season === undefined ? undefined : seasonDays(season)
  const placePart = place === undefined ? undefined : foldText(place)
  const judgePart = judge === undefined ? undefined : foldText(judge)
  return (trial) =>
    (days === undefined || (trial.heldOn >= days.from && trial.heldOn <= days.to)) &&
    (type === undefined || trial.type === type) &&
    (breed === undefined || trial.breeds.some((code) => isOfBreed(code, breed))) &&
    (placePart === undefined || namesOf(trial).places.includes(placePart)) &&
    (judgePart === undefined || namesOf(trial).judges.includes(judgePart))
}
