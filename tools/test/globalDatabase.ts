import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { onServer, startTestServer, type TestServer, withDatabase } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test files clone their databases from. */
    database: { serverUrl: string; prefix: string; template: string }
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
    const database = openDatabase(withDatabase(server.url, template), { max: 1 })
    await migrate(database.pool).finally(() => database.close())
    project.provide('database', { serverUrl: server.url, prefix: server.prefix, template })
    return { server, template }
  } catch (error) {
    await server.stop()
    throw error
  }
}
