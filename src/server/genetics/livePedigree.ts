import { Worker } from 'node:worker_threads'
import { StartError } from '../platform/startError.ts'
import type { PedigreeSnapshot } from './snapshot.ts'
import type { WorkerAnswers, WorkerMessage, WorkerQuestion, WorkerSettings } from './worker.ts'

/** What Node posts of its own from a worker: under `--watch`, the files that it loads. */
type ForeignMessage = { readonly [name: `watch:${string}`]: readonly string[] }

interface Log {
  warn(details: object, message: string): void
}

interface Answering {
  readonly resolve: (answer: never) => void
  readonly reject: (error: Error) => void
}

declare module '../platform/services.ts' {
  interface Services {
    readonly live: LivePedigree
  }
}

/**
 * The pedigree in memory, kept true: a worker thread watches the database's version, computes everything anew when it
 * moves, and hands the finished arrays over on shared memory.
 */
export class LivePedigree {
  readonly #worker: Worker
  readonly #log: Log
  #snapshot: PedigreeSnapshot | undefined
  #loops: readonly (readonly string[])[] = []
  #failed = ''
  #asked = 0
  readonly #waiting = new Map<number, Answering>()

  private constructor(settings: WorkerSettings, log: Log) {
    this.#log = log
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings })
  }

  /** Resolves when the first snapshot is there. @throws StartError when the first reading fails */
  static async start(settings: WorkerSettings, log: Log): Promise<LivePedigree> {
    const live = new LivePedigree(settings, log)
    await new Promise<void>((resolve, reject) => {
      live.#worker.on('message', (message: WorkerMessage | ForeignMessage) => {
        if (!('kind' in message)) return
        live.#receive(message)
        if (live.#snapshot) resolve()
        else reject(new StartError(`the pedigree cannot be read: ${live.#failed}`))
      })
      live.#worker.on('error', (error) => {
        log.warn({ err: error }, 'the pedigree worker has ended')
        live.#refuseAll(error)
        reject(error)
      })
    }).catch(async (error: unknown) => {
      await live.close()
      throw error
    })
    return live
  }

  /** The newest finished snapshot; take it once for everything that belongs together. */
  get snapshot(): PedigreeSnapshot {
    return this.#snapshot!
  }

  /** Registration numbers of dogs that are recorded as their own ancestors, those of one loop together. */
  get loops(): readonly (readonly string[])[] {
    return this.#loops
  }

  /**
   * Measures a breed, or the males beside a bitch, in the worker, beside the answers to others; one question at a time.
   * @throws Error when the worker has ended
   */
  measure<Kind extends keyof WorkerAnswers>(
    kind: Kind,
    question: WorkerAnswers[Kind]['question'],
  ): Promise<WorkerAnswers[Kind]['answer']> {
    const number = ++this.#asked
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject })
      this.#worker.postMessage({ number, kind, question } as WorkerQuestion)
    })
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
    this.#refuseAll(new Error('the service is closing'))
  }

  #refuseAll(error: Error): void {
    for (const answer of this.#waiting.values()) answer.reject(error)
    this.#waiting.clear()
  }

  #take(number: number): Answering | undefined {
    const answer = this.#waiting.get(number)
    this.#waiting.delete(number)
    return answer
  }

  #receive(message: WorkerMessage): void {
    if (message.kind === 'measured') this.#take(message.number)?.resolve(message.measured as never)
    else if (message.kind === 'unmeasured') this.#take(message.number)?.reject(new Error(message.reason))
    else if (message.kind === 'snapshot') {
      this.#snapshot = message.snapshot
      this.#failed = ''
      const isNew = JSON.stringify(message.loops) !== JSON.stringify(this.#loops)
      this.#loops = message.loops
      if (isNew && message.loops.length > 0)
        this.#log.warn(
          { loops: message.loops },
          'dogs are their own ancestors; the links among them count as unknown',
        )
    } else if (message.reason !== this.#failed) {
      this.#failed = message.reason
      this.#log.warn({ reason: message.reason }, 'the pedigree could not be read; the last one stands')
    }
  }
}
