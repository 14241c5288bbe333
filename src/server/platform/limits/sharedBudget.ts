import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import * as z from 'zod'
import { BUDGET_KINDS, type Budget } from './budget.ts'
import { listen, tell } from './notices.store.ts'

/** Milliseconds between two looks at what is to be told. */
const EVERY_MS = 1000
/** Milliseconds after which a connection that was lost is made anew. */
const AGAIN_MS = 2000
/** Looks after which a connection is asked whether it still hears. */
const PROOF_EVERY = 10
/** Milliseconds after which a connection that does not answer counts as lost. */
const ANSWER_MS = 5000
/** Callers in one notice, which PostgreSQL holds to 8000 bytes: a caller's name is an address or the number of an account. */
const CALLERS = 80
/** Most callers of a kind that are told at one look; the others wait for the next. */
const MOST = 20 * CALLERS

const noticeShape = z.object({
  copy: z.string(),
  kind: z.enum(BUDGET_KINDS),
  taken: z.array(z.tuple([z.string(), z.number().positive()])),
})
type Notice = z.infer<typeof noticeShape>

/**
 * Lets all copies of the service that use one database count a caller's budget together, by notices of PostgreSQL: each tells once a
 * second who has taken much of it, and takes what the others tell out of its own buckets. Without the connection each counts alone.
 */
export class SharedBudget {
  readonly #budget: Budget
  readonly #copy = randomUUID()
  readonly #closing = new AbortController()
  readonly #ended: Promise<void>
  readonly #everyMs: number

  /** @param everyMs between two looks; tests look more often */
  constructor(url: string, budget: Budget, log: FastifyBaseLogger, everyMs: number = EVERY_MS) {
    this.#budget = budget
    this.#everyMs = everyMs
    this.#ended = this.#shareAlways(url, log)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#ended
  }

  async #shareAlways(url: string, log: FastifyBaseLogger): Promise<void> {
    const { signal } = this.#closing
    let told = false
    const onShared = () => {
      told = false
    }
    while (!signal.aborted) {
      await this.#share(url, onShared).catch((error: unknown) => {
        if (!signal.aborted && !told)
          log.warn({ err: error }, 'the budgets of callers are counted by this copy alone')
        told = true
      })
      await sleep(AGAIN_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  /** Tells and hears until the connection is lost; `onShared`: it is made. */
  async #share(url: string, onShared: () => void): Promise<never> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'koirakanta budgets',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    client.on('notification', ({ payload }) => this.#hear(payload))
    const { signal } = this.#closing
    const lost = Promise.withResolvers<never>()
    lost.promise.catch(() => undefined)
    const close = () => lost.reject(new Error('the service stops'))
    client.on('error', lost.reject)
    signal.addEventListener('abort', close)
    try {
      await Promise.race([client.connect(), lost.promise])
      for (let look = 0; ; look++) {
        if (look % PROOF_EVERY === 0) await listen(client)
        onShared()
        await Promise.race([sleep(this.#everyMs, undefined, { ref: false }), lost.promise])
        for (const notice of this.#notices()) await tell(client, JSON.stringify(notice))
      }
    } finally {
      signal.removeEventListener('abort', close)
      void client.end().catch(() => undefined)
    }
  }

  *#notices(): Generator<Notice> {
    const untold = this.#budget.untold(MOST)
    for (const kind of BUDGET_KINDS)
      for (let from = 0; from < untold[kind].length; from += CALLERS) {
        const taken = untold[kind].slice(from, from + CALLERS)
        yield { copy: this.#copy, kind, taken: taken.map(([key, tokens]) => [key, rounded(tokens)]) }
      }
  }

  #hear(text: string | undefined): void {
    const notice = noticeShape.safeParse(jsonOf(text))
    if (!notice.success || notice.data.copy === this.#copy) return
    this.#budget.takeElsewhere(notice.data.kind, notice.data.taken)
  }
}

const rounded = (tokens: number): number => Math.round(tokens * 100) / 100

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
