import { existsSync } from 'node:fs'
import type pg from 'pg'
import packageJson from '../../../package.json' with { type: 'json' }
import { backupsIn } from '../backup/kept.ts'
import type { Config } from '../config.ts'
import type { Database, Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { JobState } from '../platform/jobs/jobs.types.ts'
import { databaseState, pingDatabase } from './serviceWatch.store.ts'

declare module '../platform/services.ts' {
  interface Services {
    readonly watch: ServiceWatch
  }
}

/** Milliseconds for which one look at the database answers everybody who asks: the question has no limit of its own. */
const LOOK_EVERY = 1000
/** Milliseconds after which a database that does not answer counts as missing. */
const PATIENCE = 3000

/** Looks after the running service, for whoever has to keep it running. */
export class ServiceWatch {
  readonly #db: Db
  readonly #pool: pg.Pool
  readonly #config: Pick<Config, 'backups' | 'mail'>
  readonly #startedAt: Date
  readonly #jobs: Jobs
  #look: { readonly at: number; readonly found: Promise<readonly JobState[] | null> } | undefined

  constructor({ db, pool }: Database, jobs: Jobs, config: Pick<Config, 'backups' | 'mail'>, startedAt: Date) {
    this.#db = db
    this.#pool = pool
    this.#jobs = jobs
    this.#config = config
    this.#startedAt = startedAt
  }

  /** The jobs as they stand. @throws AppError DATABASE_UNAVAILABLE where the database does not answer */
  async checkHealth(): Promise<{ readonly jobs: readonly JobState[] }> {
    const now = performance.now()
    if (!this.#look || now - this.#look.at > LOOK_EVERY) this.#look = { at: now, found: this.#answers() }
    const jobs = await this.#look.found
    if (jobs) return { jobs }
    throw new AppError('busy', 'DATABASE_UNAVAILABLE')
  }

  async #answers(): Promise<readonly JobState[] | null> {
    const late = Promise.withResolvers<null>()
    const timer = setTimeout(() => late.resolve(null), PATIENCE)
    const answered = this.#jobs.states().catch(() => null)
    return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer))
  }

  /** How the service is doing at this moment. */
  async state() {
    const asked = performance.now()
    await pingDatabase(this.#db)
    const databaseMs = Math.round(performance.now() - asked)
    const { folder, everyMs } = this.#config.backups
    const backups = existsSync(folder)
      ? [...backupsIn(folder, 'scheduled'), ...backupsIn(folder, 'upgrade')]
      : []
    return {
      version: packageJson.version,
      startedAt: this.#startedAt,
      databaseMs,
      database: await databaseState(this.#db),
      jobs: await this.#jobs.states(),
      pool: this.#pool,
      memoryBytes: process.memoryUsage.rss(),
      sendsMails: this.#config.mail.smtpUrl !== undefined,
      backupEveryMs: everyMs,
      newestBackupAt: backups.map(({ at }) => at).toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
    }
  }
}

export type WatchedState = Awaited<ReturnType<ServiceWatch['state']>>
