import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { openDatabase } from '../platform/database.ts'
import { hasBinaries } from '../platform/embedded/binaries.ts'
import { clusterFiles } from '../platform/embedded/cluster.ts'
import { startEmbeddedPostgres } from '../platform/embedded/embeddedPostgres.ts'
import { folderHolder } from '../platform/embedded/folderLock.ts'
import { stopLeftOver } from '../platform/embedded/serverProcess.ts'
import { differences, sumDatabase, writeBackup } from './backup.ts'
import { BackupError, BackupReader, type TableSums } from './format.ts'
import { loadBackup } from './load.ts'
import { readHead, readTables } from './read.ts'

/** Ends the name of a file that is still being written or verified. */
export const UNVERIFIED = '.unverified'

/**
 * Writes a backup and verifies it; the file appears under its name, in place of an earlier one, when that is done.
 * @param signal ends it at once
 * @throws BackupError where it comes out wrong; nothing is left of it
 */
export async function writeVerified(
  pool: pg.Pool,
  file: string,
  now: Date,
  signal?: AbortSignal,
): Promise<{ readonly tables: TableSums; readonly verified: 'restored' | 'read' }> {
  const trial = `${file}${UNVERIFIED}`
  try {
    const tables = await writeBackup(pool, trial, now, signal)
    const verified = await verifyBackup(trial, signal)
    renameSync(trial, file)
    return { tables, verified }
  } finally {
    rmSync(trial, { force: true })
  }
}

/**
 * Restores a backup into a database of its own, made for this and thrown away, and compares every table with what the file says. Where no
 * PostgreSQL comes with the program, only reads the file and compares.
 * @returns how it was verified
 * @throws BackupError where it cannot be read or restored, or comes out different
 */
export async function verifyBackup(file: string, signal?: AbortSignal): Promise<'restored' | 'read'> {
  if (!hasBinaries()) {
    await readBackup(file, signal)
    return 'read'
  }
  await tryRestore(file, signal)
  return 'restored'
}

async function readBackup(file: string, signal?: AbortSignal): Promise<void> {
  const reader = new BackupReader(file)
  try {
    await readHead(reader)
    await readTables(reader, async (_table, rows) => {
      for await (const _row of rows) signal?.throwIfAborted()
    })
  } finally {
    await reader.close()
  }
}

const TRIAL_FOLDER = 'koirakanta-verify-'

/** Removes what killed verifications have left behind: each holds a whole database, and perhaps its running server. */
async function removeLeftOvers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(TRIAL_FOLDER))) {
    const folder = join(tmpdir(), name)
    if (await folderHolder(folder)) continue
    await stopLeftOver(clusterFiles(join(folder, 'postgres')))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function tryRestore(file: string, signal?: AbortSignal): Promise<void> {
  await removeLeftOvers()
  signal?.throwIfAborted()
  const folder = mkdtempSync(join(tmpdir(), TRIAL_FOLDER))
  try {
    const server = await startEmbeddedPostgres(folder, { durable: false })
    const database = openDatabase(server.url, { max: 2 })
    // A lost connection is met where its statement fails; unheard, it would end the process.
    database.pool.on('connect', (client) => client.on('error', () => undefined))
    // In the middle of a statement: the rows of a large table are checked for minutes.
    const end = () => void server.stop()
    signal?.addEventListener('abort', end)
    try {
      signal?.throwIfAborted()
      const { tables } = await loadBackup(database.pool, file)
      const different = differences(tables, await sumDatabase(database.pool))
      if (different.length > 0)
        throw new BackupError(`restored, these tables are different: ${different.join(', ')}`)
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    } finally {
      signal?.removeEventListener('abort', end)
      await database.close()
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
