import { AppError } from './errors.ts'

interface QueueLimits {
  /** how much is done at once */
  readonly atOnce: number
  /** how much of it for one caller; default all */
  readonly ofOne?: number
  /** how much may wait */
  readonly longestQueue: number
}

interface Line {
  running: number
  readonly waiting: (() => void)[]
}

/**
 * Work that takes much of the machine: a few at once, the others in line, and no line without end. Each caller has a line of
 * his own, and the next place goes to the caller who has waited longest for one, so that nobody waits for all that another has asked.
 */
export class WorkQueue {
  readonly #limits: Required<QueueLimits>
  /** of callers with work in hand; who had a place last stands last */
  readonly #lines = new Map<string, Line>()
  #running = 0
  #waiting = 0

  constructor(limits: QueueLimits) {
    this.#limits = { ofOne: limits.atOnce, ...limits }
  }

  /** Does the work when its turn comes. @throws AppError BUSY when too many wait already */
  async take<Result>(work: () => Promise<Result>, caller = ''): Promise<Result> {
    await this.#enter(caller)
    try {
      return await work()
    } finally {
      this.#leave(caller)
    }
  }

  async #enter(caller: string): Promise<void> {
    const line = this.#lines.get(caller) ?? { running: 0, waiting: [] }
    if (this.#hasPlaceFor(line)) {
      this.#give(caller, line)
      return
    }
    if (this.#waiting >= this.#limits.longestQueue) throw new AppError('busy', 'BUSY')
    this.#lines.set(caller, line)
    this.#waiting++
    await new Promise<void>((resolve) => line.waiting.push(resolve))
  }

  #hasPlaceFor({ running }: Line): boolean {
    return this.#running < this.#limits.atOnce && running < this.#limits.ofOne
  }

  #give(caller: string, line: Line): void {
    this.#running++
    line.running++
    this.#putLast(caller, line)
  }

  #putLast(caller: string, line: Line): void {
    this.#lines.delete(caller)
    this.#lines.set(caller, line)
  }

  /** The place goes to the next in line, or is free. */
  #leave(caller: string): void {
    const left = this.#lines.get(caller)!
    this.#running--
    left.running--
    if (left.running > 0 || left.waiting.length > 0) this.#putLast(caller, left)
    else this.#lines.delete(caller)
    for (const [next, line] of this.#lines) {
      const start = this.#hasPlaceFor(line) ? line.waiting.shift() : undefined
      if (!start) continue
      this.#waiting--
      this.#give(next, line)
      start()
      return
    }
  }
}
