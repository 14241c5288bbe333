import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { ADVISORY_LOCKS } from './advisoryLocks.ts'
import { OperatorError } from './operatorError.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
const MIGRATION_TABLE =
  'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())'

/** The database has been migrated by newer code than this. */
class DatabaseNewerError extends OperatorError {}

/**
 * Brings the database up to this code, one transaction for all that is missing. Two copies that start at once wait for each other.
 * @returns the names of the migrations that were applied
 * @throws DatabaseNewerError when the database knows a migration that this code does not
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const files = knownMigrations()
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migration])
    await client.query(MIGRATION_TABLE)
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const applied = new Set(rows.map((row) => row.name))
    refuseNewer(applied, files)
    const missing = files.filter((name) => !applied.has(name))
    await applyMigrations(client, missing)
    await client.query('commit')
    return missing
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** Whether the database holds what earlier code has made, and this code has migrations that it lacks. */
export async function isBehind(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(
    `select to_regclass('migration') is not null as there`,
  )
  if (!rows[0]?.there) return false
  const { rows: applied } = await pool.query<{ name: string }>('select name from migration')
  return applied.length > 0 && knownMigrations().some((name) => !applied.some((row) => row.name === name))
}

/** Names of the migrations of this code, in order. */
export function knownMigrations(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

/** Applies migrations of this code, in the caller's transaction. */
export async function applyMigrations(client: pg.PoolClient, names: readonly string[]): Promise<void> {
  await client.query(MIGRATION_TABLE)
  for (const name of names) {
    await client.query(await readFile(new URL(name, FOLDER), 'utf8'))
    await client.query('insert into migration (name) values ($1)', [name])
  }
}

function refuseNewer(applied: ReadonlySet<string>, files: readonly string[]): void {
  const unknown = [...applied].find((name) => !files.includes(name))
  if (unknown) {
    throw new DatabaseNewerError(
      `The database is newer than this version of Koirakanta (it has ${unknown}). Update the program and start again.`,
    )
  }
}
