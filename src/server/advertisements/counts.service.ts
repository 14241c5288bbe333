import type { FastifyInstance } from 'fastify'
import { finnishDay } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { addCounts, type Counted } from './counts.store.ts'

/** Milliseconds between two writings of what was counted. */
const EVERY = 5000

declare module '../platform/services.ts' {
  interface Services {
    readonly advertisementCounts: AdvertisementCounts
  }
}

/**
 * Counts how often advertisements are shown and followed, by Finnish day and by nothing else (docs/decisions/0057): no address, no
 * cookie, no account. It is kept in memory for a few seconds and written together; a process that is killed loses those seconds.
 */
export class AdvertisementCounts {
  readonly #db: Db
  readonly #now: () => Date
  #waiting = new Map<string, Counted>()

  constructor(db: Db, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  count(id: number, what: 'shown' | 'clicked', times = 1): void {
    const day = finnishDay(this.#now())
    const key = `${day} ${id}`
    const before = this.#waiting.get(key) ?? { id, day, shown: 0, clicked: 0 }
    this.#waiting.set(key, { ...before, [what]: before[what] + times })
  }

  /** Writes what waits. */
  async flush(): Promise<void> {
    const counts = [...this.#waiting.values()]
    this.#waiting = new Map()
    if (counts.length > 0) await addCounts(this.#db, counts)
  }
}

/** Writes what was counted as long as the service runs, and at its end. */
export function keepCounts(app: FastifyInstance, counts: AdvertisementCounts): void {
  const write = () =>
    counts.flush().catch((error: unknown) => app.log.warn({ err: error }, 'counts of advertisements'))
  const timer = setInterval(write, EVERY)
  timer.unref()
  app.addHook('onClose', () => {
    clearInterval(timer)
    return write()
  })
}
