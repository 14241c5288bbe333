import type { FastifyInstance } from 'fastify'
import type { SecurityKind } from '#contract/audit.ts'
import type { Db } from '../database.ts'
import { addEvents, type HourlyCount } from './events.store.ts'

/** Milliseconds between two writings of what was counted. */
const EVERY = 5000
const HOUR = 3_600_000

/** The beginning of a moment's hour. */
export const hourOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / HOUR) * HOUR)

/**
 * Counts what tells of attacks by hour and account. It is kept in memory for a few seconds and written together, so that a flood of
 * refusals is no flood of writing; a process that is killed loses those seconds.
 */
export class SecurityEvents {
  readonly #db: Db
  readonly #now: () => Date
  #waiting = new Map<string, HourlyCount>()

  constructor(db: Db, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  /** @param accountId whom it is about; null: nobody who is known */
  count(kind: SecurityKind, accountId: number | null): void {
    const hour = hourOf(this.#now())
    const key = `${hour.getTime()} ${accountId} ${kind}`
    const count = 1 + (this.#waiting.get(key)?.count ?? 0)
    this.#waiting.set(key, { hour, accountId, kind, count })
  }

  /** Writes what waits. */
  async flush(): Promise<void> {
    const events = [...this.#waiting.values()]
    this.#waiting = new Map()
    if (events.length > 0) await addEvents(this.#db, events)
  }
}

/** Counts the refusals of the service, and writes what was counted as long as it runs. */
export function countRefusals(app: FastifyInstance, security: SecurityEvents): void {
  app.addHook('onResponse', async ({ viewer }, { statusCode }) => {
    const account = viewer?.account?.id ?? null
    if (statusCode === 429) security.count('tooMany', account)
    // Of a visitor it is the first form of a browser, whose anti-forgery token comes with the refusal.
    if (statusCode === 403 && account !== null) security.count('forbidden', account)
  })
  const write = () =>
    security.flush().catch((error: unknown) => app.log.warn({ err: error }, 'security events'))
  const timer = setInterval(write, EVERY)
  timer.unref()
  app.addHook('onClose', () => {
    clearInterval(timer)
    return write()
  })
}
