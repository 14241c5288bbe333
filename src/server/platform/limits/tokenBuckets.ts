/** How much a caller may ask for. */
export interface BucketSize {
  /** tokens that a full bucket holds: what may be asked for at once */
  readonly burst: number
  /** tokens that come back each second, up to the burst */
  readonly perSecond: number
}

interface Bucket {
  tokens: number
  /** when they were counted, in milliseconds of the clock */
  at: number
}

/** Buckets kept of each of the two generations: some ten megabytes. */
const MOST = 50_000

/**
 * A token bucket for each key: a burst at once, then a steady rate. Memory is bounded: a bucket that nobody has touched for as
 * long as an empty one takes to fill is full, so it is forgotten; of more than `MOST` keys in that time the older half go.
 */
export class TokenBuckets {
  readonly #size: BucketSize
  readonly #now: () => number
  readonly #fillMs: number
  #recent = new Map<string, Bucket>()
  #older = new Map<string, Bucket>()
  #turnedAt: number

  /** @param now the clock, in milliseconds that never go back */
  constructor(size: BucketSize, now: () => number = () => performance.now()) {
    this.#size = size
    this.#now = now
    this.#fillMs = (size.burst / size.perSecond) * 1000
    this.#turnedAt = now()
  }

  /** How many buckets are remembered. */
  get count(): number {
    return this.#recent.size + this.#older.size
  }

  /**
   * Takes `cost` tokens out of the bucket of `key`, or none where it holds too few; what costs more than a full bucket takes all of it.
   * @returns seconds after which there are enough; 0: they have been taken
   */
  take(key: string, cost: number): number {
    const bucket = this.#bucketOf(key)
    const taken = Math.min(cost, this.#size.burst)
    if (taken > bucket.tokens) return (taken - bucket.tokens) / this.#size.perSecond
    bucket.tokens -= taken
    return 0
  }

  /** Puts tokens back into the bucket of `key`. */
  giveBack(key: string, tokens: number): void {
    const bucket = this.#bucketOf(key)
    bucket.tokens = Math.min(this.#size.burst, bucket.tokens + tokens)
  }

  /** The bucket as it is at this moment. */
  #bucketOf(key: string): Bucket {
    const now = this.#now()
    this.#forget(now)
    const bucket = this.#recent.get(key) ?? this.#older.get(key) ?? { tokens: this.#size.burst, at: now }
    const filled = bucket.tokens + ((now - bucket.at) / 1000) * this.#size.perSecond
    bucket.tokens = Math.min(this.#size.burst, filled)
    bucket.at = now
    this.#older.delete(key)
    this.#recent.set(key, bucket)
    return bucket
  }

  #forget(now: number): void {
    if (now - this.#turnedAt < this.#fillMs && this.#recent.size < MOST) return
    this.#older = this.#recent
    this.#recent = new Map()
    this.#turnedAt = now
  }
}
