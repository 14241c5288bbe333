import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { applyMigrations, knownMigrations } from '../platform/migrate.ts'
import { differences, Sum } from './backup.ts'
import { type CopiedTable, copiedTables, hasTables, makeRoom, settle, writeRows } from './copies.store.ts'
import {
  type BackupEnd,
  BackupError,
  type BackupHead,
  BackupReader,
  FORMAT,
  type TableHead,
  type TableSum,
  type TableSums,
} from './format.ts'

export interface Restored {
  /** the moment that the backup shows */
  readonly at: Date
  readonly tables: TableSums
}

/**
 * Makes an empty database what a backup holds, as the program had it then: bring it up with `migrate` afterwards. All or nothing.
 * @throws BackupError where the database is not empty, or the file is no backup, not whole, or of a newer program
 */
export async function restoreBackup(pool: pg.Pool, file: string): Promise<Restored> {
  const reader = new BackupReader(file)
  const client = await pool.connect()
  try {
    await client.query('begin')
    if (await hasTables(client)) throw new BackupError('the database is not empty: restore into an empty one')
    const head = readable(await reader.json<BackupHead>())
    await applyMigrations(client, head.migrations)
    const tables = await readTables(client, reader)
    await client.query('commit')
    return { at: new Date(head.at), tables }
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

function readable(head: BackupHead): BackupHead {
  if (head.backup !== 'koirakanta') throw new BackupError('the file is no backup of Koirakanta')
  const unknown = head.migrations.find((name) => !knownMigrations().includes(name))
  if (head.format > FORMAT || unknown)
    throw new BackupError(`the backup is newer than this program${unknown ? ` (it has ${unknown})` : ''}`)
  return head
}

async function readTables(client: pg.PoolClient, reader: BackupReader): Promise<TableSums> {
  const tables = await copiedTables(client)
  await makeRoom(client, tables)
  const found: Record<string, TableSum> = {}
  let next = await reader.json<TableHead | BackupEnd>()
  while ('table' in next) {
    found[next.table.name] = await readTable(client, reader, next.table)
    next = await reader.json()
  }
  const damaged = differences(found, next.end)
  if (damaged.length > 0) throw new BackupError(`the backup is damaged at ${damaged.join(', ')}`)
  await settle(client, tables)
  return found
}

/** Rows go out in pieces of about this many bytes. */
const PIECE = 65_536

async function readTable(client: pg.PoolClient, reader: BackupReader, table: CopiedTable): Promise<TableSum> {
  const sum = new Sum()
  async function* pieces() {
    let piece: Buffer[] = []
    let bytes = 0
    for await (const line of reader.rows()) {
      sum.add(line)
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
  return sum.read()
}
