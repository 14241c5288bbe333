import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../startError.ts'
import type { Binaries } from './binaries.ts'
import { type ClusterFiles, spawnLogged, startFailure } from './cluster.ts'
import type { Identity } from './identity.ts'
import { isAlive, waitUntil } from './processes.ts'

const hour = 3_600_000
/** One a second: workers on a busy machine take their time to notice that their server was killed. */
const MAX_ATTEMPTS = 40

/** Stops a server that a killed service has left behind in the folder. */
export async function stopLeftOver(files: ClusterFiles) {
  const pid = readPostmaster(files)?.pid
  if (!pid || !isServerOf(pid, files)) return
  process.kill(pid, 'SIGINT')
  if (await waitUntil(() => !isAlive(pid), 30_000)) return
  process.kill(pid, 'SIGQUIT')
  if (await waitUntil(() => !isAlive(pid), 10_000)) return
  throw new StartError(
    `a PostgreSQL left behind in ${files.data} (process ${pid}) does not stop: end it and try again`,
  )
}

function isServerOf(pid: number, files: ClusterFiles): boolean {
  if (!isAlive(pid)) return false
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(files.data)
  } catch {
    // Without /proc the file itself is trusted.
    return !existsSync('/proc/self')
  }
}

/** The content of a running server's postmaster.pid; undefined when there is none. */
export function readPostmaster(files: ClusterFiles) {
  try {
    const lines = readFileSync(join(files.data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

interface RunningServer {
  port: number
  process: ChildProcess
}

/**
 * Starts the server on loopback and waits until it takes connections; recovery after a crash may take its time.
 * @param wanted the port; absent: a free one
 */
export async function startServer(
  files: ClusterFiles,
  binaries: Binaries,
  identity: Identity,
  durable: boolean,
  wanted?: number,
): Promise<RunningServer> {
  checkVersion(files, binaries)
  for (let attempt = 1; ; attempt++) {
    const port = wanted ?? (await freePort())
    // A process group of its own: Ctrl-C in the terminal must reach the service first.
    const args = ['-D', files.data, ...settings(port, durable)]
    const child = spawnLogged(files, identity, binaries.postgres, args, { detached: true })
    let ended = false
    child.on('exit', () => {
      ended = true
    })
    child.on('error', () => {
      ended = true
    })
    const ready = () => {
      const postmaster = readPostmaster(files)
      return postmaster?.pid === child.pid && postmaster?.ready === true
    }
    await waitUntil(() => ended || ready(), hour)
    if (!ended) return stopOnExit({ port, process: child })
    if (attempt === MAX_ATTEMPTS || !isTemporary(files)) throw startFailure('PostgreSQL did not start', files)
    await sleep(1000)
  }
}

/**
 * By the log's last lines: the port was taken in between, or a killed server is not quite gone yet (nobody has collected its
 * process, or its workers still hold its memory until they notice).
 */
function isTemporary(files: ClusterFiles): boolean {
  const last = readFileSync(files.log, 'utf8').trimEnd().split('\n').slice(-6).join('\n')
  return /still in use|already exists|could not (bind|create any TCP)/.test(last)
}

/** Stops the server when this process exits without having done so. */
function stopOnExit(server: RunningServer): RunningServer {
  const stop = () => server.process.kill('SIGINT')
  process.once('exit', stop)
  server.process.once('exit', () => process.off('exit', stop))
  return server
}

/** Stops the server in order, or by force after half a minute. */
export async function stopServer(server: RunningServer) {
  const child = server.process
  const ended = () => child.exitCode !== null || child.signalCode !== null
  if (ended()) return
  child.kill('SIGINT')
  if (await waitUntil(ended, 30_000)) return
  child.kill('SIGQUIT')
  await waitUntil(ended, 10_000)
}

function settings(port: number, durable: boolean): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '256MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    random_page_cost: 1.1,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Statements and details hold personal data, which does not belong in a log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function checkVersion(files: ClusterFiles, binaries: Binaries) {
  const made = readFileSync(join(files.data, 'PG_VERSION'), 'utf8').trim()
  if (made !== binaries.major) {
    throw new StartError(
      `the database in ${files.data} was made by PostgreSQL ${made}, this version of Koirakanta brings ${binaries.major}: move the data with the version that made it`,
    )
  }
}

/** A port of loopback that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
