/** How much a caller may ask for. */
export interface BucketSize {
  /** tokens that a full bucket holds: what may be asked for at once */
  readonly burst: number
  /** tokens that come back each second, up to the burst */
  readonly perSecond: number
}

interface Bucket {
  /** less than nothing where more was taken elsewhere than it held */
  tokens: number
  /** when they were counted, in milliseconds of the clock */
  at: number
  /** tokens that were taken here and that `untold` has not told yet */
  untold: number
}

/** A key, and the tokens that were taken out of its bucket. */
export type Taken = readonly [key: string, tokens: number]

/** Buckets kept of each of the two generations: some ten megabytes. */
const MOST = 50_000
/** The part of a burst from which what is taken of a bucket is told. */
const TOLD_SHARE = 1 / 20

/**
 * A token bucket for each key: a burst at once, then a steady rate. What is taken elsewhere leaves a debt of at most another
 * burst. Memory is bounded: a bucket that nobody has touched for as long as the deepest debt takes to fill is full, so it is
 * forgotten; of more than `MOST` keys in that time the older half go.
 */
export class TokenBuckets {
  readonly #size: BucketSize
  readonly #now: () => number
  readonly #fillMs: number
  #recent = new Map<string, Bucket>()
  #older = new Map<string, Bucket>()
  #turnedAt: number
  /** keys of which enough was taken to be told */
  readonly #noted = new Set<string>()
  readonly #toldFrom: number

  /** @param now the clock, in milliseconds that never go back */
  constructor(size: BucketSize, now: () => number = () => performance.now()) {
    this.#size = size
    this.#now = now
    this.#fillMs = ((2 * size.burst) / size.perSecond) * 1000
    this.#toldFrom = TOLD_SHARE * size.burst
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
    bucket.untold += taken
    if (bucket.untold >= this.#toldFrom) this.#noted.add(key)
    return 0
  }

  /** Takes tokens that were taken out of the bucket of `key` in another process, whether it holds them or not. */
  takeElsewhere(key: string, tokens: number): void {
    const bucket = this.#bucketOf(key)
    bucket.tokens = Math.max(-this.#size.burst, bucket.tokens - tokens)
  }

  /** What has been taken and not told yet, of at most so many keys; what is little by little is told when it has come together. */
  untold(most: number): Taken[] {
    const taken: Taken[] = []
    for (const key of [...this.#noted].slice(0, most)) {
      const bucket = this.#bucketOf(key)
      if (bucket.untold >= this.#toldFrom) {
        taken.push([key, bucket.untold])
        bucket.untold = 0
      }
      this.#noted.delete(key)
    }
    return taken
  }

  /** Puts tokens back into the bucket of `key`. */
  giveBack(key: string, tokens: number): void {
    const bucket = this.#bucketOf(key)
    bucket.tokens = Math.min(this.#size.burst, bucket.tokens + tokens)
    bucket.untold -= tokens
  }

  /** The bucket as it is at this moment. */
  #bucketOf(key: string): Bucket {
    const now = this.#now()
    this.#forget(now)
    const bucket = this.#recent.get(key) ?? this.#older.get(key) ?? this.#full(now)
    const filled = bucket.tokens + ((now - bucket.at) / 1000) * this.#size.perSecond
    bucket.tokens = Math.min(this.#size.burst, filled)
    bucket.at = now
    this.#older.delete(key)
    this.#recent.set(key, bucket)
    return bucket
  }

  #full(now: number): Bucket {
    return { tokens: this.#size.burst, at: now, untold: 0 }
  }

  #forget(now: number): void {
    if (now - this.#turnedAt < this.#fillMs && this.#recent.size < MOST) return
    this.#older = this.#recent
    this.#recent = new Map()
    this.#turnedAt = now
    // Of a process that tells nobody.
    if (this.#noted.size > MOST) this.#noted.clear()
  }
}
