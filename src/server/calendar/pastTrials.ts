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

/** A trial with its names folded once. */
interface Searchable {
  readonly facts: PastFacts
  readonly places: string
  readonly judges: readonly string[]
}

/** All published trials in memory, filtered and ordered without asking the database; each order is made once. */
export class PastTrials {
  readonly #trials: readonly Searchable[]
  readonly #orders = new Map<string, readonly Searchable[]>()

  constructor(all: readonly PastFacts[]) {
    this.#trials = all.map((facts) => ({
      facts,
      places: foldText(facts.places),
      judges: facts.judges.map(foldText),
    }))
  }

  /** Those that have begun by a Finnish day and pass the filter, in order. */
  find({ sort, direction, ...filter }: Filter & Order, today: string): PastFacts[] {
    const passes = passing(filter)
    return this.#ordered({ sort, direction })
      .filter((trial) => trial.facts.heldOn <= today && passes(trial))
      .map(({ facts }) => facts)
  }

  /** The seasons in which trials have begun by a day, newest first; each by the year it begins in. */
  seasons(today: string): number[] {
    const begun = this.#trials.filter(({ facts }) => facts.heldOn <= today)
    return [...new Set(begun.map(({ facts }) => seasonOf(facts.heldOn)))].sort((a, b) => b - a)
  }

  #ordered({ sort, direction }: Order): readonly Searchable[] {
    const key = `${sort} ${direction}`
    const known = this.#orders.get(key)
    if (known) return known
    const sign = direction === 'asc' ? 1 : -1
    const ordered = this.#trials.toSorted(
      ({ facts: a }, { facts: b }) =>
        sign * COMPARED[sort](a, b) || -byDay(a, b) || a.kaerNr - b.kaerNr || a.id - b.id,
    )
    this.#orders.set(key, ordered)
    return ordered
  }
}

const byDay = (a: PastFacts, b: PastFacts): number =>
  Number(a.heldOn > b.heldOn) - Number(a.heldOn < b.heldOn)

const COMPARED = {
  date: byDay,
  place: (a: PastFacts, b: PastFacts) => a.placeRank - b.placeRank,
  dogs: (a: PastFacts, b: PastFacts) => a.dogs - b.dogs,
} as const

function passing({ season, type, place, judge, breed }: Filter): (trial: Searchable) => boolean {
  const [placePart, judgePart] = [place, judge].map((part) =>
    part === undefined ? undefined : foldText(part),
  )
  return ({ facts, places, judges }) =>
    (season === undefined || seasonOf(facts.heldOn) === season) &&
    (type === undefined || facts.type === type) &&
    (placePart === undefined || places.includes(placePart)) &&
    (judgePart === undefined || judges.some((name) => name.includes(judgePart))) &&
    (breed === undefined || facts.breeds.some((code) => code === breed || breedFamily(code) === breed))
}
