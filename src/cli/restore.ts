import { restore } from '#server/backup/restore.ts'
import { startDatabaseServer } from '#server/platform/databaseServer.ts'
import type { Command } from './io.ts'
import { onDatabase } from './onDatabase.ts'

const USAGE = `Usage: koirakanta restore FILE

Makes an empty database what FILE holds, all or nothing, and brings it up to this program. Stop the service first. Everybody has to
sign in again; mails that still waited are held back, for SYSADMIN to send or leave; whoever was erased since then, as the folder
BACKUP_DIR has noted, is erased again. Ended on the way, it goes on where it was when it is run again.
`

/** `koirakanta restore FILE` */
export const run: Command = async (args, io) => {
  const [file, ...rest] = args
  if (file === undefined || file.startsWith('-') || rest.length > 0) {
    io.stderr.write(USAGE)
    return 2
  }
  return onDatabase({ find: startDatabaseServer, max: 2 }, async (database, { backups }) => {
    const { at, erased } = await restore(database, file, backups.folder)
    io.stdout.write(
      `The database is as it was at ${at.toISOString()}.\nErased again: ${erased}, of those noted in ${backups.folder} since then.\n`,
    )
    return 0
  })
}
