import type { Reader } from '../platform/act.ts'
import type { Db } from '../platform/database.ts'
import { cachePromise, VersionedCache } from '../platform/versionedCache.ts'
import type { PedigreeSnapshot } from './snapshot.ts'

interface Kept<Thing> {
  snapshot: PedigreeSnapshot | undefined
  readonly things: Map<string, Promise<Thing>>
}

/**
 * What follows from dogs and their pedigrees alone, such as a chart with its figures: the same object is given out until something
 * shown of a dog has changed in the database (`VersionedCache`), or the pedigree in memory has been replaced.
 */
export class PedigreeCache<Thing extends object> {
  readonly #unchanged: VersionedCache<Kept<Thing>>
  readonly #most: number

  /** @param most how many things are kept */
  constructor(db: Db, most: number) {
    this.#unchanged = new VersionedCache(db, ['dogs'], () => ({ snapshot: undefined, things: new Map() }))
    this.#most = most
  }

  /** The thing of a key, made anew where none is kept. What `make` throws is kept by nobody. */
  async find({ live }: Reader, key: string, make: () => Promise<Thing>): Promise<Thing> {
    const kept = await this.#unchanged.current()
    if (kept.snapshot !== live.snapshot) {
      kept.things.clear()
      kept.snapshot = live.snapshot
    }
    return cachePromise(kept.things, key, make, this.#most)
  }
}
