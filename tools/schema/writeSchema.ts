import { writeFile } from 'node:fs/promises'
import { inProject } from '#cli/project.ts'
import { openDatabase } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { onServer, startTestServer, withDatabase } from '#tools/test/server.ts'
import { SCHEMA_FILE, schemaSource } from './schemaSource.ts'

/** Migrates a database of its own and writes the types of its tables and views. */
export async function writeSchema(): Promise<void> {
  const server = await startTestServer()
  try {
    const name = `${server.prefix}_schema`
    await onServer(server.url, `create database ${name} template template0 encoding 'UTF8'`)
    const database = openDatabase(withDatabase(server.url, name), { max: 1 })
    try {
      await migrate(database.pool)
      await writeFile(inProject(SCHEMA_FILE), await schemaSource(database.pool))
    } finally {
      await database.close()
    }
  } finally {
    await server.stop()
  }
}
