import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { checkServer } from '#server/platform/databaseServer.ts'
import { clusterFiles } from '#server/platform/embedded/cluster.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded/embeddedPostgres.ts'
import { folderHolder } from '#server/platform/embedded/folderLock.ts'
import { stopLeftOver } from '#server/platform/embedded/serverProcess.ts'

const folderPrefix = 'koirakanta-test-'
const minute = 60_000

/** A PostgreSQL for one run of the tests. Databases are named by `prefix`, so that a shared server stays clean. */
export interface TestServer {
  url: string
  prefix: string
  stop(): Promise<void>
}

/** TEST_DATABASE_URL, whose role must be allowed to make databases, or an embedded server in a temporary folder. */
export async function startTestServer(): Promise<TestServer> {
  const prefix = `koirakanta_test_${randomBytes(5).toString('hex')}`
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    await checkServer(given)
    return { url: given, prefix, stop: () => dropAll(given, prefix) }
  }
  await sweep()
  const folder = mkdtempSync(join(tmpdir(), folderPrefix))
  const server = await startEmbeddedPostgres(folder, { durable: false })
  await onServer(server.administratorUrl, 'alter role koirakanta createdb')
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: server.url, prefix, stop }
}

/** The same server's address with another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/** Runs one statement on a connection of its own and gives its rows. */
export async function onServer<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Attempts to drop a database, half a second apart. */
const DROP_TRIES = 20
/** SQLSTATE of a process that only a superuser may end. */
const NOT_PERMITTED = '42501'

/** Drops a database with whoever is connected; a vacuum of the server's own, which may not be ended, is waited for. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await onServer(url, `drop database ${pg.escapeIdentifier(name)} with (force)`)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== NOT_PERMITTED || tries === DROP_TRIES) throw error
      await sleep(500)
    }
  }
}

async function dropAll(url: string, prefix: string) {
  const pattern = pg.escapeLiteral(`${prefix.replaceAll('_', '\\_')}%`)
  const databases = await onServer<{ datname: string }>(
    url,
    `select datname from pg_database where datname like ${pattern}`,
  )
  for (const { datname } of databases) await dropDatabase(url, datname)
}

/** Drops databases that killed test runs have left behind. */
async function sweep() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(folderPrefix))) {
    const folder = join(tmpdir(), name)
    const young = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0) < minute
    if (young || (await folderHolder(folder))) continue
    await stopLeftOver(clusterFiles(join(folder, 'postgres')))
    rmSync(folder, { recursive: true, force: true })
  }
}
