import type { Db } from '../platform/database.ts'
import { cachePromise, VersionedCache } from '../platform/versionedCache.ts'
import type { Measured, Results } from './columns.ts'

/** Answers kept, of some twenty kilobytes each. */
const MAX_ANSWERS = 300
/** Kinds of results kept, and measures of each, of about a megabyte each. */
const MAX_RESULTS = 10
const MAX_MEASURES = 60

declare module '../platform/services.ts' {
  interface Services {
    readonly shownAnalyses: ShownAnalyses
  }
}

/** Results with the measures of them: a measure goes by the rows of the results that it was read for, and is of no use beside others. */
interface KeptResults {
  readonly results: Results
  readonly measured: Map<string, Promise<Measured>>
}
interface Kept {
  readonly answers: Map<string, Promise<unknown>>
  readonly results: Map<string, Promise<KeptResults>>
}

/** What was read and added up before, given out only while no dog, result, trial or show has changed since (`VersionedCache`). */
export class ShownAnalyses {
  readonly #unchanged: VersionedCache<Kept>

  constructor(db: Db) {
    this.#unchanged = new VersionedCache(db, ['dogs', 'trials'], () => ({
      answers: new Map(),
      results: new Map(),
    }))
  }

  /** The answer to a question; read where it is not kept. @param asked names the reading and all that it depends on */
  async answer<Found>(asked: readonly unknown[], read: () => Promise<Found>): Promise<Found> {
    const { answers } = await this.#unchanged.current()
    return cachePromise(answers, JSON.stringify(asked), read, MAX_ANSWERS) as Promise<Found>
  }

  /** Results and a measure of them by their names; read where they are not kept. */
  async columns(
    of: Named<() => Promise<Results>>,
    measure: Named<(results: Results) => Promise<Measured>>,
  ): Promise<{ readonly results: Results; readonly measured: Measured }> {
    const kept = await this.#unchanged.current()
    const { results, measured } = await cachePromise(
      kept.results,
      of.name,
      async () => ({ results: await of.read(), measured: new Map() }),
      MAX_RESULTS,
    )
    const read = () => measure.read(results)
    return { results, measured: await cachePromise(measured, measure.name, read, MAX_MEASURES) }
  }
}

interface Named<Read> {
  readonly name: string
  readonly read: Read
}
