import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { administrator, clusterFiles, ensureServicePassword, initialise } from './cluster.ts'
import { folderHolder, lockFolder } from './folderLock.ts'
import { chooseIdentity } from './identity.ts'
import { readPostmaster, startServer, stopLeftOver, stopServer } from './serverProcess.ts'

const name = 'koirakanta'

interface EmbeddedPostgres {
  /** The service's database, for a role that owns it and nothing else. */
  url: string
  /** The cluster's administrator. */
  administratorUrl: string
  /** Settles when the server has ended, whether asked to or not. */
  ended: Promise<void>
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL in the data folder, first clearing what a killed service has left there.
 *
 * @param options.durable false gives up safety against a power failure for speed: for databases thrown away after use
 * @throws StartError when the folder is in use or cannot be used
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  options: { durable: boolean } = { durable: true },
): Promise<EmbeddedPostgres> {
  const unlock = await lockFolder(dataDir)
  try {
    const folder = join(resolve(dataDir), 'postgres')
    const files = clusterFiles(folder)
    const binaries = findBinaries()
    await stopLeftOver(files)
    const identity = chooseIdentity(binaries.postgres, folder)
    await initialise(files, binaries, identity, options.durable)
    ensureServicePassword(files, identity)
    const server = await startServer(files, binaries, identity, options.durable)
    const ended = new Promise<void>((done) => server.process.once('exit', () => done()))
    const password = readFileSync(files.servicePassword, 'utf8')
    const administratorUrl = urlOf(
      administrator,
      readFileSync(files.password, 'utf8'),
      server.port,
      'postgres',
    )
    const stop = async () => {
      await stopServer(server)
      unlock()
    }
    try {
      await ensureDatabase(administratorUrl, password)
    } catch (error) {
      await stop()
      throw error
    }
    return { url: urlOf(name, password, server.port, name), administratorUrl, ended, stop }
  } catch (error) {
    unlock()
    throw error
  }
}

/** The database of the service that runs in this data folder; undefined when none does, or not yet. */
export async function runningDatabaseUrl(dataDir: string): Promise<string | undefined> {
  if (!(await folderHolder(dataDir))) return undefined
  const files = clusterFiles(join(resolve(dataDir), 'postgres'))
  const postmaster = readPostmaster(files)
  return postmaster?.ready && existsSync(files.servicePassword)
    ? urlOf(name, readFileSync(files.servicePassword, 'utf8'), postmaster.port, name)
    : undefined
}

function urlOf(role: string, password: string, port: number, database: string): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`
}

/** Checked on every start, as the first one may have been interrupted anywhere. */
async function ensureDatabase(administratorUrl: string, password: string) {
  const client = new pg.Client({ connectionString: administratorUrl })
  await client.connect()
  try {
    const role = await client.query('select from pg_roles where rolname = $1', [name])
    if (role.rowCount === 0) await client.query(`create role ${name}`)
    await client.query(
      `alter role ${name} login nosuperuser nocreaterole nocreatedb password ${pg.escapeLiteral(password)}`,
    )
    const database = await client.query('select from pg_database where datname = $1', [name])
    if (database.rowCount === 0) await client.query(`create database ${name} owner ${name}`)
  } finally {
    await client.end()
  }
}
