import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { JobName } from '#contract/constants.ts'
import type { Db } from '../database.ts'
import { askForJob, endJob, jobStates, keepJob, takeJob } from './jobs.store.ts'
import type { Job, JobState } from './jobs.types.ts'

/** Milliseconds between two looks at whether a job is due that has a longer rhythm, so that a killed copy's is soon taken over. */
const LOOK_EVERY = 60_000
/** Milliseconds between two words that a job is still being run; less than it is held for. */
const KEEP_EVERY = 10_000
/** Milliseconds after which the log repeats what has not changed. */
const TELL_EVERY = 3_600_000

/**
 * Runs the jobs of the service by the clock. Each is run by one copy at a time: whoever takes its row holds it, and says so again and again; a
 * copy that was killed says nothing, and another takes over.
 */
export class Jobs {
  readonly #db: Db
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly #since: Date
  readonly #jobs = new Map<JobName, Job>()
  readonly #looks = new Map<JobName, Promise<void>>()
  readonly #again = new Set<JobName>()
  readonly #told = new Map<string, number>()
  readonly #ending = new AbortController()
  readonly #timers: NodeJS.Timeout[] = []

  /** @param since when this copy began to look */
  constructor(db: Db, log: Pick<FastifyBaseLogger, 'warn' | 'error'>, since: Date) {
    this.#db = db
    this.#log = log
    this.#since = since
  }

  /** Adds what the service does by the clock. */
  add(jobs: readonly Job[]): void {
    for (const job of jobs) this.#jobs.set(job.name, job)
  }

  /** Looks by the clock from now on, at the jobs that this copy does not leave to others. */
  start(): void {
    for (const { name, everyMs } of this.#jobs.values())
      if (everyMs > 0) this.#every(Math.min(everyMs, LOOK_EVERY), () => void this.look(name))
    this.#every(LOOK_EVERY, () => void this.watch())
  }

  #every(ms: number, work: () => void): void {
    const timer = setInterval(work, ms)
    timer.unref()
    this.#timers.push(timer)
  }

  /** Ends it, with the runs that are under way. */
  async stop(): Promise<void> {
    for (const timer of this.#timers.splice(0)) clearInterval(timer)
    this.#ending.abort()
    await Promise.all(this.#looks.values())
  }

  /** How each job stands. */
  states = (): Promise<JobState[]> => jobStates(this.#db, this.#since)

  /** Has a job run now, beside whoever asks for it, who waits so many milliseconds for its end. */
  async ask(name: JobName, waitMs = 0): Promise<void> {
    await askForJob(this.#db, name)
    await Promise.race([this.look(name), sleep(waitMs, undefined, { ref: false })])
  }

  /** Runs a job where it is due and no other copy is at it; during a run, once more after it. What goes wrong is kept and logged. */
  look(name: JobName): Promise<void> {
    const running = this.#looks.get(name)
    if (running) {
      this.#again.add(name)
      return running
    }
    const look = this.#lookUntilDone(name).finally(() => this.#looks.delete(name))
    this.#looks.set(name, look)
    return look
  }

  async #lookUntilDone(name: JobName): Promise<void> {
    const job = this.#jobs.get(name)
    if (!job) return
    do {
      this.#again.delete(name)
      await this.#runIfDue(job).catch((error: unknown) => this.#tell(name, codeOf(error), error))
    } while (this.#again.has(name) && !this.#ending.signal.aborted)
  }

  async #runIfDue(job: Job): Promise<void> {
    const holder = randomUUID()
    if (this.#ending.signal.aborted || !(await takeJob(this.#db, job, holder))) return
    const failure = await this.#run(job, holder)
    await endJob(this.#db, job.name, holder, failure)
  }

  async #run({ name, run }: Job, holder: string): Promise<string | null> {
    const lost = new AbortController()
    const keeping = setInterval(() => {
      keepJob(this.#db, name, holder).then(
        (isOurs) => isOurs || lost.abort(),
        () => undefined,
      )
    }, KEEP_EVERY)
    try {
      await run(AbortSignal.any([this.#ending.signal, lost.signal]))
      this.#forget(name)
      return null
    } catch (error) {
      this.#tell(name, codeOf(error), error)
      return codeOf(error)
    } finally {
      clearInterval(keeping)
    }
  }

  /** Logs which jobs have not done their work for too long. */
  async watch(): Promise<void> {
    const states = await this.states().catch(() => [])
    for (const { name, overdue } of states) if (overdue) this.#tell(name, OVERDUE)
  }

  /** The same of the same job once an hour. */
  #tell(name: JobName, reason: string, err?: unknown): void {
    const key = `${name} ${reason}`
    const now = performance.now()
    if (now - (this.#told.get(key) ?? -Infinity) < TELL_EVERY) return
    this.#told.set(key, now)
    if (reason === OVERDUE) this.#log.error({ job: name, reason }, 'job overdue')
    else this.#log.warn({ job: name, reason, err }, 'job failed')
  }

  #forget(name: JobName): void {
    for (const key of this.#told.keys()) if (key.startsWith(`${name} `)) this.#told.delete(key)
  }
}

const OVERDUE = 'JOB_OVERDUE'

/** What an error is called, without anything that it says: its message may hold people. */
const codeOf = (error: unknown): string => {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown }
  const found = [code, name].find((part) => typeof part === 'string' && /^\w{1,60}$/.test(part))
  return (found as string | undefined) ?? 'UNKNOWN'
}
