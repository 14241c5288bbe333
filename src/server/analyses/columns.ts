import { type Column, columnOf, type Lists, UNKNOWN, type Value } from '../platform/columns.ts'

/** Results in memory. Source: docs/decisions/0060-results-in-memory.md. */

/** Results of one kind; those of a dog follow one another. */
export interface Results {
  readonly size: number
  /** the row of a result by its id */
  readonly rows: ReadonlyMap<number, number>
  /** ids of the dogs */
  readonly dog: Column
  /** what the results are narrowed to and grouped by */
  readonly by: Readonly<Record<string, Column>>
}

/** A measure of the same results. */
export interface Measured {
  /** NaN: the result has none */
  readonly values: Float64Array
  /** the part of the distribution */
  readonly parts: Column
}

/** Results as the database lists them, those of a dog one after the other, with the dogs and the trials or shows that they belong to; days as 20240517. */
export interface ReadResults {
  readonly dogs: Lists & { readonly id: readonly number[]; readonly birth: readonly (number | null)[] }
  readonly events: Lists & { readonly id: readonly number[]; readonly day: readonly (number | null)[] }
  readonly results: Lists & Readonly<Record<'id' | 'dog' | 'event', readonly number[]>>
}
export interface ReadMeasure {
  /** of the results that have it */
  readonly id: readonly number[]
  readonly value: readonly number[]
  readonly part: readonly Value[]
}

/** A column of rows by the place of each in a shorter one. */
const spread = ({ codes, values }: Column, places: Int32Array): Column => ({
  codes: places.map((place) => codes[place]!),
  values,
})

const placesOf = (ids: readonly number[]) => new Map(ids.map((id, place) => [id, place]))

/** Puts beside the results what is known of their dogs, trials and shows; those of other dogs than the listed ones are left out. */
export function joined(read: ReadResults): Results {
  const { id: dogIds, birth, ...ofDogs } = read.dogs
  const { id: eventIds, day, ...ofEvents } = read.events
  const { id, dog, event, ...ofResults } = read.results
  const [dogPlaces, eventPlaces] = [placesOf(dogIds), placesOf(eventIds)]
  const kept = Int32Array.from(id.keys()).filter((place) => dogPlaces.has(dog[place]!))
  const dogs = kept.map((place) => dogPlaces.get(dog[place]!)!)
  const events = kept.map((place) => eventPlaces.get(event[place]!)!)
  const columns = [
    [ofDogs, dogs],
    [ofEvents, events],
    [ofResults, kept],
  ] as const
  return {
    size: kept.length,
    rows: new Map(Array.from(kept, (place, row) => [id[place]!, row])),
    dog: spread(columnOf(dogIds), dogs),
    by: {
      age: columnOf(Array.from(kept, (_, row) => yearsBetween(birth[dogs[row]!]!, day[events[row]!]!))),
      ...Object.fromEntries(
        columns.flatMap(([lists, places]) =>
          Object.entries(lists).map(([name, list]) => [name, spread(columnOf(list), places)]),
        ),
      ),
    },
  }
}

/** Whole years. */
const yearsBetween = (birth: number | null, day: number | null): number | null =>
  birth === null || day === null ? null : Math.trunc((day - birth) / 10_000)

/** Puts a measure beside its results; a result that came or went between the two readings counts nowhere. */
export function measuredOf({ rows, size }: Results, { id, value, part }: ReadMeasure): Measured {
  const values = new Float64Array(size).fill(Number.NaN)
  const codes = new Int32Array(size).fill(UNKNOWN)
  const parts = columnOf(part)
  id.forEach((result, place) => {
    const row = rows.get(result)
    if (row === undefined) return
    values[row] = value[place]!
    codes[row] = parts.codes[place]!
  })
  return { values, parts: { codes, values: parts.values } }
}
