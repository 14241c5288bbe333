import type { Db } from '../platform/database.ts'
import { cachePromise, VersionedCache } from '../platform/versionedCache.ts'
import type { FoundStandings } from './competitions.types.ts'

/** Standings kept, of up to half a megabyte each. */
const MAX_KEPT = 40

declare module '../platform/services.ts' {
  interface Services {
    readonly shownStandings: ShownStandings
  }
}

/** Standings as they were last found, given out only while no dog, result or trial has changed since (`VersionedCache`). */
export class ShownStandings {
  readonly #unchanged: VersionedCache<Map<string, Promise<FoundStandings>>>

  constructor(db: Db) {
    this.#unchanged = new VersionedCache(db, ['dogs', 'trials'], () => new Map())
  }

  /** @param asked names the rule with its version, and the period */
  async answer(asked: readonly unknown[], read: () => Promise<FoundStandings>): Promise<FoundStandings> {
    const kept = await this.#unchanged.current()
    return cachePromise(kept, JSON.stringify(asked), read, MAX_KEPT)
  }
}
