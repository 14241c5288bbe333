import pg from 'pg'
import type { Config } from '#server/config.ts'
import { runningDatabaseUrl, startEmbeddedPostgres } from './embedded/embeddedPostgres.ts'
import { FolderInUseError } from './embedded/folderLock.ts'
import { StartError } from './startError.ts'

const oldestVersion = 15

/** A running database server. */
export interface DatabaseServer {
  url: string
  /** what works, but should be put right */
  warning?: string | undefined
  /** Settles when a server of our own has ended; never for one that somebody else runs. */
  ended: Promise<void>
  stop(): Promise<void>
}

type ServerConfig = Pick<Config, 'databaseUrl' | 'dataDir'>

/** The server at DATABASE_URL, or a PostgreSQL of our own in the data folder. Throws StartError with the reason. */
export async function startDatabaseServer(config: ServerConfig): Promise<DatabaseServer> {
  if (!config.databaseUrl) return startEmbeddedPostgres(config.dataDir)
  return foreign(config.databaseUrl, await checkServer(config.databaseUrl))
}

/** As `startDatabaseServer`, for a command that also works beside a running service, whose database it then uses. */
export async function reachDatabaseServer(config: ServerConfig): Promise<DatabaseServer> {
  try {
    return await startDatabaseServer(config)
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error
    const url = await runningDatabaseUrl(config.dataDir)
    if (!url) throw new StartError('the service is just starting or stopping: try again in a moment')
    return foreign(url)
  }
}

function foreign(url: string, warning?: string): DatabaseServer {
  return { url, warning, ended: new Promise(() => {}), stop: async () => {} }
}

const SUPERUSER =
  'the role of DATABASE_URL is a superuser: whoever gets at the service could run programs on the database server; give it a role that only owns its database'

/**
 * Says what should be put right there, if anything.
 * @throws StartError when nothing answers at the address, or something that the service cannot work with
 */
export async function checkServer(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; encoding: string; superuser: boolean }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
              rolsuper as superuser
       from pg_roles where rolname = current_user`,
    )
    checkProperties(rows[0]!)
    return rows[0]!.superuser ? SUPERUSER : undefined
  } catch (error) {
    throw error instanceof StartError ? error : unreachable(url, error as Error & { code?: string })
  } finally {
    await client.end().catch(() => {})
  }
}

/** `version` as the server numbers it: 150004 is 15.4. */
export function checkProperties({ version, encoding }: { version: number; encoding: string }) {
  const major = Math.floor(version / 10_000)
  if (major < oldestVersion) {
    throw new StartError(
      `the PostgreSQL at DATABASE_URL is version ${major}: version ${oldestVersion} or newer is needed`,
    )
  }
  if (encoding !== 'UTF8') {
    throw new StartError(`the database at DATABASE_URL is in ${encoding}: make one with encoding UTF8`)
  }
}

function unreachable(url: string, error: Error & { code?: string }): StartError {
  const { hostname, port, pathname } = new URL(url)
  const place = `${hostname || 'localhost'}:${port || 5432}${pathname}`
  return new StartError(
    `the database at DATABASE_URL (${place}) cannot be used (${error.message || error.code}): start it or correct DATABASE_URL`,
  )
}
