import type { ChildProcess } from 'node:child_process'
import { appendFileSync, chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries } from '#server/platform/embedded/binaries.ts'
import { clusterFiles } from '#server/platform/embedded/cluster.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded/embeddedPostgres.ts'
import { chooseIdentity } from '#server/platform/embedded/identity.ts'
import { startServer, stopServer } from '#server/platform/embedded/serverProcess.ts'
import { onServer, withDatabase } from '#tools/test/server.ts'
import { CHECK_ROLE } from './haproxy.ts'

/** What an acknowledged write has reached: the standby too, or the primary alone. */
export type Replication = 'synchronous' | 'asynchronous'

/** One PostgreSQL of the pair. */
interface Member {
  readonly port: number
  /** of the service's database, for its administrator */
  readonly administratorUrl: string
  readonly process: ChildProcess
  /** Stops it in order and starts it again at the same port. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** A primary and its streaming standby on this machine. */
export interface DatabasePair {
  readonly primary: Member
  readonly standby: Member
  /** the service's address of its database behind a proxy on that port */
  urlBehind(port: number): string
  stop(): Promise<void>
}

const STANDBY = 'standby'
/** So that readers of the standby and changes are rarely in each other's way, and changes never wait long. */
const LETS_READ = ['hot_standby_feedback = on', 'max_standby_streaming_delay = 500ms'] as const
const TRIES = 100

/**
 * Makes a primary and a standby of it, by a copy of its files while it is stopped: the packaged PostgreSQL has no pg_basebackup.
 * @param fill puts what both begin with into the database
 */
export async function startPair(
  folder: string,
  replication: Replication,
  fill: (url: string) => Promise<void>,
): Promise<DatabasePair> {
  const [one, two] = [join(folder, 'one'), join(folder, 'two')]
  const first = await startEmbeddedPostgres(one)
  let url: string
  try {
    await onServer(first.administratorUrl, `create role ${CHECK_ROLE} login`)
    await fill(first.url)
    url = first.url
  } finally {
    await first.stop()
  }
  letCheck(one)
  cpSync(join(one, 'postgres'), join(two, 'postgres'), { recursive: true })
  // PostgreSQL reads no folder that others may read, and the copy's rights are the usual ones.
  chmodSync(dataOf(two), 0o700)
  if (replication === 'synchronous')
    configure(one, [`synchronous_standby_names = '${STANDBY}'`, 'synchronous_commit = remote_apply'])
  const primary = await startMember(one)
  try {
    follow(two, primary)
    const standby = await startMember(two)
    await streaming(primary, replication)
    const stop = async () => {
      await Promise.all([primary.stop(), standby.stop()])
    }
    return { primary, standby, urlBehind: (port) => atPort(url, port), stop }
  } catch (error) {
    await primary.stop()
    throw error
  }
}

const dataOf = (folder: string) => clusterFiles(join(folder, 'postgres')).data

function configure(folder: string, lines: readonly string[]) {
  appendFileSync(join(dataOf(folder), 'postgresql.conf'), `\n${lines.join('\n')}\n`)
}

/** Of the lines that fit a caller the first decides. */
function letCheck(folder: string) {
  const file = join(dataOf(folder), 'pg_hba.conf')
  const rules = readFileSync(file, 'utf8')
  writeFileSync(file, `host postgres ${CHECK_ROLE} 127.0.0.1/32 trust\n${rules}`)
}

function follow(folder: string, { administratorUrl }: Member) {
  const { username, password, port } = new URL(administratorUrl)
  const primary = `host=127.0.0.1 port=${port} user=${username} password=${password} application_name=${STANDBY}`
  configure(folder, [`primary_conninfo = '${primary}'`, ...LETS_READ])
  writeFileSync(join(dataOf(folder), 'standby.signal'), '')
}

async function startMember(folder: string): Promise<Member> {
  const files = clusterFiles(join(folder, 'postgres'))
  const binaries = findBinaries()
  const identity = chooseIdentity(binaries.postgres, join(folder, 'postgres'))
  let server = await startServer(files, binaries, identity, true)
  const { port } = server
  const password = readFileSync(files.password, 'utf8')
  return {
    port,
    administratorUrl: `postgres://postgres:${password}@127.0.0.1:${port}/koirakanta?sslmode=disable`,
    get process() {
      return server.process
    },
    restart: async () => {
      await stopServer(server)
      server = await startServer(files, binaries, identity, true, port)
    },
    stop: () => stopServer(server),
  }
}

/** Waits until the standby has caught up and, in synchronous mode, is waited for. */
async function streaming({ administratorUrl }: Member, replication: Replication): Promise<void> {
  const wanted = replication === 'synchronous' ? 'sync' : 'async'
  for (let tries = 1; ; tries++) {
    const rows = await onServer<{ state: string; sync_state: string }>(
      administratorUrl,
      'select state, sync_state from pg_stat_replication',
    )
    if (rows.some((row) => row.state === 'streaming' && row.sync_state === wanted)) return
    if (tries === TRIES) throw new Error(`the standby does not follow: ${JSON.stringify(rows)}`)
    await sleep(100)
  }
}

function atPort(url: string, port: number): string {
  const changed = new URL(url)
  changed.port = String(port)
  return changed.href
}

/** Ends a server as a machine does that loses its power: all its processes at once, with nothing said to anybody. */
export function killHard({ process: server }: Member): void {
  const pid = server.pid!
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  for (const one of [pid, ...children.filter(Boolean).map(Number)]) {
    try {
      process.kill(one, 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** Makes the standby the primary and waits until it takes writes. */
export async function promote({ administratorUrl }: Member): Promise<void> {
  await onServer(withDatabase(administratorUrl, 'postgres'), 'select pg_promote()')
}
