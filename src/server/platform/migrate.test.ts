import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#tools/test/database.ts'
import { applyMigrations, knownMigrations, migrate } from './migrate.ts'

/** The first of them alters the breeds, a later one the dogs. */
const LATER = knownMigrations().filter((name) => name >= '0111')
const EARLIER = knownMigrations().filter((name) => name < '0111')
const OF_BREEDS = LATER[0]!

let database: TestDatabase
let older: pg.Client

beforeEach(async () => {
  database = await emptyDatabase()
  const client = await database.pool.connect()
  await applyMigrations(client, EARLIER).finally(() => client.release())
  older = new pg.Client({ connectionString: database.url })
  await older.connect()
})
afterEach(async () => {
  await older.end()
  await database.close()
})

/** Resolves when a migration waits for a table. */
async function somebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await older.query('select from pg_locks where not granted and relation is not null')
    if (rows.length > 0) return
  }
}
const applied = async () =>
  (await older.query<{ name: string }>('select name from migration order by name')).rows.map(
    ({ name }) => name,
  )

test('goes on when an older copy that held a table has let it go, and holds up none of its statements', async () => {
  await older.query('begin')
  await older.query('select count(*) from dog')
  const migrated = migrate(database.pool)
  await somebodyWaits()
  // Altered a moment ago: were it held still, each would wait for the other.
  await older.query('select count(*) from breed')
  await older.query('commit')
  expect(await migrated).toEqual(LATER)
})

test('says so where a table stays held, keeps what it has applied, and goes on from there', async () => {
  await older.query('begin')
  await older.query('select count(*) from breed')
  await expect(migrate(database.pool, 500)).rejects.toThrow('are held by others')
  expect(await applied()).toEqual(EARLIER)
  await older.query('rollback')
  await older.query('begin')
  await older.query('select count(*) from dog')
  await expect(migrate(database.pool, 500)).rejects.toThrow('are held by others')
  expect(await applied()).toContain(OF_BREEDS)
  await older.query('rollback')
  expect([...(await applied()), ...(await migrate(database.pool))]).toEqual(knownMigrations())
})
