import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { seededDatabase, type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { testApp } from './testApp.ts'

/**
 * The service on a database of the calling test file's own, both closed after its last test:
 * `const { app, database } = await openService()` at the top of the file.
 */
export async function openService(
  parts: Parameters<typeof testApp>[1] = {},
): Promise<{ readonly app: FastifyInstance; readonly database: TestDatabase }> {
  // Seeds of one club would stand beside those of another.
  const database = parts.env?.CLUB_PROFILE ? await testDatabase() : await seededDatabase()
  const app = await testApp(database, parts)
  afterAll(async () => {
    await app.close()
    await database.close()
  })
  return { app, database }
}
