import { seasonOf } from '#domain/dates.ts'
import { breedFamily } from '#domain/dogs.ts'
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

/** A trial with what the filters look at, made once. */
interface Searchable {
  readonly facts: PastFacts
  readonly season: number
  /** folded, as the names of judges are, one a line */
  readonly places: string
  readonly judges: string
  /** codes with and without variety */
  readonly breeds: ReadonlySet<string>
}

/** Those that have begun by a day, in each order that has been asked for. */
interface Begun {
  readonly today: string
  readonly trials: readonly Searchable[]
  /** in which they were held, newest first; each by the year it begins in */
  readonly seasons: readonly number[]
  readonly orders: Map<string, readonly Searchable[]>
}

/** All published trials in memory, filtered and ordered without asking the database; each order is made once. */
export class PastTrials {
  readonly #all: readonly Searchable[]
  #begun: Begun | undefined

  constructor(all: readonly PastFacts[]) {
    this.#all = all.map(searchable)
  }

  /** Those that have begun by a Finnish day and pass the filter, in order. */
  find({ sort, direction, ...filter }: Filter & Order, today: string): PastFacts[] {
    const found: PastFacts[] = []
    const passes = passing(filter)
    for (const trial of ordered(this.#begunBy(today), sort, direction))
      if (passes(trial)) found.push(trial.facts)
    return found
  }

  /** The seasons in which trials have begun by a day, newest first. */
  seasons(today: string): readonly number[] {
    return this.#begunBy(today).seasons
  }

  #begunBy(today: string): Begun {
    if (this.#begun?.today === today) return this.#begun
    const trials = this.#all.filter(({ facts }) => facts.heldOn <= today)
    const seasons = [...new Set(trials.map(({ season }) => season))].sort((a, b) => b - a)
    this.#begun = { today, trials, seasons, orders: new Map() }
    return this.#begun
  }
}

const searchable = (facts: PastFacts): Searchable => ({
  facts,
  season: seasonOf(facts.heldOn),
  places: foldText(facts.places),
  judges: facts.judges.map(foldText).join('\n'),
  breeds: new Set(facts.breeds.flatMap((code) => [code, breedFamily(code)])),
})

function ordered({ trials, orders }: Begun, sort: Order['sort'], direction: Order['direction']) {
  const key = `${sort} ${direction}`
  const known = orders.get(key)
  if (known) return known
  const sign = direction === 'asc' ? 1 : -1
  const made = trials.toSorted(
    ({ facts: a }, { facts: b }) =>
      sign * COMPARED[sort](a, b) || -byDay(a, b) || a.kaerNr - b.kaerNr || a.id - b.id,
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

function passing({ season, type, place, judge, breed }: Filter): (trial: Searchable) => boolean {
  const placePart = place === undefined ? '' : foldText(place)
  const judgePart = judge === undefined ? '' : foldText(judge)
  return (trial) =>
    (season === undefined || trial.season === season) &&
    (type === undefined || trial.facts.type === type) &&
    (breed === undefined || trial.breeds.has(breed)) &&
    trial.places.includes(placePart) &&
    trial.judges.includes(judgePart)
}
