import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../platform/database.ts'
import { hasBinaries } from '../platform/embedded/binaries.ts'
import { startEmbeddedPostgres } from '../platform/embedded/embeddedPostgres.ts'
import { differences, sumDatabase } from './backup.ts'
import { BackupError, BackupReader } from './format.ts'
import { loadBackup } from './load.ts'
import { readHead, readTables } from './read.ts'

/**
 * Restores a backup into a database of its own, made for this and thrown away, and compares every table with what the file says. Where no
 * PostgreSQL comes with the program, only reads the file and compares.
 * @returns how it was verified
 * @throws BackupError where it cannot be read or restored, or comes out different
 */
export async function verifyBackup(file: string): Promise<'restored' | 'read'> {
  if (!hasBinaries()) {
    await readBackup(file)
    return 'read'
  }
  await tryRestore(file)
  return 'restored'
}

async function readBackup(file: string): Promise<void> {
  const reader = new BackupReader(file)
  try {
    await readHead(reader)
    await readTables(reader, async (_table, rows) => {
      for await (const _row of rows);
    })
  } finally {
    await reader.close()
  }
}

async function tryRestore(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'koirakanta-verify-'))
  try {
    const server = await startEmbeddedPostgres(folder, { durable: false })
    const database = openDatabase(server.url, { max: 2 })
    try {
      const { tables } = await loadBackup(database.pool, file)
      const different = differences(tables, await sumDatabase(database.pool))
      if (different.length > 0)
        throw new BackupError(`restored, these tables are different: ${different.join(', ')}`)
    } finally {
      await database.close()
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
