import { sql } from 'kysely'
import type pg from 'pg'
import { openSource } from '#server/platform/changeSource.store.ts'
import { copyIn } from '#server/platform/copy.store.ts'
import { copyLine } from '#server/platform/copyText.ts'
import { type Db, dbOn } from '#server/platform/database.ts'
import type { StoredRulebook } from './resultRows.ts'
import type { Tables } from './tables.ts'

/** Whether a database holds no dogs and never held the demo. */
export async function isUntouched(db: Db): Promise<boolean> {
  const { untouched } = await db
    .selectNoFrom(({ exists, not, and, selectFrom }) =>
      and([
        not(exists(selectFrom('dog').select('id'))),
        not(exists(selectFrom('setting').select('key').where('key', '=', 'demo'))),
      ]).as('untouched'),
    )
    .executeTakeFirstOrThrow()
  return untouched === true
}

/** The tables among these that hold rows. */
export async function filledTables(db: Db, tables: readonly (keyof Tables)[]): Promise<string[]> {
  const filled: string[] = []
  for (const table of tables)
    if (await db.selectFrom(table).select(sql.lit(1).as('one')).limit(1).executeTakeFirst())
      filled.push(table)
  return filled
}

/** Codes of the breeds the database knows. */
export async function breedCodes(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('breed').select('code').execute()
  return rows.map(({ code }) => code)
}

/** The rulebooks by date. */
export function datedRulebooks(db: Db): Promise<StoredRulebook[]> {
  return db.selectFrom('rulebook').select(['id', 'valid_from as validFrom']).orderBy('valid_from').execute()
}

/** Runs a load in a transaction on one connection; a kill in the middle leaves nothing. */
export async function inLoad(
  pool: pg.Pool,
  run: (client: pg.PoolClient, db: Db) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  let failed: Error | undefined
  try {
    await client.query('begin')
    await openSource(client, 'demo')
    await run(client, dbOn(client))
    await client.query('commit')
    await client.query('analyze')
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error))
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release(failed)
  }
}

const ROWS_A_CHUNK = 500

/**
 * Writes rows by COPY; the first row names the columns, the others have the same. Values of identity columns are taken
 * as given, and the next row gets an id of its own.
 * @param onRows called with the number of rows handed over since the last call
 */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  rows: readonly object[],
  onRows: (count: number) => void,
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  await copyIn(
    client,
    `"${table}" (${columns.map((name) => `"${name}"`).join(', ')})`,
    chunks(columns, rows, onRows),
  )
  await moveSequence(client, table)
}

function* chunks(
  columns: readonly string[],
  rows: readonly object[],
  onRows: (count: number) => void,
): Generator<string> {
  for (let start = 0; start < rows.length; start += ROWS_A_CHUNK) {
    const part = rows.slice(start, start + ROWS_A_CHUNK) as readonly Record<string, unknown>[]
    yield part.map((row) => copyLine(columns.map((name) => row[name]))).join('')
    onRows(part.length)
  }
}

/** COPY leaves an identity sequence where it was; the next row must not meet a taken id. */
async function moveSequence(client: pg.ClientBase, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string; sequence: string }>(
    `select column_name as name, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
     from information_schema.columns
     where table_schema = current_schema() and is_identity = 'YES' and table_name = $1`,
    [table],
  )
  for (const { name, sequence } of rows)
    await client.query(`select setval($1, greatest((select max("${name}") from "${table}"), 1))`, [sequence])
}
