import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { applyMigrations } from '../platform/migrate.ts'
import {
  type CopiedTable,
  copiedTables,
  hasTables,
  makeRoom,
  setSequences,
  settle,
  writeRows,
} from './copies.store.ts'
import { BackupError, BackupReader, type TableSums } from './format.ts'
import { readHead, readTables } from './read.ts'

/** What a backup held. */
interface Loaded {
  /** the moment that it shows */
  readonly at: Date
  readonly tables: TableSums
}

/**
 * Puts a backup's rows into an empty database, as the program had them then. All or nothing.
 * @param follow done at the end of the same transaction
 * @throws BackupError where the database is not empty, or the file is no backup, not whole, or of a newer program
 */
export async function loadBackup(
  pool: pg.Pool,
  file: string,
  follow?: (client: pg.PoolClient, at: Date) => Promise<void>,
): Promise<Loaded> {
  const reader = new BackupReader(file)
  const client = await pool.connect()
  try {
    await client.query('begin')
    if (await hasTables(client)) throw new BackupError('the database is not empty: restore into an empty one')
    const head = await readHead(reader)
    await applyMigrations(client, head.migrations)
    const tables = await putBack(client, reader)
    const at = new Date(head.at)
    await follow?.(client, at)
    await client.query('commit')
    return { at, tables }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error instanceof pg.DatabaseError
      ? new BackupError(`the database does not take what the file holds: ${error.message}`)
      : error
  } finally {
    client.release()
    await reader.close()
  }
}

async function putBack(client: pg.PoolClient, reader: BackupReader): Promise<TableSums> {
  const tables = await copiedTables(client)
  await makeRoom(client, tables)
  const { end, sequences } = await readTables(reader, (table, rows) => write(client, table, rows))
  await settle(client, tables)
  await setSequences(client, sequences)
  return end
}

/** Rows go out in pieces of about this many bytes. */
const PIECE = 65_536

async function write(client: pg.PoolClient, table: CopiedTable, rows: AsyncIterable<Buffer>): Promise<void> {
  async function* pieces() {
    let piece: Buffer[] = []
    let bytes = 0
    for await (const line of rows) {
      piece.push(line)
      bytes += line.length
      if (bytes < PIECE) continue
      yield Buffer.concat(piece)
      piece = []
      bytes = 0
    }
    if (bytes > 0) yield Buffer.concat(piece)
  }
  await pipeline(Readable.from(pieces()), writeRows(client, table))
}
