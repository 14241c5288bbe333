import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { ADVISORY_LOCKS } from './advisoryLocks.ts'
import { OperatorError } from './operatorError.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
const MIGRATION_TABLE =
  'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())'

/** The database has been migrated by newer code than this. */
class DatabaseNewerError extends OperatorError {}

/**
 * Milliseconds that a migration waits for a table which older copies read. Less than PostgreSQL's `deadlock_timeout`, a second: where both wait
 * for each other the migration gives up, and no caller's statement is ended.
 */
const LOCK_TIMEOUT_MS = 500
/** Milliseconds for which it is tried again, and between two tries, by chance up to twice that. */
const PATIENCE_MS = 120_000
const PAUSE_MS = 300
/** SQLSTATE: the lock was not to be had in time, two in each other's way. */
const IN_THE_WAY = ['55P03', '40P01']

/** The tables are held by others. */
class DatabaseInUseError extends OperatorError {}
const IN_USE =
  'The tables of the database are held by others, so that it cannot be upgraded: stop the older copies of Koirakanta, or let a backup end, and start again.'

/**
 * Brings the database up to this code while older copies go on answering: an empty one in one transaction, another in one for each migration,
 * as one that held many tables would wait for callers who wait for it. Two copies that start at once wait for each other.
 * @param patience milliseconds for which a migration is tried again while others hold a table
 * @returns the names of the migrations that were applied
 * @throws DatabaseNewerError when the database knows a migration that this code does not
 * @throws DatabaseInUseError when a table stays held; what was applied before stays
 */
export async function migrate(pool: pg.Pool, patience = PATIENCE_MS): Promise<string[]> {
  const applied: string[] = []
  for (;;) {
    const step = await patiently(() => migrateStep(pool), patience)
    if (step.length === 0) return applied
    applied.push(...step)
  }
}

async function patiently<T>(work: () => Promise<T>, patience: number): Promise<T> {
  const end = Date.now() + patience
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!IN_THE_WAY.includes((error as { code?: string }).code ?? '')) throw error
      if (Date.now() > end) throw new DatabaseInUseError(IN_USE)
      await sleep(PAUSE_MS * (1 + Math.random()))
    }
  }
}

/** @returns the names of the migrations that it has applied; none: nothing is missing */
async function migrateStep(pool: pg.Pool): Promise<string[]> {
  const files = knownMigrations()
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migration])
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
    await client.query(MIGRATION_TABLE)
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const applied = new Set(rows.map((row) => row.name))
    refuseNewer(applied, files)
    const missing = files.filter((name) => !applied.has(name))
    const step = applied.size === 0 ? missing : missing.slice(0, 1)
    await applyMigrations(client, step)
    await client.query('commit')
    return step
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
