import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadDemo } from '#demo/demo.ts'
import { type Database, openDatabase } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { type DatabasePair, killHard, promote, type Replication, startPair } from './databasePair.ts'
import { databaseSection, findHaproxy, startHaproxy, webSection } from './haproxy.ts'
import { keptDogs, Load, readings } from './load.ts'
import { isBusy, isDone, linesOf, longestPause, lostWrites } from './outcomes.ts'
import { makePeople, signedIn } from './people.ts'
import { freePorts, localAddress } from './ports.ts'
import { type ServiceCopy, startCopy } from './serviceCopy.ts'
import { Undo } from './undo.ts'

type Say = (line: string) => void

const WRITERS = 8
const READERS = 2
const BEFORE_MS = 8000
const AFTER_MS = 12_000

/**
 * Kills the primary under load, makes the standby the primary, and counts what became of the writes.
 * @returns false: a write was lost that may not be, or something else than 503 was answered
 */
export async function failover(replication: Replication, say: Say): Promise<boolean> {
  findHaproxy()
  const undo = new Undo()
  try {
    const folder = mkdtempSync(join(tmpdir(), 'koirakanta-failover-'))
    undo.add(() => rmSync(folder, { recursive: true, force: true }))
    say(`a primary, a standby (${replication}), two copies of the service, HAProxy before both`)
    const pair = await startPair(folder, replication, fill)
    undo.add(pair.stop)
    return await onPair({ folder, pair, replication, undo, say })
  } finally {
    await undo.all()
  }
}

/** The demo club, and somebody who may add dogs. */
async function fill(url: string): Promise<void> {
  const database = openDatabase(url)
  try {
    await migrate(database.pool)
    await loadDemo(database, 'small', () => undefined)
    await makePeople(database.db)
  } finally {
    await database.close()
  }
}

interface Setting {
  readonly folder: string
  readonly pair: DatabasePair
  readonly replication: Replication
  readonly undo: Undo
  readonly say: Say
}

async function onPair({ folder, pair, replication, undo, say }: Setting): Promise<boolean> {
  const { database, web, one, two } = await freePorts('database', 'web', 'one', 'two')
  const sections = [
    databaseSection(database, { one: pair.primary.port, two: pair.standby.port }),
    webSection(web, { one, two }),
  ]
  undo.add(await startHaproxy(folder, sections))
  const databaseUrl = pair.urlBehind(database)
  const copies: ServiceCopy[] = []
  for (const port of [one, two]) {
    const copy = await startCopy({ databaseUrl, folder: join(folder, String(port)), port })
    undo.add(copy.stop)
    copies.push(copy)
  }
  const standby = openDatabase(pair.urlBehind(pair.standby.port))
  undo.add(standby.close)
  const load = await startLoad(localAddress(web), copies, standby)
  const { killed, promoted } = await loseThePrimary(pair)
  await sleep(AFTER_MS)
  await load.stop()
  return report({ replication, load, killed, promoted, copies, kept: await keptDogs(standby), say })
}

/** Readers ask the copies themselves: the proxy would not ask one that says it has no database. */
async function startLoad(web: string, copies: readonly ServiceCopy[], database: Database): Promise<Load> {
  const staff = await signedIn(web, 'adder')
  const asked = await readings(database)
  const load = new Load()
  for (let count = 0; count < WRITERS; count++) load.write(staff)
  for (const { port } of copies)
    for (let count = 0; count < READERS; count++) load.read(staff.at(localAddress(port)), asked)
  return load
}

async function loseThePrimary({ primary, standby }: DatabasePair) {
  await sleep(BEFORE_MS)
  const killed = Date.now()
  killHard(primary)
  await promote(standby)
  return { killed, promoted: Date.now() }
}

interface Seen {
  readonly replication: Replication
  readonly load: Load
  readonly killed: number
  readonly promoted: number
  readonly copies: readonly ServiceCopy[]
  readonly kept: ReadonlySet<string>
  readonly say: Say
}

function report({ replication, load: { outcomes }, killed, promoted, copies, kept, say }: Seen): boolean {
  const written = outcomes.filter(({ written }) => written !== undefined)
  const before = written.filter(({ at }) => at <= killed).length
  const lost = lostWrites(outcomes, kept)
  const wrong = outcomes.filter((outcome) => !isDone(outcome) && !isBusy(outcome))
  say(`${written.length} writes acknowledged, ${before} of them before the kill; ${lost.length} lost`)
  say(
    `no write for ${seconds(longestPause(outcomes))} s; the standby took over in ${seconds(promoted - killed)} s`,
  )
  say(
    `${outcomes.length} requests, ${outcomes.filter(isBusy).length} refused with 503, ${wrong.length} otherwise`,
  )
  for (const line of linesOf(wrong)) say(line)
  for (const line of copies.flatMap((copy) => copy.unexpected())) say(line)
  if (before === written.length) say('no write was acknowledged after the kill')
  const isLost = replication === 'synchronous' && lost.length > 0
  return !isLost && wrong.length === 0 && before > 0 && before < written.length
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
