import { type Families, familiesOf } from '#domain/advancedSearch/relatives.ts'
import { TRUST_LEVELS } from '#domain/genetics/trust.ts'
import { inbreedingById, type PedigreeSnapshot } from '../genetics/snapshot.ts'
import { type Column, columnOf, type Lists, UNKNOWN } from '../platform/columns.ts'
import type { Db } from '../platform/database.ts'
import { cachePromise } from '../platform/versionedCache.ts'
import { readDogs, readFacts, readOrder } from './advancedSearch.store.ts'
import type { Direction, FactName, ReadOrder, SearchOrder } from './advancedSearch.types.ts'

/** Kinds of facts kept, of about 20 bytes a row (scores: twelve); all that there are today are fewer. */
const MAX_FACTS = 60

/** Rows that tell of dogs, column by column. */
export interface Facts {
  /** the place of the dog that a row tells of */
  readonly dogs: Int32Array
  readonly by: Readonly<Record<string, Column>>
}

/** All dogs, by their places: the order of their ids. */
export interface Dogs {
  readonly ids: readonly number[]
  readonly families: Families
  /** what is known of a dog by its own row; row and place are the same */
  readonly facts: Facts
}

/** Inbreeding by the places of the dogs. */
export interface Inbreeding {
  /** NaN: not known */
  readonly values: Float64Array
  /** how far it can be trusted, as a place in `TRUST_LEVELS`, where it is known */
  readonly trusts: Uint8Array
}

interface OfPedigree {
  readonly snapshot: PedigreeSnapshot
  readonly inbreeding: Map<'all', Promise<Inbreeding>>
  readonly orders: Map<Direction, Promise<Int32Array>>
}

/** What searches are answered by, each part read when it is first asked for. It holds only as long as nothing of it changes. */
export class SearchFacts {
  readonly #db: Db
  readonly #all = new Map<'dogs', Promise<Dogs & { readonly places: ReadonlyMap<number, number> }>>()
  readonly #facts = new Map<string, Promise<Facts>>()
  readonly #orders = new Map<string, Promise<Int32Array>>()
  #ofPedigree: OfPedigree | undefined

  constructor(db: Db) {
    this.#db = db
  }

  dogs(): Promise<Dogs> {
    return this.#read()
  }

  /** A row of a dog that was entered since the dogs were read tells of nobody. */
  of(name: FactName): Promise<Facts> {
    const read = async () => {
      const [{ places }, { dog, ...lists }] = await Promise.all([this.#read(), readFacts(this.#db, name)])
      const kept = Int32Array.from(dog, (id) => places.get(id) ?? UNKNOWN)
      return { dogs: kept, by: columnsOf(lists) }
    }
    return cachePromise(this.#facts, name.join(), read, MAX_FACTS)
  }

  inbreeding(snapshot: PedigreeSnapshot): Promise<Inbreeding> {
    const read = async () => inbreedingOf(await this.#read(), snapshot)
    return cachePromise(this.#of(snapshot).inbreeding, 'all', read, 1)
  }

  /** The places of the dogs of the register in an order; what is not known comes last, and dogs alike by their names. */
  async order({ sort, direction }: SearchOrder, snapshot: PedigreeSnapshot): Promise<Int32Array> {
    if (sort !== 'inbreeding') return this.#ordered({ sort: sort === 'relevance' ? 'name' : sort, direction })
    const read = async () => {
      const [{ values }, byName] = await Promise.all([
        this.inbreeding(snapshot),
        this.#ordered({ sort: 'name', direction: 'asc' }),
      ])
      const isKnown = (dog: number) => !Number.isNaN(values[dog])
      const sign = direction === 'asc' ? 1 : -1
      const known = byName.filter(isKnown)
      const ordered = new Int32Array(byName.length)
      ordered.set(known.sort((a, b) => sign * (values[a]! - values[b]!)))
      ordered.set(
        byName.filter((dog) => !isKnown(dog)),
        known.length,
      )
      return ordered
    }
    const { orders } = this.#of(snapshot)
    return cachePromise(orders, direction, read, 2)
  }

  #ordered(order: ReadOrder): Promise<Int32Array> {
    const read = async () => {
      const [{ places }, ids] = await Promise.all([this.#read(), readOrder(this.#db, order)])
      return Int32Array.from(ids, (id) => places.get(id) ?? UNKNOWN).filter((place) => place !== UNKNOWN)
    }
    return cachePromise(this.#orders, `${order.sort}.${order.direction}`, read, 6)
  }

  #read() {
    const read = async () => {
      const { id: ids, sire, dam, ...lists } = await readDogs(this.#db)
      const places = new Map(ids.map((id, place) => [id, place]))
      const placesOf = (parents: readonly (number | null)[]) =>
        Int32Array.from(parents, (id) => (id === null ? UNKNOWN : places.get(id)!))
      return {
        ids,
        places,
        families: familiesOf(placesOf(sire), placesOf(dam)),
        facts: { dogs: Int32Array.from(ids.keys()), by: columnsOf(lists) },
      }
    }
    return cachePromise(this.#all, 'dogs', read, 1)
  }

  #of(snapshot: PedigreeSnapshot): OfPedigree {
    if (this.#ofPedigree?.snapshot !== snapshot)
      this.#ofPedigree = { snapshot, inbreeding: new Map(), orders: new Map() }
    return this.#ofPedigree
  }
}

const columnsOf = (lists: Lists): Facts['by'] =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, columnOf(list)]))

function inbreedingOf({ ids }: Dogs, snapshot: PedigreeSnapshot): Inbreeding {
  const values = new Float64Array(ids.length).fill(Number.NaN)
  const trusts = new Uint8Array(ids.length)
  ids.forEach((id, place) => {
    const { inbreeding, inbreedingTrust } = inbreedingById(snapshot, id)
    if (inbreeding === null || inbreedingTrust === null) return
    values[place] = inbreeding
    trusts[place] = TRUST_LEVELS.indexOf(inbreedingTrust)
  })
  return { values, trusts }
}
