import { knownMigrations } from '../platform/migrate.ts'
import { differences, Sum } from './backup.ts'
import type { CopiedTable } from './copies.store.ts'
import {
  type BackupEnd,
  BackupError,
  type BackupHead,
  type BackupReader,
  FORMAT,
  type TableHead,
  type TableSum,
} from './format.ts'

/** The first line of a backup. @throws BackupError where the file is none, or not for this program */
export async function readHead(reader: BackupReader): Promise<BackupHead> {
  const head = await reader.json<BackupHead>()
  if (head.backup !== 'koirakanta') throw new BackupError('the file is no backup of Koirakanta')
  if (head.format < FORMAT)
    throw new BackupError('the backup is of a form that was never released: this program cannot read it')
  const unknown = head.migrations.find((name) => !knownMigrations().includes(name))
  if (head.format > FORMAT || unknown)
    throw new BackupError(`the backup is newer than this program${unknown ? ` (it has ${unknown})` : ''}`)
  return head
}

/**
 * Reads the tables of a backup up to its end.
 * @param take gets each table and the lines of its rows, all of which it must read
 * @throws BackupError where a table is not what the end of the file says
 */
export async function readTables(
  reader: BackupReader,
  take: (table: CopiedTable, rows: AsyncIterable<Buffer>) => Promise<void>,
): Promise<BackupEnd> {
  const found: Record<string, TableSum> = {}
  let next = await reader.json<TableHead | BackupEnd>()
  while ('table' in next) {
    const sum = new Sum()
    await take(next.table, summed(reader.rows(), sum))
    found[next.table.name] = sum.read()
    next = await reader.json()
  }
  const damaged = differences(found, next.end)
  if (damaged.length > 0) throw new BackupError(`the backup is damaged at ${damaged.join(', ')}`)
  return next
}

async function* summed(rows: AsyncIterable<Buffer>, sum: Sum): AsyncGenerator<Buffer> {
  for await (const line of rows) {
    sum.add(line)
    yield line
  }
}
