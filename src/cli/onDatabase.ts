import { type Config, loadConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/platform/database.ts'
import type { DatabaseServer } from '#server/platform/databaseServer.ts'

interface Ways {
  /** where the database server comes from: of one's own, or also of the running service */
  readonly find: (config: Config) => Promise<DatabaseServer>
  /** the most connections at once */
  readonly max?: number
}

/** Runs a command on the configured database, which is closed again however that ends. */
export async function onDatabase<Answer>(
  { find, max }: Ways,
  run: (database: Database, config: Config) => Promise<Answer>,
): Promise<Answer> {
  const config = loadConfig(process.env)
  const server = await find(config)
  const database = openDatabase(server.url, { ...(max && { max }), prepare: config.preparedStatements })
  try {
    return await run(database, config)
  } finally {
    await database.close()
    await server.stop()
  }
}
