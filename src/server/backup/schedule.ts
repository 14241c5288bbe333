import { existsSync } from 'node:fs'
import type { Database } from '../platform/database.ts'
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

/**
 * Makes a backup whenever the newest is too old, one at a time, and notes erasures for the day one is restored.
 * @param failed hears what went wrong; a later look tries again
 * @returns ends it, with the backup that is under way, which is made anew at the next start, and a last note of erasures
 */
export function startBackups(
  database: Database,
  schedule: Schedule,
  failed: (error: unknown) => void,
  now: () => Date = () => new Date(),
): () => Promise<void> {
  const rounds = new Rounds(database, schedule, failed)
  let running: Promise<void> | undefined
  const look = () => {
    running ??= rounds.look(now()).finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(look, LOOK_EVERY)
  timer.unref()
  return async () => {
    clearInterval(timer)
    rounds.end()
    await running
    await rounds.note()
  }
}

/** One look after another. */
export class Rounds {
  readonly #database: Database
  readonly #schedule: Schedule
  readonly #failed: (error: unknown) => void
  readonly #ending = new AbortController()
  #failures = 0
  #notBefore = 0

  constructor(database: Database, schedule: Schedule, failed: (error: unknown) => void) {
    this.#database = database
    this.#schedule = schedule
    this.#failed = failed
  }

  /** Notes erasures, and makes a backup where one is due. */
  async look(now: Date): Promise<void> {
    await this.note()
    if (now.getTime() < this.#notBefore || !isDue(this.#schedule, now)) return
    try {
      await keepBackup(this.#database.pool, this.#schedule, 'scheduled', now, this.#ending.signal)
      this.#failures = 0
    } catch (error) {
      if (this.#ending.signal.aborted) return
      this.#failed(error)
      const wait = WAITS[Math.min(this.#failures++, WAITS.length - 1)]!
      this.#notBefore = now.getTime() + wait
    }
  }

  /** Ends the backup that is under way: a service that stops waits for none. */
  end(): void {
    this.#ending.abort(new Error('stopped'))
  }

  /** A backup is made also where erasures cannot be noted. */
  async note(): Promise<void> {
    await noteErasures(this.#database.db, this.#schedule.folder).catch(this.#failed)
  }
}

function isDue({ folder, everyMs }: Schedule, now: Date): boolean {
  if (everyMs === 0) return false
  const newest = existsSync(folder) ? backupsIn(folder, 'scheduled')[0] : undefined
  return !newest || now.getTime() - newest.at.getTime() >= everyMs
}
