import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../startError.ts'
import type { Binaries } from './binaries.ts'
import { giveFileTo, type Identity, spawnAs } from './identity.ts'

/** The name of PostgreSQL's own administrator inside the cluster. */
export const administrator = 'postgres'

const logLimit = 10_000_000

/** The paths inside the folder `postgres` of the data folder. */
export interface ClusterFiles {
  data: string
  /** the administrator's; the service has its own, so that what reads it may still run no program (`copy … to program`) */
  password: string
  servicePassword: string
  log: string
}

export function clusterFiles(folder: string): ClusterFiles {
  return {
    data: join(folder, 'data'),
    password: join(folder, 'password'),
    servicePassword: join(folder, 'service-password'),
    log: join(folder, 'server.log'),
  }
}

/**
 * Makes the cluster if there is none. It is made beside its place and moved there when it is whole, so that an
 * interrupted first start leaves nothing half-made.
 */
export async function initialise(
  files: ClusterFiles,
  binaries: Binaries,
  identity: Identity,
  durable: boolean,
) {
  if (existsSync(join(files.data, 'PG_VERSION'))) return
  const unfinished = `${files.data}.new`
  rmSync(unfinished, { recursive: true, force: true })
  writePassword(files.password, identity)
  const args = [
    `--pgdata=${unfinished}`,
    `--username=${administrator}`,
    `--pwfile=${files.password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same order of texts on every machine; Finnish order is asked for by name where people see it.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(durable ? [] : ['--no-sync']),
  ]
  const child = spawnLogged(files, identity, binaries.initdb, args)
  const code = await new Promise((resolve) => child.on('error', resolve).on('exit', resolve))
  if (code !== 0) throw startFailure('PostgreSQL could not make its database', files)
  renameSync(unfinished, files.data)
}

/** Makes the service's password if there is none: a folder of an older version has one password for both. */
export function ensureServicePassword(files: ClusterFiles, identity: Identity) {
  if (!existsSync(files.servicePassword)) writePassword(files.servicePassword, identity)
}

/** Moved to its place when it is whole, as what is read there is used. */
function writePassword(file: string, identity: Identity) {
  const unfinished = `${file}.new`
  writeFileSync(unfinished, randomBytes(24).toString('base64url'), { mode: 0o600 })
  giveFileTo(identity, unfinished)
  renameSync(unfinished, file)
}

/** Starts a program whose output goes to the end of the log. */
export function spawnLogged(
  files: ClusterFiles,
  identity: Identity,
  program: string,
  args: string[],
  options: SpawnOptions = {},
): ChildProcess {
  if (existsSync(files.log) && statSync(files.log).size > logLimit) renameSync(files.log, `${files.log}.1`)
  const log = openSync(files.log, 'a', 0o600)
  try {
    return spawnAs(identity, program, args, { stdio: ['ignore', log, log], ...options })
  } finally {
    closeSync(log)
  }
}

export function startFailure(what: string, files: ClusterFiles): StartError {
  const reason = readFileSync(files.log, 'utf8').trimEnd().split('\n').slice(-3).join(' / ')
  return new StartError(`${what}: ${reason} (log: ${files.log})`)
}
