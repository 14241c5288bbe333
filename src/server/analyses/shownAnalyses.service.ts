import type { Db } from '../platform/database.ts'
import { cachePromise, VersionedCache } from '../platform/versionedCache.ts'

/** Answers kept, of some twenty kilobytes each. */
const MAX_ANSWERS = 300
/** Measures kept beside the results of each kind, of about a megabyte each. */
const MAX_COLUMNS = 60

declare module '../platform/services.ts' {
  interface Services {
    readonly shownAnalyses: ShownAnalyses
  }
}

interface Kept {
  readonly answers: Map<string, Promise<unknown>>
  readonly columns: Map<string, Promise<unknown>>
}

/** What was read and added up before, given out only while no dog, result, trial or show has changed since (`VersionedCache`). */
export class ShownAnalyses {
  readonly #unchanged: VersionedCache<Kept>

  constructor(db: Db) {
    this.#unchanged = new VersionedCache(db, ['dogs', 'trials'], () => ({
      answers: new Map(),
      columns: new Map(),
    }))
  }

  /** The answer to a question; read where it is not kept. @param asked names the reading and all that it depends on */
  async answer<Found>(asked: readonly unknown[], read: () => Promise<Found>): Promise<Found> {
    const { answers } = await this.#unchanged.current()
    return cachePromise(answers, JSON.stringify(asked), read, MAX_ANSWERS) as Promise<Found>
  }

  /** Results, or a measure of them, by name; read where they are not kept. */
  async columns<Found>(name: string, read: () => Promise<Found>): Promise<Found> {
    const { columns } = await this.#unchanged.current()
    return cachePromise(columns, name, read, MAX_COLUMNS) as Promise<Found>
  }
}
