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

/** Words of a text that are looked for. */
const MAX_WORDS = 8

type Order = Pick<PastQuery, 'sort' | 'direction'>
type Filter = Omit<PastQuery, keyof Order | 'page'>

/** The different texts of one kind, numbered in order of appearance: few of them make many trials, and numbers are found at once. */
class Texts {
  readonly #numbers = new Map<string, number>()
  readonly #folded: string[] = []

  numberOf(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#numbers.set(text, this.#folded.length)
    return this.#folded.push(foldText(text)) - 1
  }

  /** Of several texts, each once. */
  numbersOf(texts: readonly string[]): number[] {
    return [...new Set(texts.map((text) => this.numberOf(text)))]
  }

  /** Of each number whether its text, folded, passes. */
  which(passes: (folded: string) => boolean): readonly boolean[] {
    return this.#folded.map(passes)
  }
}

/** What is known of a trial, its texts numbered. */
interface PastTrial extends Omit<PastFacts, 'places' | 'judges' | 'breeds'> {
  readonly place: number
  readonly judges: readonly number[]
  readonly breeds: readonly number[]
}

/** Those that have begun by a day, in each order that has been asked for. */
interface Begun {
  readonly today: string
  readonly trials: readonly PastTrial[]
  /** in which they were held, newest first; each by the year it begins in */
  readonly seasons: readonly number[]
  readonly orders: Map<string, readonly PastTrial[]>
}

/** All published trials in memory, filtered and ordered without asking the database. */
export class PastTrials {
  readonly #all: readonly PastTrial[]
  readonly #places = new Texts()
  readonly #judges = new Texts()
  readonly #breeds = new Texts()
  #begun: Begun | undefined

  constructor(all: readonly PastFacts[]) {
    this.#all = all.map(({ places, judges, breeds, ...facts }) => ({
      ...facts,
      place: this.#places.numberOf(places),
      judges: this.#judges.numbersOf(judges),
      breeds: this.#breeds.numbersOf(breeds),
    }))
  }

  /** Those that have begun by a Finnish day and pass the filter, in order. */
  find({ sort, direction, ...filter }: Filter & Order, today: string): PastTrial[] {
    return ordered(this.#begunBy(today), sort, direction).filter(this.#passing(filter))
  }

  /**
   * Ids of those, begun or to come, whose places or year hold every word of a text: those to come first, the nearest day first.
   * Words are at most eight.
   */
  matching(text: string, today: string): number[] {
    const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
    const places = words.map((word) => this.#places.which(holding(word)))
    const found = this.#all.filter(({ place, heldOn }) =>
      words.every((word, index) => places[index]![place] || heldOn.startsWith(`${word}-`)),
    )
    const [coming, begun] = [
      found.filter(({ heldOn }) => heldOn > today),
      found.filter(({ heldOn }) => heldOn <= today),
    ]
    return [...coming.toReversed(), ...begun].map(({ id }) => id)
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

  #passing({ season, type, place, judge, breed }: Filter): (trial: PastTrial) => boolean {
    const days = season === undefined ? undefined : seasonDays(season)
    const places = place === undefined ? undefined : this.#places.which(holding(place))
    const judges = judge === undefined ? undefined : this.#judges.which(holding(judge))
    const breeds = breed === undefined ? undefined : this.#breeds.which(ofBreed(breed))
    return (trial) =>
      (days === undefined || (trial.heldOn >= days.from && trial.heldOn <= days.to)) &&
      (type === undefined || trial.type === type) &&
      (places === undefined || places[trial.place]!) &&
      (judges === undefined || trial.judges.some((number) => judges[number])) &&
      (breeds === undefined || trial.breeds.some((number) => breeds[number]))
  }
}

function holding(part: string): (folded: string) => boolean {
  const folded = foldText(part)
  return (text) => text.includes(folded)
}

/** A breed without its variety means all its varieties. */
const ofBreed =
  (breed: string) =>
  (code: string): boolean =>
    code === breed || code.startsWith(`${breed}.`)

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

const byDay = (a: PastTrial, b: PastTrial): number =>
  Number(a.heldOn > b.heldOn) - Number(a.heldOn < b.heldOn)

const COMPARED = {
  date: byDay,
  place: (a: PastTrial, b: PastTrial) => a.placeRank - b.placeRank,
  dogs: (a: PastTrial, b: PastTrial) => a.dogs - b.dogs,
} as const
