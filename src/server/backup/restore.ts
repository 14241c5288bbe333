import type pg from 'pg'
import { asOperator } from '../platform/act.ts'
import type { Database } from '../platform/database.ts'
import { holdWaitingMails } from '../platform/mail/mail.store.ts'
import { migrate } from '../platform/migrate.ts'
import { StartError } from '../platform/startError.ts'
import { eraseAgain } from './erasures.ts'
import { BackupError, BackupReader } from './format.ts'
import { loadBackup } from './load.ts'
import { readHead } from './read.ts'
import { markFinished, markUnfinished, unfinishedRestore } from './unfinished.store.ts'

interface Restored {
  /** the moment that the backup shows */
  readonly at: Date
  /** how many were erased again */
  readonly erased: number
}

/**
 * Makes an empty database what a backup holds, brings it up to this program, holds back the mails that waited, and erases again whoever
 * has been erased since. Ended on the way, it is finished by the same call; until then `refuseUnfinishedRestore` keeps the service away.
 * @param folder where erasures are noted
 * @throws BackupError where the database is not empty, or the file is no backup, not whole, or of a newer program
 */
export async function restore({ pool, db }: Database, file: string, folder: string): Promise<Restored> {
  const begun = await unfinishedRestore(pool)
  const { at } = begun ? await sameBackup(file, begun) : await loadBackup(pool, file, markUnfinished)
  await migrate(pool)
  const erased = await asOperator(db, async (act) => {
    await holdWaitingMails(act.db, act.at)
    const count = await eraseAgain(act, folder, at)
    await markFinished(act.db)
    return count
  })
  return { at, erased }
}

async function sameBackup(file: string, begun: Date): Promise<{ at: Date }> {
  const reader = new BackupReader(file)
  try {
    const at = new Date((await readHead(reader)).at)
    if (at.getTime() === begun.getTime()) return { at }
  } finally {
    await reader.close()
  }
  throw new BackupError(
    `the database holds an unfinished restore of the backup of ${begun.toISOString()}: restore that one again, or empty the database`,
  )
}

/** @throws StartError where a restore was begun and not finished: people who were erased may be in the database again */
export async function refuseUnfinishedRestore(pool: pg.Pool): Promise<void> {
  const begun = await unfinishedRestore(pool)
  if (!begun) return
  throw new StartError(
    `the restore of the backup of ${begun.toISOString()} was not finished: run koirakanta restore with its file again, then start`,
  )
}
