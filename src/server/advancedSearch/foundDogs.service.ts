import type { PedigreeSnapshot } from '../genetics/snapshot.ts'
import type { Db } from '../platform/database.ts'
import { cachePromise, VersionedCache } from '../platform/versionedCache.ts'
import type { SearchRows } from './advancedSearch.types.ts'

/** Searches kept, of a page each: some kilobytes. */
const MAX_KEPT = 300

declare module '../platform/services.ts' {
  interface Services {
    readonly foundDogs: FoundDogs
  }
}

interface Kept {
  snapshot: PedigreeSnapshot | undefined
  readonly searches: Map<string, Promise<SearchRows>>
}

/** Searches that were answered before, given out only while no dog, result or pedigree has changed since (`VersionedCache`). */
export class FoundDogs {
  readonly #unchanged: VersionedCache<Kept>

  constructor(db: Db) {
    this.#unchanged = new VersionedCache(db, ['dogs', 'trials'], () => ({
      snapshot: undefined,
      searches: new Map(),
    }))
  }

  /** @param asked names the search and all that it depends on beside the pedigree */
  async find(
    snapshot: PedigreeSnapshot,
    asked: readonly unknown[],
    read: () => Promise<SearchRows>,
  ): Promise<SearchRows> {
    const kept = await this.#unchanged.current()
    if (kept.snapshot !== snapshot) {
      kept.searches.clear()
      kept.snapshot = snapshot
    }
    return cachePromise(kept.searches, JSON.stringify(asked), read, MAX_KEPT)
  }
}
