import type { Db } from '../platform/database.ts'
import { cachePromise, cacheValue, VersionedCache } from '../platform/versionedCache.ts'
import { rulebooksInForce } from '../rulebooks/rulebooks.service.ts'
import type { StoredRulebook } from '../rulebooks/rulebooks.types.ts'
import { dogByKey } from './dogs.store.ts'
import type { RecordRow, ShownDog } from './dogs.types.ts'
import { allKennels, type Kennel } from './kennels.store.ts'
import { recordsById } from './records.store.ts'
import { type SearchResult, searchDogs } from './search.store.ts'
import type { Hit } from './search.types.ts'

/** Most dogs kept with all that belongs to them (a few kilobytes each), and most kept as a record (half a kilobyte). */
const MAX_PAGES = 2000
const MAX_RECORDS = 20_000
/** Searches kept: those with few hits (up to fifteen kilobytes), and those with many, which somebody pages through (ten times that). */
const MAX_SEARCHES = 1000
const MAX_LONG_SEARCHES = 20
const FEW_HITS = 100

declare module '../platform/services.ts' {
  interface Services {
    readonly shown: ShownDogs
  }
}

interface DogCache {
  readonly pages: Map<string, Promise<ShownDog | undefined>>
  readonly rulebooks: Map<'inForce', Promise<readonly StoredRulebook[]>>
  readonly records: Map<number, RecordRow>
  readonly searches: Map<string, SearchResult>
  readonly longSearches: Map<string, SearchResult>
  readonly kennels: Map<'all', Promise<readonly Kennel[]>>
}

/** Dogs as they were last read, given out only while nothing shown of any dog has changed since (`VersionedCache`). */
export class ShownDogs {
  readonly #db: Db
  readonly #unchanged: VersionedCache<DogCache>

  constructor(db: Db) {
    this.#db = db
    this.#unchanged = new VersionedCache(db, ['dogs'], () => ({
      pages: new Map(),
      rulebooks: new Map(),
      records: new Map(),
      searches: new Map(),
      longSearches: new Map(),
      kennels: new Map(),
    }))
  }

  /** The dog with all that belongs to it, by the key of any of its numbers. */
  async find(key: string): Promise<ShownDog | undefined> {
    const cache = await this.#unchanged.current()
    const dog = await cachePromise(cache.pages, key, () => this.#read(cache, key), MAX_PAGES)
    // Numbers that no dog has are endless.
    if (!dog) cache.pages.delete(key)
    return dog
  }

  async #read({ rulebooks }: DogCache, key: string): Promise<ShownDog | undefined> {
    const db = this.#db
    const inForce = cachePromise(rulebooks, 'inForce', () => rulebooksInForce({ db }), 1)
    const [dog, rulebooksOfAll] = await Promise.all([dogByKey(db, key), inForce])
    return dog && { ...dog, rulebooksInForce: rulebooksOfAll }
  }

  /** Records of dogs by their ids; nulls and ids of no dog are left out. */
  async records(ids: Iterable<number | null>): Promise<ReadonlyMap<number, RecordRow>> {
    return this.#recordsIn(await this.#unchanged.current(), ids)
  }

  /** What a text finds, with the records of the hits that are chosen of it. */
  async search(text: string, choose: (result: SearchResult) => readonly Hit[]) {
    const cache = await this.#unchanged.current()
    const result = await this.#searchIn(cache, text)
    const chosen = choose(result)
    const records = await this.#recordsIn(
      cache,
      chosen.map(({ id }) => id),
    )
    return { result, chosen, records }
  }

  /** All kennels that have dogs. */
  async kennels(): Promise<readonly Kennel[]> {
    const { kennels } = await this.#unchanged.current()
    return cachePromise(kennels, 'all', () => allKennels(this.#db), 1)
  }

  async #searchIn({ searches, longSearches }: DogCache, text: string): Promise<SearchResult> {
    const known = searches.get(text) ?? longSearches.get(text)
    if (known) return known
    const result = await searchDogs(this.#db, text)
    if (result.hits.length <= FEW_HITS) cacheValue(searches, text, result, MAX_SEARCHES)
    else cacheValue(longSearches, text, result, MAX_LONG_SEARCHES)
    return result
  }

  async #recordsIn(
    { records }: DogCache,
    ids: Iterable<number | null>,
  ): Promise<ReadonlyMap<number, RecordRow>> {
    const wanted = new Set(ids)
    const found = new Map<number, RecordRow>()
    const missing: number[] = []
    for (const id of wanted) {
      if (id === null) continue
      const known = records.get(id)
      if (known) found.set(id, known)
      else missing.push(id)
    }
    for (const record of missing.length > 0 ? await recordsById(this.#db, missing) : []) {
      cacheValue(records, record.id, record, MAX_RECORDS)
      found.set(record.id, record)
    }
    return found
  }
}
