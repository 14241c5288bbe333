import { existsSync } from 'node:fs'
import type { Database } from '../platform/database.ts'
import type { Job } from '../platform/jobs/jobs.types.ts'
import { noteErasures } from './erasures.ts'
import { type BackupFolder, backupsIn, keepBackup } from './kept.ts'

export interface Schedule extends BackupFolder {
  /** milliseconds between two backups; 0: none by the clock */
  readonly everyMs: number
}

const MINUTE = 60_000
/** Milliseconds between two looks at whether a backup is due. */
const LOOK_EVERY = MINUTE
/** Milliseconds to wait after a backup that failed, and after the next ones: each reads the whole database. */
const WAITS = [5 * MINUTE, 30 * MINUTE, 60 * MINUTE] as const

/** Backups by the clock. The backup that is under way when the service stops is made anew at the next start. */
export function backupJob(rounds: Rounds, now: () => Date): Job {
  return { name: 'backups', everyMs: LOOK_EVERY, run: (signal) => rounds.look(now(), signal) }
}

/** One look after another. */
export class Rounds {
  readonly #database: Database
  readonly #schedule: Schedule
  #failure: { readonly error: unknown; readonly count: number; readonly until: number } | undefined

  constructor(database: Database, schedule: Schedule) {
    this.#database = database
    this.#schedule = schedule
  }

  /**
   * Notes erasures for the day a backup is restored, and makes a backup where the newest is too old, until `signal` aborts.
   * @throws what went wrong, and again as long as it waits before the next try
   */
  async look(now: Date, signal?: AbortSignal): Promise<void> {
    // A backup is made also where erasures cannot be noted.
    const noted = await this.note().then(
      () => null,
      (error: unknown) => ({ error }),
    )
    await this.#backUp(now, signal)
    if (noted) throw noted.error
  }

  async #backUp(now: Date, signal?: AbortSignal): Promise<void> {
    if (this.#failure && now.getTime() < this.#failure.until) throw this.#failure.error
    if (!isDue(this.#schedule, now)) return
    try {
      await keepBackup(this.#database.pool, this.#schedule, 'scheduled', now, signal)
      this.#failure = undefined
    } catch (error) {
      if (signal?.aborted) return
      const count = (this.#failure?.count ?? 0) + 1
      const wait = WAITS[Math.min(count, WAITS.length) - 1]!
      this.#failure = { error, count, until: now.getTime() + wait }
      throw error
    }
  }

  /** Notes erasures, which a backup that is restored must repeat. */
  note = (): Promise<void> => noteErasures(this.#database.db, this.#schedule.folder)
}

function isDue({ folder, everyMs }: Schedule, now: Date): boolean {
  if (everyMs === 0) return false
  const newest = existsSync(folder) ? backupsIn(folder, 'scheduled')[0] : undefined
  return !newest || now.getTime() - newest.at.getTime() >= everyMs
}
