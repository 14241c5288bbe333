import type pg from 'pg'
import { type CopyStreamQuery, type CopyToStreamQuery, from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Sequences } from './format.ts'

/** A table as a backup holds it; names are quoted for SQL where they need it. */
export interface CopiedTable {
  readonly name: string
  /** those with a value of their own, in order */
  readonly columns: readonly string[]
  /** columns of the primary key: rows are written in their order */
  readonly key: readonly string[]
}

/**
 * Proofs that a person is signed in, or may reset a password, and what guards against robots: a restored database must not bring back
 * a session that has ended. The transactions by which pages in memory become stale: another server counts them anew. And the open data, which is
 * made anew.
 */
const LEFT_OUT = [
  'session',
  'account_token',
  'attempt',
  'captcha_solution',
  'page_change',
  'open_data',
  'open_data_part',
]

/** One moment of the whole database, read without holding up anybody. */
export async function beginReading(client: pg.PoolClient): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  // Text forms that every PostgreSQL reads alike, whatever its settings.
  await client.query(
    `set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local bytea_output = 'hex'`,
  )
}

/** Names of the migrations that were applied, in order; empty where there is no database of ours. */
export async function appliedMigrations(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('migration') is not null as there`,
  )
  if (!rows[0]?.there) return []
  const applied = await client.query<{ name: string }>('select name from migration order by name')
  return applied.rows.map(({ name }) => name)
}

/** Whether the database holds any table at all. */
export async function hasTables(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select from pg_class where relkind in ('r', 'p', 'v') and relnamespace = current_schema()::regnamespace) as found`,
  )
  return rows[0]?.found ?? false
}

/**
 * Every table whose rows are data, those that others refer to first.
 * @throws Error where tables refer to each other in a circle: their rows could not be put back
 */
export async function copiedTables(client: pg.PoolClient): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable & { refersTo: string[] }>(`
    select quote_ident(c.relname) as name,
      array(
        select quote_ident(a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
      ) as columns,
      array(
        select quote_ident(a.attname) from pg_constraint k cross join unnest(k.conkey) with ordinality as part (attnum, place)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = part.attnum
        where k.conrelid = c.oid and k.contype = 'p' order by part.place
      ) as key,
      array(
        select quote_ident(other.relname) from pg_constraint k join pg_class other on other.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> k.conrelid
      ) as "refersTo"
    from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'migration'
    order by c.relname`)
  const ordered: typeof rows = []
  let left = rows
  while (left.length > 0) {
    const free = left.filter(({ refersTo }) =>
      refersTo.every((name) => !left.some((table) => table.name === name)),
    )
    if (free.length === 0)
      throw new Error(`tables refer to each other: ${left.map(({ name }) => name).join(', ')}`)
    ordered.push(...free)
    left = left.filter((table) => !free.includes(table))
  }
  return ordered
    .filter(({ name }) => !LEFT_OUT.includes(name))
    .map(({ name, columns, key }) => ({ name, columns, key }))
}

/** A table's rows as lines of COPY text, in the order of their keys whatever the database's collation is. */
export function readRows(client: pg.PoolClient, { name, columns, key }: CopiedTable): CopyToStreamQuery {
  const order = key.map((column) => `${column}::text collate "C"`).join(', ')
  return client.query(
    copyTo(`copy (select ${columns.join(', ')} from ${name}${order && ` order by ${order}`}) to stdout`),
  )
}

/** Takes lines of COPY text as rows of a table. */
export function writeRows(client: pg.PoolClient, { name, columns }: CopiedTable): CopyStreamQuery {
  return client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
}

/** Keeps triggers from answering what follows, and empties the tables of what the migrations have put in. */
export async function makeRoom(client: pg.PoolClient, tables: readonly CopiedTable[]): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`)
}

/** Wakes the triggers. */
export async function settle(client: pg.PoolClient, tables: readonly CopiedTable[]): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
}

/** The last number that each sequence has given by now: a sequence is not part of the moment that a transaction sees. */
export async function readSequences(client: pg.PoolClient): Promise<Sequences> {
  const { rows } = await client.query<{ name: string; last: number }>(`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by sequencename`)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

/** Lets the sequences go on after the last number that was given, also where its row is gone: no number is given twice. */
export async function setSequences(client: pg.PoolClient, sequences: Sequences): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await client.query('select setval(quote_ident($1)::regclass, $2)', [name, last])
}
