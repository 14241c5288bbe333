import { eraseAgain } from '#server/backup/erasures.ts'
import { BackupError } from '#server/backup/format.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { loadConfig } from '#server/config.ts'
import { asOperator } from '#server/platform/act.ts'
import { openDatabase } from '#server/platform/database.ts'
import { startDatabaseServer } from '#server/platform/databaseServer.ts'
import { holdWaitingMails } from '#server/platform/mail/mail.store.ts'
import { migrate } from '#server/platform/migrate.ts'
import { rowsIn } from './backup.ts'
import type { Command } from './io.ts'

const USAGE = `Usage: koirakanta restore FILE

Makes an empty database what FILE holds, all or nothing, and brings it up to this program. Stop the service first. Everybody has to
sign in again; mails that still waited are held back, for SYSADMIN to send or leave; whoever was erased since then, as the folder
BACKUP_DIR has noted, is erased again.
`

/** `koirakanta restore FILE` */
export const run: Command = async (args, io) => {
  const [file, ...rest] = args
  if (file === undefined || file.startsWith('-') || rest.length > 0) {
    io.stderr.write(USAGE)
    return 2
  }
  const config = loadConfig(process.env)
  const server = await startDatabaseServer(config)
  const database = openDatabase(server.url, { max: 2 })
  try {
    const { at, tables } = await restoreBackup(database.pool, file)
    await migrate(database.pool)
    await holdWaitingMails(database.db, new Date())
    const erased = await asOperator(database.db, (act) => eraseAgain(act, config.backups.folder, at))
    io.stdout.write(
      `The database is as it was at ${at.toISOString()}: ${rowsIn(tables)}.\nErased again: ${erased}, of those noted in ${config.backups.folder} since then.\n`,
    )
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
