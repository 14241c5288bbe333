import type { TestProject } from 'vitest/node'
import { POINTING_BREEDS } from '#domain/club/profiles.ts'
import { type Database, openDatabase } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { seed } from '#server/seed.ts'
import { onServer, startTestServer, type TestServer, withDatabase } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test files clone their databases from. */
    database: { serverUrl: string; prefix: string; template: string; seeded: string }
  }
}

/** Starts the PostgreSQL of this run and makes the migrated template of all its databases. */
export default async function setup(project: TestProject) {
  const { server } = await provideDatabase(project)
  return server.stop
}

export async function provideDatabase(
  project: TestProject,
): Promise<{ server: TestServer; template: string }> {
  const server = await startTestServer()
  try {
    const template = `${server.prefix}_template`
    await onServer(server.url, `create database ${template} template template0 encoding 'UTF8'`)
    await using(withDatabase(server.url, template), ({ pool }) => migrate(pool))
    const seeded = `${server.prefix}_seeded`
    await onServer(server.url, `create database ${seeded} template ${template}`)
    await using(withDatabase(server.url, seeded), ({ db }) => seed(db, { breeds: POINTING_BREEDS }))
    project.provide('database', { serverUrl: server.url, prefix: server.prefix, template, seeded })
    return { server, template }
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function using(url: string, work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = openDatabase(url, { max: 1 })
  await work(database).finally(() => database.close())
}
