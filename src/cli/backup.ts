import { parseArgs } from 'node:util'
import type pg from 'pg'
import { writeBackup } from '#server/backup/backup.ts'
import type { TableSums } from '#server/backup/format.ts'
import { writeVerified } from '#server/backup/verify.ts'
import { reachDatabaseServer } from '#server/platform/databaseServer.ts'
import type { Command } from './io.ts'
import { onDatabase } from './onDatabase.ts'

const USAGE = `Usage: koirakanta backup FILE [--unverified]

Writes one moment of the whole database to FILE, beside a running service or without one, and restores it into a database of its own
to see that it is whole (where no PostgreSQL comes with the program, it is only read). FILE holds personal data and password hashes: only you can read it; keep it so.

  --unverified   does not restore it
`

/** `koirakanta backup FILE` */
export const run: Command = async (args, io) => {
  const wanted = readArguments(args)
  if (!wanted) {
    io.stderr.write(USAGE)
    return 2
  }
  const { tables, verified } = await onDatabase({ find: reachDatabaseServer, max: 1 }, ({ pool }) =>
    write(pool, wanted),
  )
  io.stdout.write(`${wanted.file}: ${rowsIn(tables)}${VERIFIED[verified]}.\n`)
  return 0
}

type Wanted = NonNullable<ReturnType<typeof readArguments>>

async function write(pool: pg.Pool, { file, verify }: Wanted) {
  if (verify) return writeVerified(pool, file, new Date())
  return { tables: await writeBackup(pool, file, new Date()), verified: 'not' as const }
}

const VERIFIED = {
  not: '',
  restored: ', restored and compared',
  read: ', read and compared; not restored, as no PostgreSQL comes with the program for this platform',
}

/** How much a backup holds, in words. */
function rowsIn(tables: TableSums): string {
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
