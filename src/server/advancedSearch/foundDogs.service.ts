import type { PedigreeSnapshot } from '../genetics/snapshot.ts'
import type { Db } from '../platform/database.ts'
import { cachePromise, VersionedCache } from '../platform/versionedCache.ts'
import type { SearchRows } from './advancedSearch.types.ts'
import { SearchFacts } from './facts.service.ts'

/** Searches kept, of a page each: some kilobytes. */
const MAX_KEPT = 300

declare module '../platform/services.ts' {
  interface Services {
    readonly foundDogs: FoundDogs
  }
}

interface Kept {
  snapshot: PedigreeSnapshot | undefined
  readonly facts: SearchFacts
  readonly searches: Map<string, Promise<SearchRows>>
}

/** What searches are answered by, and those that were answered before: given out only while no dog, result or trial has changed since (`VersionedCache`). */
export class FoundDogs {
  readonly #unchanged: VersionedCache<Kept>

  constructor(db: Db) {
    this.#unchanged = new VersionedCache(db, ['dogs', 'trials'], () => ({
      snapshot: undefined,
      facts: new SearchFacts(db),
      searches: new Map(),
    }))
  }

  async facts(): Promise<SearchFacts> {
    return (await this.#unchanged.current()).facts
  }

  /** @param asked names the search and all that it depends on beside the pedigree */
  async find(
    snapshot: PedigreeSnapshot,
    asked: readonly unknown[],
    read: (facts: SearchFacts) => Promise<SearchRows>,
  ): Promise<SearchRows> {
    const kept = await this.#unchanged.current()
    if (kept.snapshot !== snapshot) {
      kept.searches.clear()
      kept.snapshot = snapshot
    }
    return cachePromise(kept.searches, JSON.stringify(asked), () => read(kept.facts), MAX_KEPT)
  }
}
