import type pg from 'pg'
import { type ClubProfile, POINTING_BREEDS } from '#domain/club/profiles.ts'
import { seedBreeds } from '#server/breeds/breeds.store.ts'
import { seedHealthCodes } from '#server/healthCodes/healthCodeSeed.ts'
import { finnishDay } from '#server/platform/clock.ts'
import type { Database, Db } from '#server/platform/database.ts'
import { OperatorError } from '#server/platform/operatorError.ts'
import { settingOr } from '#server/platform/settings.store.ts'
import { seedRulebooks } from '#server/rulebooks/rulebookSeed.ts'
import { seedDemoAccounts } from './accounts.ts'
import { createClub, SEED } from './club.ts'
import { clubTables } from './clubTables.ts'
import { breedCodes, copyRows, datedRulebooks, filledTables, inLoad, isUntouched } from './demo.store.ts'
import type { DemoSize } from './model.ts'
import { seedDemoMoney } from './money.ts'
import type { Tables } from './tables.ts'

export type { DemoSize } from './model.ts'

/** Receives the rows written, the rows in all, and what is being written. */
type DemoProgress = (done: number, total: number, label: string) => void

/** The demo club goes only into a database that holds nothing of its kind. */
export class DemoRefusedError extends OperatorError {}

/** Loads the club into a database that holds no dogs and never held the demo, and gives the demo its accounts and money. */
export async function prepareDemo(
  database: Database,
  size: DemoSize,
  profile: ClubProfile,
  progress: DemoProgress,
): Promise<void> {
  if (await isUntouched(database.db)) {
    await seedBreeds(database.db, profile)
    await loadDemo(database, size, progress)
  }
  const now = new Date()
  await seedDemoAccounts(database.db, now)
  await seedDemoMoney(database.db, now)
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
  await inLoad(database.pool, async (client, db) => {
    await refuseFilled(db)
    const codes = await knownBreeds(db)
    await seedRulebooks(db)
    await seedHealthCodes(db)
    progress(0, 1, LABEL)
    const tables = await clubTables(createClub(size, today, codes), await datedRulebooks(db))
    await copyTables(client, tables, progress)
    await settingOr(db, 'demo', { size, seed: SEED, loadedAt: new Date() })
  })
}

const LABEL = 'Loading the demo club'
const MUST_BE_EMPTY = ['dog', 'person', 'file', 'show', 'trial'] as const

async function refuseFilled(db: Db): Promise<void> {
  const filled = await filledTables(db, MUST_BE_EMPTY)
  if (filled.length > 0) {
    throw new DemoRefusedError(
      `The database already holds records (${filled.join(', ')}). The demo club goes only into an empty database: give it a new DATA_DIR, or another DATABASE_URL.`,
    )
  }
}

async function knownBreeds(db: Db): Promise<string[]> {
  const known = await breedCodes(db)
  if (known.length > 0) return known
  await seedBreeds(db, { breeds: POINTING_BREEDS })
  return breedCodes(db)
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
