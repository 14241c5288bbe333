import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from '#server/platform/operatorError.ts'

/** Where Debian puts it, outside the path of usual users. */
const PLACES = ['haproxy', '/usr/sbin/haproxy', '/usr/local/sbin/haproxy']

/** @throws OperatorError where HAProxy is not installed */
export function findHaproxy(): string {
  const found = PLACES.find((place) => spawnSync(place, ['-v'], { stdio: 'ignore' }).status === 0)
  if (!found)
    throw new OperatorError('HAProxy is needed and not installed: on Debian, apt-get install haproxy')
  return found
}

/** Ports of servers by their names. */
type Servers = Readonly<Record<string, number>>

/** The role by which HAProxy asks a PostgreSQL whether it is the primary; it may sign in without a password, and nothing else. */
export const CHECK_ROLE = 'koirakanta_check'

/** The startup message of PostgreSQL's protocol 3.0 for that role (https://www.postgresql.org/docs/current/protocol-message-formats.html). */
function startupMessage(): string {
  const text = `user\0${CHECK_ROLE}\0database\0postgres\0\0`
  const message = Buffer.alloc(8 + text.length)
  message.writeInt32BE(message.length, 0)
  message.writeInt32BE(0x0003_0000, 4)
  message.write(text, 8)
  return message.toString('hex')
}

/** A server tells everybody who has signed in whether it is a standby. */
const stateMessage = (isStandby: 'on' | 'off') =>
  Buffer.from(`in_hot_standby\0${isStandby}\0`).toString('hex')
const TERMINATE = '5800000004'

/** What stands before PostgreSQL: connections go to the one that is primary, and are cut when it no longer is. */
export const databaseSection = (port: number, servers: Servers): string =>
  postgresSection('database', 'off', port, servers)

/** The same for the one that stands by, whichever it is now. */
export const readsSection = (port: number, servers: Servers): string =>
  postgresSection('reads', 'on', port, servers)

function postgresSection(name: string, isStandby: 'on' | 'off', port: number, servers: Servers): string {
  return `listen ${name}
  mode tcp
  bind 127.0.0.1:${port}
  timeout client 1h
  timeout server 1h
  option tcp-check
  tcp-check connect
  tcp-check send-binary ${startupMessage()}
  tcp-check expect binary ${stateMessage(isStandby)}
  tcp-check send-binary ${TERMINATE}
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${serverLines(servers)}`
}

/** What stands before the copies of the service. */
export function webSection(port: number, servers: Servers): string {
  return `frontend web
  bind 127.0.0.1:${port}
  default_backend koirakanta
backend koirakanta
  balance leastconn
  option httpchk GET /api/health
  option forwardfor
  retry-on conn-failure
  default-server check inter 500ms fall 3 rise 2
${serverLines(servers)}`
}

const serverLines = (servers: Servers) =>
  Object.entries(servers)
    .map(([name, port]) => `  server ${name} 127.0.0.1:${port}\n`)
    .join('')

/** A copy that is slow to answer a check is still a copy; one that answers 503, or not at all, is none. */
export const DEFAULTS = `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 120s
  timeout check 2s
  option redispatch 1
  retries 3
`

/** Starts HAProxy with these sections; its file stays in the folder. */
export async function startHaproxy(
  folder: string,
  sections: readonly string[],
): Promise<() => Promise<void>> {
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, [DEFAULTS, ...sections].join('\n'))
  const child = spawn(findHaproxy(), ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  await sleep(500)
  if (hasEnded(child)) throw new OperatorError(`HAProxy did not start with ${file}: ${said}`)
  return async () => {
    if (hasEnded(child)) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
