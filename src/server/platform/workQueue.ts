import { AppError } from './errors.ts'

/** Work that takes much of the machine: a few at once, the others in line, and no line without end. */
export class WorkQueue {
  readonly #atOnce: number
  readonly #longestQueue: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(atOnce: number, longestQueue: number) {
    this.#atOnce = atOnce
    this.#longestQueue = longestQueue
  }

  /** Does the work when its turn comes. @throws AppError BUSY when too many wait already */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#enter()
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#atOnce) {
      this.#running++
      return
    }
    if (this.#waiting.length >= this.#longestQueue) throw new AppError('busy', 'BUSY')
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** The place goes to the next in line, or is free. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#running--
  }
}
