import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { networkOf } from './attempts.ts'
import { type BucketSize, type Taken, TokenBuckets } from './tokenBuckets.ts'

/** The part of its cost that a call takes before it is known who asks, and that an answer costs which was in memory already. */
const SHARE = 0.1
/** A page asks for its files, about twenty, before it makes its calls. */
const FILES_PER_CALL = 10
/** Refusals that each caller gets at once. */
const PROMPT_REFUSALS: BucketSize = { burst: 20, perSecond: 20 }
/** Milliseconds that any other waits on average; not all the same, or they would come together again. */
const SLOW_REFUSAL_MS = 1000

export const BUDGET_KINDS = ['calls', 'files'] as const
export type BudgetKind = (typeof BUDGET_KINDS)[number]

/**
 * What a caller may ask of the service: a bucket of tokens for each account and for each address, from which a call takes what
 * the contract says that it costs. Whoever has signed in pays from the account's, so that those behind one address do not pay for
 * each other; the address pays the tenth by which anyone is let in at all. Whoever is refused again and again is answered slowly: a
 * flood then goes as fast as its connections let it, not as fast as it is sent. Buckets stand in the memory of one copy of the service,
 * which tells the others what was taken (`SharedBudget`).
 */
export class Budget {
  readonly #calls: TokenBuckets
  readonly #files: TokenBuckets
  readonly #refusals = new TokenBuckets(PROMPT_REFUSALS)

  constructor(size: BucketSize) {
    this.#calls = new TokenBuckets(size)
    this.#files = new TokenBuckets({
      burst: FILES_PER_CALL * size.burst,
      perSecond: FILES_PER_CALL * size.perSecond,
    })
  }

  /** Lets a request in, before anything else is looked at. @throws AppError 429 */
  async enter(request: FastifyRequest, cost: number): Promise<void> {
    await this.#spend(this.#calls, networkOfRequest(request), SHARE * cost)
  }

  /** Takes a call's cost, once it is known who asks: of an account the whole, of an address the rest. @throws AppError 429 */
  async charge(request: FastifyRequest, cost: number): Promise<void> {
    await this.#spend(this.#calls, payerOf(request), request.viewer.account ? cost : (1 - SHARE) * cost)
  }

  /** Gives back all but a tenth of a call's cost: the answer was in memory. */
  giveBack(request: FastifyRequest, cost: number): void {
    this.#calls.giveBack(payerOf(request), (1 - SHARE) * cost)
  }

  /** Takes one page or file. @throws AppError 429 */
  async takeFile(request: FastifyRequest): Promise<void> {
    await this.#spend(this.#files, networkOfRequest(request), 1)
  }

  /** What callers have taken here since it was told last, of each kind by at most so many callers. */
  untold(most: number): Record<BudgetKind, Taken[]> {
    return { calls: this.#calls.untold(most), files: this.#files.untold(most) }
  }

  /** Takes what callers have taken of another copy of the service. */
  takeElsewhere(kind: BudgetKind, taken: readonly Taken[]): void {
    const buckets = kind === 'calls' ? this.#calls : this.#files
    for (const [key, tokens] of taken) buckets.takeElsewhere(key, tokens)
  }

  /** @throws AppError 429 with the time to wait */
  async #spend(buckets: TokenBuckets, key: string, tokens: number): Promise<void> {
    const wait = buckets.take(key, tokens)
    if (wait === 0) return
    if (this.#refusals.take(key, 1) > 0) await sleep(SLOW_REFUSAL_MS * (0.5 + Math.random()))
    throw new AppError('tooMany', 'TOO_MANY_REQUESTS', undefined, { retryAfter: Math.ceil(wait) })
  }
}

const networkOfRequest = ({ ip, socket }: FastifyRequest): string => networkOf(ip, socket.remoteAddress)

const payerOf = (request: FastifyRequest): string =>
  request.viewer.account ? `account ${request.viewer.account.id}` : networkOfRequest(request)
