import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { Db } from '../database.ts'
import { AppError, type ErrorCode } from '../errors.ts'
import {
  attemptOf,
  countAttempt,
  countAttemptWithin,
  countSlowAttempt,
  deleteAttempts,
  type NewAttempt,
  uncountAttempt,
} from './attempts.store.ts'

/** How often something may be tried within a time. */
export interface Limit {
  /** what is counted */
  readonly name: string
  readonly most: number
  readonly windowMs: number
  readonly code?: ErrorCode
}

/**
 * Counts attempts in the database, so that all copies of the service count together, each in one statement, so that a burst
 * does not slip through. Keys are hashed: no address and no e-mail is stored.
 */
export class Attempts {
  readonly #db: Db
  readonly #now: () => Date
  readonly #factor: number

  /** @param factor multiplies every limit, for tests and benchmarks */
  constructor(db: Db, now: () => Date, factor: number) {
    this.#db = db
    this.#now = now
    this.#factor = factor
  }

  /**
   * Counts an attempt by `who`.
   * @returns how many have been counted in this window, this one included
   * @throws AppError 429 with the time to wait, once there are more than the limit lets through in its window
   */
  async take(limit: Limit, who: string): Promise<number> {
    const { count, forgetAt } = await countAttempt(this.#db, this.#newAttempt(limit, who))
    if (count > this.#most(limit)) throw this.#refusal(limit, forgetAt)
    return count
  }

  /** Counts an attempt by `who` where the limit lets it through in its window; false, and not counted, where it does not. */
  isWithin(limit: Limit, who: string): Promise<boolean> {
    return countAttemptWithin(this.#db, this.#newAttempt(limit, who), this.#most(limit))
  }

  /** Takes back one counted attempt: it was a good one. */
  async giveBack(limit: Limit, who: string): Promise<void> {
    await uncountAttempt(this.#db, keyOf(limit, who))
  }

  /**
   * Counts an attempt by `who` until `forgive`. From the limit on, each has to wait twice as long as the one before, from one
   * second up to the window; one that comes too early is refused and not counted.
   * @throws AppError 429 with the time to wait
   */
  async takeSlowly(limit: Limit, who: string): Promise<void> {
    const attempt = this.#newAttempt(limit, who)
    const counted = await countSlowAttempt(this.#db, attempt, {
      most: this.#most(limit),
      longestWaitMs: limit.windowMs,
    })
    if (!counted) throw await this.#tooEarly(limit, attempt.key)
  }

  /** Forgets what was counted of `who`. */
  async forgive(limit: Limit, who: string): Promise<void> {
    await deleteAttempts(this.#db, keyOf(limit, who))
  }

  #newAttempt(limit: Limit, who: string): NewAttempt {
    const now = this.#now()
    return { key: keyOf(limit, who), now, forgetAt: new Date(now.getTime() + limit.windowMs) }
  }

  #most(limit: Limit): number {
    return limit.most * this.#factor
  }

  async #tooEarly(limit: Limit, key: Buffer): Promise<AppError> {
    const found = await attemptOf(this.#db, key)
    if (!found) return this.#refusal(limit, this.#now())
    const wait = Math.min(limit.windowMs, 1000 * 2 ** Math.min(30, found.count - this.#most(limit)))
    return this.#refusal(limit, new Date(found.lastAt.getTime() + wait))
  }

  #refusal(limit: Limit, until: Date): AppError {
    const seconds = Math.max(1, Math.ceil((until.getTime() - this.#now().getTime()) / 1000))
    return new AppError('tooMany', limit.code ?? 'TOO_MANY_REQUESTS', undefined, { retryAfter: seconds })
  }
}

/**
 * What callers are counted by: an IPv6 caller has a whole /64 to choose from, so it counts as one.
 * @param address what a proxy says, if one does: an address, perhaps with a port; '' of a connection that is gone
 * @param socket the address of the connection itself, which counts where the other is none
 */
export function networkOf(address = '', socket = ''): string {
  const client = withoutPort(address)
  const known = isIP(client) ? client : socket
  if (isIP(known) !== 6 || known.includes('.')) return known
  const [head = '', tail = ''] = known.split('%', 1)[0]!.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const gap = known.includes('::') ? Array(8 - left.length - right.length).fill('0') : []
  return [...left, ...gap, ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')
}

/** `192.0.2.1` of `192.0.2.1:443`, `2001:db8::1` of `[2001:db8::1]:443`. */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[(.+)\]|([^:]+))(?::\d+)?$/.exec(address.trim()) ?? []
  return bracketed ?? plain ?? address.trim()
}

function keyOf(limit: Limit, who: string): Buffer {
  return createHash('sha256').update(`${limit.name}\n${who}`).digest()
}
