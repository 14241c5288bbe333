import type pg from 'pg'
import { openPool } from '../pool.ts'
import { appliedBy, writtenBy } from './positions.store.ts'

/** Milliseconds between two looks, and the most that an answer read from the standby may be old. */
const EVERY = 300
const MOST_AGE = 1000
/** Connections of its own: where requests wait for one, it must not. */
const ONE = { max: 1, connectionTimeout: MOST_AGE, answerTimeout: MOST_AGE, prepare: false } as const

/** What the primary had written at a moment of the process' clock. */
interface Written {
  readonly at: number
  /** bytes of its log */
  readonly position: bigint
}

/**
 * Watches how far a standby follows its primary. It follows where it has applied what the primary had written a look before, and no more
 * than the primary has written now: one that was left behind on another timeline stands still between the two at most once,
 * so it has to follow twice in turn. Only a server in recovery counts, so one that was promoted is asked for nothing.
 */
export class Freshness {
  readonly #primary: pg.Pool
  readonly #standby: pg.Pool
  #before: Written | undefined
  #followed = false
  /** the standby has everything that was committed by this moment */
  #hasAllOf = Number.NEGATIVE_INFINITY
  #closed = false
  #timer: NodeJS.Timeout | undefined
  #look: Promise<void>

  constructor(primaryUrl: string, standbyUrl: string) {
    this.#primary = openPool(primaryUrl, ONE)
    this.#standby = openPool(standbyUrl, ONE)
    this.#look = this.#lookAgain()
  }

  get isFresh(): boolean {
    return performance.now() - this.#hasAllOf < MOST_AGE
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#look
    await Promise.all([this.#primary.end(), this.#standby.end()])
  }

  async #lookAgain(): Promise<void> {
    await this.#compare().catch(() => {
      this.#followed = false
      this.#before = undefined
    })
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      this.#look = this.#lookAgain()
    }, EVERY)
    this.#timer.unref()
  }

  /** The standby first: it never has more than the primary that is asked after it. */
  async #compare(): Promise<void> {
    const applied = await appliedBy(this.#standby)
    const at = performance.now()
    const written = await writtenBy(this.#primary)
    if (applied === undefined || written === undefined) throw new Error('no standby')
    const before = this.#before
    const follows = before !== undefined && before.position <= applied && applied <= written
    if (follows && this.#followed) this.#hasAllOf = before.at
    this.#followed = follows
    this.#before = { at, position: written }
  }
}
