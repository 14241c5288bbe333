import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import { API_KEY_HEADER } from '#contract/headers.ts'
import { finnishDay } from '../clock.ts'
import type { Db } from '../database.ts'
import { AppError } from '../errors.ts'
import { TokenBuckets } from '../limits/tokenBuckets.ts'
import { hashToken } from '../sessions/token.ts'
import { addUses, type CountedUse, type KnownKey, keyByHash } from './apiKeys.store.ts'

/** Milliseconds for which a key need not be looked for again: a revoked one works no longer than that. */
const FRESH = 2000
/** Milliseconds between two writings of what was counted. */
const WRITE_EVERY = 5000
/** Keys kept in memory. */
const MOST = 1000
/** How a key is written: told from other secrets, and found by those who look for secrets in code. */
const KEY_FORM = /^kk_[\w-]{43}$/

declare module 'fastify' {
  interface FastifyInstance {
    apiKeys: ApiKeys
  }
  interface FastifyRequest {
    /** the key that came with the request and works */
    apiKey: KnownKey | undefined
  }
}

/** Whether a key opens a call: it only asks, by its address alone, and is everybody's. */
export const isOpenToKeys = ({
  access,
  method,
  changes,
}: Pick<Call, 'access' | 'method' | 'changes'>): boolean =>
  access === 'anyone' && method === 'GET' && !changes

/** The keys of partners: who has one reads what is public under a limit of its own, and every call is counted. */
export class ApiKeys {
  readonly #db: Db
  readonly #now: () => Date
  readonly #known = new Map<string, { readonly key: KnownKey | undefined; readonly at: number }>()
  readonly #buckets = new Map<number, TokenBuckets>()
  #waiting = new Map<string, CountedUse>()

  constructor(db: Db, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  /**
   * The key of a request; undefined: it has none.
   * @throws AppError 401 API_KEY_INVALID, 403 API_KEY_READS_ONLY
   */
  async find({ headers }: FastifyRequest, call: Call): Promise<KnownKey | undefined> {
    const given = headers[API_KEY_HEADER]
    if (given === undefined) return undefined
    const key = typeof given === 'string' && KEY_FORM.test(given) ? await this.#find(given) : undefined
    if (!key) throw new AppError('unauthenticated', 'API_KEY_INVALID')
    if (!isOpenToKeys(call)) throw new AppError('forbidden', 'API_KEY_READS_ONLY')
    return key
  }

  /** Takes what a call costs, and counts it. @throws AppError 429 */
  charge(key: KnownKey, cost: number): void {
    const wait = this.#bucketsOf(key).take(String(key.id), cost)
    this.#count(key, wait > 0)
    if (wait > 0)
      throw new AppError('tooMany', 'TOO_MANY_REQUESTS', undefined, { retryAfter: Math.ceil(wait) })
  }

  /** A key that this copy of the service has revoked works no more at once. */
  forget(): void {
    this.#known.clear()
  }

  /** Writes what waits. */
  async flush(): Promise<void> {
    const uses = [...this.#waiting.values()]
    this.#waiting = new Map()
    if (uses.length > 0) await addUses(this.#db, uses)
  }

  async #find(text: string): Promise<KnownKey | undefined> {
    const hash = hashToken(text)
    const name = hash.toString('base64')
    const known = this.#known.get(name)
    const now = performance.now()
    if (known && now - known.at < FRESH) return known.key
    const key = await keyByHash(this.#db, hash)
    if (this.#known.size >= MOST) this.#known.clear()
    this.#known.set(name, { key, at: now })
    return key
  }

  #bucketsOf({ perMinute }: KnownKey): TokenBuckets {
    const known = this.#buckets.get(perMinute)
    if (known) return known
    const made = new TokenBuckets({ burst: perMinute, perSecond: perMinute / 60 })
    this.#buckets.set(perMinute, made)
    return made
  }

  #count({ id }: KnownKey, isRefused: boolean): void {
    const at = this.#now()
    const day = finnishDay(at)
    const name = `${day} ${id}`
    const { calls, refused } = this.#waiting.get(name) ?? { calls: 0, refused: 0 }
    this.#waiting.set(name, { id, day, calls: calls + 1, refused: refused + Number(isRefused), lastAt: at })
  }
}

/** Writes what was counted as long as the service runs, and at its end. */
export function keepKeyUses(app: FastifyInstance, keys: ApiKeys): void {
  const write = () => keys.flush().catch((error: unknown) => app.log.warn({ err: error }, 'uses of API keys'))
  const timer = setInterval(write, WRITE_EVERY)
  timer.unref()
  app.addHook('onClose', () => {
    clearInterval(timer)
    return write()
  })
}
