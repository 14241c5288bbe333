import { BackupError } from '#server/backup/format.ts'
import { holdWaitingMails, restoreBackup } from '#server/backup/restore.ts'
import { loadConfig } from '#server/config.ts'
import { openDatabase } from '#server/platform/database.ts'
import { startDatabaseServer } from '#server/platform/databaseServer.ts'
import { migrate } from '#server/platform/migrate.ts'
import { rowsIn } from './backup.ts'
import type { Command } from './io.ts'

const USAGE = `Usage: koirakanta restore FILE

Makes an empty database what FILE holds, all or nothing, and brings it up to this program. Stop the service first. Everybody has to
sign in again; mails that still waited are held back, for SYSADMIN to send or leave.
`

/** `koirakanta restore FILE` */
export const run: Command = async (args, io) => {
  const [file, ...rest] = args
  if (file === undefined || file.startsWith('-') || rest.length > 0) {
    io.stderr.write(USAGE)
    return 2
  }
  const server = await startDatabaseServer(loadConfig(process.env))
  const database = openDatabase(server.url, { max: 2 })
  try {
    const { at, tables } = await restoreBackup(database.pool, file)
    await migrate(database.pool)
    await holdWaitingMails(database.pool, new Date())
    io.stdout.write(`The database is as it was at ${at.toISOString()}: ${rowsIn(tables)}.\n`)
    return 0
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    io.stderr.write(`koirakanta: ${error.message}\n`)
    return 1
  } finally {
    await database.close()
    await server.stop()
  }
}
