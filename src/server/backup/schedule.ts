import { existsSync } from 'node:fs'
import type { Database } from '../platform/database.ts'
import { noteErasures } from './erasures.ts'
import { type BackupFolder, backupsIn, keepBackup } from './kept.ts'

export interface Schedule extends BackupFolder {
  /** milliseconds between two backups; 0: none by the clock */
  readonly everyMs: number
}

/** Milliseconds between two looks at whether a backup is due. */
const LOOK_EVERY = 60_000

/**
 * Makes a backup whenever the newest is too old, one at a time, and notes erasures for the day one is restored.
 * @param failed hears what went wrong; the next look tries again
 * @returns ends it, after what is under way
 */
export function startBackups(
  database: Database,
  schedule: Schedule,
  failed: (error: unknown) => void,
  now: () => Date = () => new Date(),
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let busy = false
  const look = () => {
    if (busy) return
    busy = true
    running = round(database, schedule, now())
      .catch(failed)
      .finally(() => {
        busy = false
      })
  }
  const timer = setInterval(look, LOOK_EVERY)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

/** One look. */
export async function round(database: Database, schedule: Schedule, now: Date): Promise<void> {
  await noteErasures(database.db, schedule.folder)
  if (isDue(schedule, now)) await keepBackup(database.pool, schedule, 'scheduled', now)
}

function isDue({ folder, everyMs }: Schedule, now: Date): boolean {
  if (everyMs === 0) return false
  const newest = existsSync(folder) ? backupsIn(folder, 'scheduled')[0] : undefined
  return !newest || now.getTime() - newest.at.getTime() >= everyMs
}
