import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../platform/database.ts'
import { startEmbeddedPostgres } from '../platform/embedded/embeddedPostgres.ts'
import { differences, sumDatabase } from './backup.ts'
import { BackupError } from './format.ts'
import { restoreBackup } from './restore.ts'

/**
 * Restores a backup into a database of its own, made for this and thrown away, and compares every table with what the file says.
 * @throws BackupError where it cannot be restored, or comes out different
 */
export async function verifyBackup(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'koirakanta-verify-'))
  try {
    const server = await startEmbeddedPostgres(folder, { durable: false })
    const database = openDatabase(server.url, { max: 2 })
    try {
      const { tables } = await restoreBackup(database.pool, file)
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
