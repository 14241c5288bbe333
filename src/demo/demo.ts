import type pg from 'pg'
import { CLUB_PROFILES, type ClubProfile } from '#domain/club/profiles.ts'
import { seedBreeds } from '#server/dogs/breedSeed.store.ts'
import { finnishDay } from '#server/platform/clock.ts'
import { type Database, dbOn } from '#server/platform/database.ts'
import { settingOr } from '#server/platform/settings.store.ts'
import { seedRulebooks } from '#server/rulebooks/rulebookSeed.ts'
import { seedDemoAccounts } from './accounts.ts'
import { createClub, SEED } from './club.ts'
import { clubTables } from './clubTables.ts'
import { copyRows } from './copy.ts'
import type { DemoSize } from './model.ts'
import type { StoredRulebook } from './resultRows.ts'
import type { Tables } from './tables.ts'

export type { DemoSize } from './model.ts'

/** How far the work is: rows written of all rows, and what is being written. */
export type DemoProgress = (done: number, total: number, label: string) => void

/** The demo club goes only into a database that holds nothing of its kind. */
export class DemoRefusedError extends Error {}

/** Loads the club into a database that holds no dogs and never held the demo, and gives the demo its accounts. */
export async function prepareDemo(
  database: Database,
  size: DemoSize,
  profile: ClubProfile,
  progress: DemoProgress,
): Promise<void> {
  const { rows } = await database.pool.query<{ untouched: boolean }>(
    `select not exists (select from dog) and not exists (select from setting where key = 'demo') as untouched`,
  )
  if (rows[0]!.untouched) {
    await seedBreeds(database.db, profile)
    await loadDemo(database, size, progress)
  }
  await seedDemoAccounts(database.db, new Date())
}

/**
 * Fills an empty, migrated database with the demo club, in one transaction: a kill in the middle leaves nothing.
 * A breed table that is filled already says which breeds the club has; an empty one gets those of the default profile.
 * @param today ISO day the club ends on; the day in Finland unless told otherwise
 * @throws DemoRefusedError when there are dogs, people or results already
 */
export async function loadDemo(
  database: Database,
  size: DemoSize,
  progress: DemoProgress,
  today = finnishDay(new Date()),
): Promise<void> {
  const client = await database.pool.connect()
  let failed: Error | undefined
  try {
    await client.query('begin')
    await refuseFilled(client)
    const codes = await knownBreeds(client)
    await seedRulebooks(dbOn(client))
    progress(0, 1, LABEL)
    const tables = await clubTables(createClub(size, today, codes), await knownRulebooks(client))
    await copyTables(client, tables, progress)
    await moveSequences(client, Object.keys(tables))
    await settingOr(dbOn(client), 'demo', { size, seed: SEED, loadedAt: new Date() })
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

const LABEL = 'Loading the demo club'
const MUST_BE_EMPTY = ['dog', 'person', 'file', 'show', 'trial']

async function refuseFilled(client: pg.ClientBase): Promise<void> {
  const checks = MUST_BE_EMPTY.map(
    (table) => `select '${table}' as name where exists (select from "${table}")`,
  )
  const { rows } = await client.query<{ name: string }>(checks.join(' union all '))
  if (rows.length > 0) {
    throw new DemoRefusedError(
      `The database already holds records (${rows.map(({ name }) => name).join(', ')}). The demo club goes only into an empty database: give it a new DATA_DIR, or another DATABASE_URL.`,
    )
  }
}

async function knownBreeds(client: pg.PoolClient): Promise<string[]> {
  const known = await breedCodes(client)
  if (known.length > 0) return known
  await seedBreeds(dbOn(client), CLUB_PROFILES.kanakoirat!)
  return breedCodes(client)
}

async function knownRulebooks(client: pg.ClientBase): Promise<StoredRulebook[]> {
  const { rows } = await client.query<StoredRulebook>(
    'select id, valid_from as "validFrom" from rulebook order by valid_from',
  )
  return rows
}

/** Codes of the breeds the database knows. */
export async function breedCodes(connection: pg.Pool | pg.PoolClient): Promise<string[]> {
  const { rows } = await connection.query<{ code: string }>('select code from breed')
  return rows.map(({ code }) => code)
}

async function copyTables(client: pg.ClientBase, tables: Tables, progress: DemoProgress): Promise<void> {
  const entries = Object.entries(tables) as [string, readonly object[]][]
  const total = entries.reduce((sum, [, rows]) => sum + rows.length, 0)
  let done = 0
  for (const [table, rows] of entries) {
    await copyRows(client, table, rows, (count) => {
      done += count
      progress(done, total, LABEL)
    })
  }
}

/** COPY leaves identity sequences where they were; the next row must not meet a taken id. */
async function moveSequences(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string; sequence: string }>(
    `select table_name as name, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
     from information_schema.columns
     where table_schema = current_schema() and is_identity = 'YES' and table_name = any($1)`,
    [tables],
  )
  for (const { name, sequence } of rows) {
    await client.query(`select setval($1, greatest((select max(id) from "${name}"), 1))`, [sequence])
  }
}
