import type { Db } from '../platform/database.ts'
import { cachePromise, VersionedCache } from '../platform/versionedCache.ts'

/** Answers kept, of some twenty kilobytes each. */
const MAX_KEPT = 300

declare module '../platform/services.ts' {
  interface Services {
    readonly shownAnalyses: ShownAnalyses
  }
}

/** What was added up before, given out only while no dog, result, trial or rulebook has changed since (`VersionedCache`). */
export class ShownAnalyses {
  readonly #unchanged: VersionedCache<Map<string, Promise<unknown>>>

  constructor(db: Db) {
    this.#unchanged = new VersionedCache(db, ['dogs', 'trials'], () => new Map())
  }

  /** The answer to a question; read where it is not kept. @param asked names the reading and all that it depends on */
  async answer<Found>(asked: readonly unknown[], read: () => Promise<Found>): Promise<Found> {
    const kept = await this.#unchanged.current()
    return cachePromise(kept, JSON.stringify(asked), read, MAX_KEPT) as Promise<Found>
  }
}
