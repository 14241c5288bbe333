import { parseArgs } from 'node:util'
import { writeBackup } from '#server/backup/backup.ts'
import { BackupError, type TableSums } from '#server/backup/format.ts'
import { verifyBackup } from '#server/backup/verify.ts'
import { loadConfig } from '#server/config.ts'
import { openDatabase } from '#server/platform/database.ts'
import { reachDatabaseServer } from '#server/platform/databaseServer.ts'
import type { Command } from './io.ts'

const USAGE = `Usage: koirakanta backup FILE [--unverified]

Writes one moment of the whole database to FILE, beside a running service or without one, and restores it into a database of its own
to see that it is whole. FILE holds personal data and password hashes: only you can read it; keep it so.

  --unverified   does not restore it
`

/** `koirakanta backup FILE` */
export const run: Command = async (args, io) => {
  const wanted = readArguments(args)
  if (!wanted) {
    io.stderr.write(USAGE)
    return 2
  }
  const server = await reachDatabaseServer(loadConfig(process.env))
  const database = openDatabase(server.url, { max: 1 })
  try {
    const tables = await writeBackup(database.pool, wanted.file, new Date())
    if (wanted.verify) await verifyBackup(wanted.file)
    io.stdout.write(`${wanted.file}: ${rowsIn(tables)}${wanted.verify ? ', restored and compared' : ''}.\n`)
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

/** How much a backup holds, in words. */
export function rowsIn(tables: TableSums): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${Object.keys(tables).length} tables`
}

function readArguments(args: string[]): { file: string; verify: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { unverified: { type: 'boolean', default: false } },
    })
    const [file, ...rest] = positionals
    return file === undefined || rest.length > 0 ? null : { file, verify: !values.unverified }
  } catch {
    return null
  }
}
