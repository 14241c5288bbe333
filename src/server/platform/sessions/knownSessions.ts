import type { Db } from '../database.ts'
import { findSession, type SessionRow } from './sessions.store.ts'

/** Milliseconds for which a session need not be looked for again: another copy's change is seen within it. */
const FRESH = 1000
/** Sessions kept in memory. */
const MOST = 10_000

interface Known {
  readonly session: SessionRow
  readonly at: number
}

/**
 * Sessions as they were found a moment ago: a page makes many calls at once, and only the first of them asks the database.
 * Every change that this copy of the service makes forgets all of them, so here nothing is ever out of date; what another
 * copy changes (a sign-out, a lock, a role) is seen within a second.
 */
export class KnownSessions {
  readonly #db: Db
  readonly #idleMs: number
  readonly #known = new Map<string, Known>()
  #generation = 0

  /** @param idleMs milliseconds without use after which a session has ended */
  constructor(db: Db, idleMs: number) {
    this.#db = db
    this.#idleMs = idleMs
  }

  /** The running session of a token. */
  async find(tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
    const key = tokenHash.toString('base64')
    const known = this.#known.get(key)
    const age = known ? now.getTime() - known.at : Number.POSITIVE_INFINITY
    if (known && age >= 0 && age < FRESH && known.session.expiresAt > now) return known.session
    const generation = this.#generation
    const session = await findSession(this.#db, tokenHash, now, this.#idleMs)
    if (!session || session.rotate || generation !== this.#generation) {
      this.#known.delete(key)
      return session
    }
    if (this.#known.size >= MOST) this.#known.clear()
    this.#known.set(key, { session, at: now.getTime() })
    return session
  }

  /** Forgets all sessions, and what is being read of them at this moment. */
  forget(): void {
    this.#generation++
    this.#known.clear()
  }
}
