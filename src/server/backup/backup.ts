import { createHash } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import type pg from 'pg'
import {
  appliedMigrations,
  beginReading,
  type CopiedTable,
  copiedTables,
  readRows,
  readSequences,
} from './copies.store.ts'
import { BackupError, BackupWriter, FORMAT, type TableSum, type TableSums } from './format.ts'
import { unfinishedRestore } from './unfinished.store.ts'

/**
 * Writes one moment of the database to a file, while the service runs; the file appears under its name when it is whole.
 * @param file path; an existing file is replaced
 * @param signal ends it; nothing is left
 * @throws BackupError where the database holds nothing of ours, or a restore that was not finished
 */
export async function writeBackup(
  pool: pg.Pool,
  file: string,
  now: Date,
  signal?: AbortSignal,
): Promise<TableSums> {
  const unfinished = `${file}.part`
  let writer: BackupWriter | undefined
  try {
    const sums = await reading(pool, async (client) => {
      const migrations = await appliedMigrations(client)
      if (migrations.length === 0) throw new BackupError('the database holds nothing to back up')
      if (await unfinishedRestore(client))
        throw new BackupError('a restore was begun in this database: finish it before it is backed up')
      writer = new BackupWriter(unfinished)
      const to = writer
      await to.json({ backup: 'koirakanta', format: FORMAT, at: now.toISOString(), migrations })
      const found = await sumTables(client, {
        begin: (table) => to.json({ table }),
        rows: (chunk) => {
          signal?.throwIfAborted()
          return to.bytes(chunk)
        },
        end: () => to.endRows(),
      })
      await to.json({ end: found, sequences: await readSequences(client) })
      await to.close()
      return found
    })
    await rename(unfinished, file)
    return sums
  } catch (error) {
    await writer?.abort()
    await rm(unfinished, { force: true })
    throw error
  }
}

/** What every table of the database holds now, to compare with a backup. */
export function sumDatabase(pool: pg.Pool): Promise<TableSums> {
  return reading(pool, (client) => sumTables(client))
}

async function reading<Answer>(
  pool: pg.Pool,
  read: (client: pg.PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect()
  try {
    await beginReading(client)
    return await read(client)
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release()
  }
}

interface Listener {
  begin(table: CopiedTable): Promise<void>
  rows(chunk: Buffer): Promise<void>
  end(): Promise<void>
}

async function sumTables(client: pg.PoolClient, listener?: Listener): Promise<TableSums> {
  const sums: Record<string, TableSum> = {}
  for (const table of await copiedTables(client)) {
    await listener?.begin(table)
    const sum = new Sum()
    for await (const chunk of readRows(client, table) as AsyncIterable<Buffer>) {
      sum.add(chunk)
      await listener?.rows(chunk)
    }
    await listener?.end()
    sums[table.name] = sum.read()
  }
  return sums
}

/** Counts and sums the lines of a table's rows. */
export class Sum {
  readonly #hash = createHash('sha256')
  #rows = 0

  add(chunk: Buffer): void {
    this.#hash.update(chunk)
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) this.#rows++
  }

  read(): TableSum {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') }
  }
}

/** Names of the tables that do not hold the same. */
export function differences(one: TableSums, other: TableSums): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => one[name]?.sha256 !== other[name]?.sha256).toSorted()
}
