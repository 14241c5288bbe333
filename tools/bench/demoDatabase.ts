import { type DemoSize, loadDemo } from '#demo/demo.ts'
import { type Database, openDatabase, SERVING } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { onServer, startTestServer, withDatabase } from '#tools/test/server.ts'
import { copyClub } from './copiedClub.ts'

/** Clubs of the same size side by side: `BENCH_CLUBS=10` tells how what is measured grows. */
const CLUBS = Number(process.env.BENCH_CLUBS ?? 1)

/** Runs a bench on a database of its own that holds the demo club, or copies of it as well. */
export async function withDemoDatabase<T>(
  label: string,
  size: DemoSize,
  measure: (database: Database) => Promise<T>,
): Promise<T> {
  const server = await startTestServer()
  try {
    const name = `${server.prefix}_${label}`
    await onServer(server.url, `create database ${name} template template0 encoding 'UTF8'`)
    const url = withDatabase(server.url, name)
    const loading = openDatabase(url)
    await migrate(loading.pool)
    await loadDemo(loading, size, () => undefined)
    await copyClub(loading.pool, CLUBS)
    await loading.close()
    const database = openDatabase(url, SERVING)
    return await measure(database).finally(() => database.close())
  } finally {
    await server.stop()
  }
}
