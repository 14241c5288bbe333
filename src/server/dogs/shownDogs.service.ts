import type { Db } from '../platform/database.ts'
import { cacheValue, VersionedCache } from '../platform/versionedCache.ts'
import { dogByKey } from './dogs.store.ts'
import type { DogRow, RecordRow } from './dogs.types.ts'
import { recordsById } from './records.store.ts'

/** Most dogs kept with all that belongs to them (a few kilobytes each), and most kept as a record (half a kilobyte). */
const MAX_PAGES = 2000
const MAX_RECORDS = 20_000

declare module '../platform/services.ts' {
  interface Services {
    readonly shown: ShownDogs
  }
}

interface DogCache {
  readonly pages: Map<string, DogRow>
  readonly records: Map<number, RecordRow>
}

/** Dogs as they were last read, given out only while nothing shown of any dog has changed since (`VersionedCache`). */
export class ShownDogs {
  readonly #db: Db
  readonly #unchanged: VersionedCache<DogCache>

  constructor(db: Db) {
    this.#db = db
    this.#unchanged = new VersionedCache(db, ['dogs'], () => ({ pages: new Map(), records: new Map() }))
  }

  /** The dog with all that belongs to it, by the key of any of its numbers. */
  async find(key: string): Promise<DogRow | undefined> {
    const { pages } = await this.#unchanged.current()
    const known = pages.get(key)
    if (known) return known
    const dog = await dogByKey(this.#db, key)
    if (dog) cacheValue(pages, key, dog, MAX_PAGES)
    return dog
  }

  /** Records of dogs by their ids; nulls and ids of no dog are left out. */
  async records(ids: Iterable<number | null>): Promise<ReadonlyMap<number, RecordRow>> {
    const wanted = new Set(ids)
    const { records } = await this.#unchanged.current()
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
