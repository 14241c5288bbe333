import type pg from 'pg'
import { AppError } from '../errors.ts'
import { openPool, type PoolOptions } from '../pool.ts'
import { Freshness } from './freshness.ts'
import { onStandby, type Server } from './serverInUse.ts'

/**
 * What the standby does not answer in this time the primary is asked for. Shorter than the primary's limits: while a standby applies
 * changes only between its readers' statements, a writer may wait for them.
 */
const LIMITS = { statementTimeout: 5000, answerTimeout: 5000, connectionTimeout: 1000 } as const

/**
 * A streaming standby of the database, for questions whose answer may be a second old. A question goes to one server as a whole, so that
 * what is kept in memory by a version (`VersionedCache`) is read where the version was.
 */
export class Standby {
  readonly pool: pg.Pool
  readonly #freshness: Freshness
  /** answers by the server that they were read from */
  readonly answered: Record<Server, number> = { primary: 0, standby: 0 }
  /** how often the standby could not answer, and the primary was asked instead */
  failures = 0

  /** @param primaryUrl where changes are written that the standby has to follow */
  constructor(primaryUrl: string, url: string, options: PoolOptions) {
    this.pool = openPool(url, { ...options, ...LIMITS })
    this.#freshness = new Freshness(primaryUrl, url)
  }

  /** Whether it has everything that the primary had a second ago. */
  get isFresh(): boolean {
    return this.#freshness.isFresh
  }

  /**
   * Answers a question from the standby, or from the primary where the standby is not fresh or fails for whatever reason: a lost
   * connection, a statement that was in the way of a change, a dog that only the pedigree in memory knows yet.
   * @param ask does nothing but read, so it may be begun anew
   */
  async read<Result>(ask: () => Promise<Result>): Promise<Result> {
    if (this.isFresh) {
      try {
        return await this.#counted('standby', onStandby(ask))
      } catch (error) {
        if (error instanceof AppError) throw error
        this.failures++
      }
    }
    return this.#counted('primary', ask())
  }

  async #counted<Result>(server: Server, answer: Promise<Result>): Promise<Result> {
    const result = await answer
    this.answered[server]++
    return result
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.#freshness.close()])
  }
}
