import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database.ts'
import { dropDatabase, onServer, withDatabase } from './server.ts'

export interface TestDatabase extends Database {
  readonly url: string
}

/**
 * A database of the calling test file's own, migrated and empty; `close` removes it. For the hooks:
 * `beforeAll(async () => { database = await testDatabase() })`, `afterAll(() => database.close())`.
 */
export function testDatabase(): Promise<TestDatabase> {
  return cloneDatabase(inject('database').template)
}

/** As `testDatabase`, with what the first start of a pointing dog club adds (`seed.ts`). */
export function seededDatabase(): Promise<TestDatabase> {
  return cloneDatabase(inject('database').seeded)
}

/** A database of the calling test file's own, without even the migrations. */
export function emptyDatabase(): Promise<TestDatabase> {
  return cloneDatabase('template0')
}

/** One with the rows of another database of this run, to which nobody may be connected. */
export async function cloneDatabase(template: string): Promise<TestDatabase> {
  const { serverUrl, prefix } = inject('database')
  const name = `${prefix}_${randomBytes(5).toString('hex')}`
  // Without a log of each page: nothing of a test's server outlives it.
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = withDatabase(serverUrl, name)
  const database = openDatabase(url)
  const close = async () => {
    await database.close()
    await dropDatabase(serverUrl, name)
  }
  return { ...database, url, close }
}
