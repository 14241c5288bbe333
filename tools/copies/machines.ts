import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DemoSize, loadDemo } from '#demo/demo.ts'
import { type Database, openDatabase } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import type { DatabasePair } from './databasePair.ts'
import { databaseSection, findHaproxy, readsSection, startHaproxy, webSection } from './haproxy.ts'
import { makePeople } from './people.ts'
import { freePorts } from './ports.ts'
import { type ServiceCopy, startCopy } from './serviceCopy.ts'
import { Undo } from './undo.ts'

export type Say = (line: string) => void

export interface Place {
  readonly folder: string
  readonly undo: Undo
}

/** Works in a folder of its own; what was started is stopped afterwards, and the folder goes. @throws OperatorError without HAProxy */
export async function inPlace<Result>(
  name: string,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  findHaproxy()
  const undo = new Undo()
  try {
    const folder = mkdtempSync(join(tmpdir(), `koirakanta-${name}-`))
    undo.add(() => rmSync(folder, { recursive: true, force: true }))
    return await work({ folder, undo })
  } finally {
    await undo.all()
  }
}

/** Puts the demo club and who calls the service into an empty database, and whatever else is wanted. */
export async function fillClub<Result>(
  url: string,
  size: DemoSize,
  more: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(url)
  try {
    await migrate(database.pool)
    await loadDemo(database, size, () => undefined)
    await makePeople(database.db)
    return await more(database)
  } finally {
    await database.close()
  }
}

/** Two copies of the service and HAProxy, before them and before a pair of databases. */
export interface Machines {
  /** ports of the copies, and of HAProxy before them */
  readonly one: number
  readonly two: number
  readonly web: number
  /** behind HAProxy */
  readonly databaseUrl: string
  /** those that run, by their port */
  readonly copies: ReadonlyMap<number, ServiceCopy>
  /** a connection of one's own to the one that stands by at first */
  readonly standby: Database
  /** Starts the copy at a port, in the place of one that has ended. */
  start(port: number): Promise<void>
}

export async function startMachines({ folder, undo }: Place, pair: DatabasePair): Promise<Machines> {
  const { database, reads, web, one, two } = await freePorts('database', 'reads', 'web', 'one', 'two')
  const servers = { one: pair.primary.port, two: pair.standby.port }
  const sections = [
    databaseSection(database, servers),
    readsSection(reads, servers),
    webSection(web, { one, two }),
  ]
  undo.add(await startHaproxy(folder, sections))
  const databaseUrl = pair.urlBehind(database)
  const readUrl = pair.urlBehind(reads)
  const copies = new Map<number, ServiceCopy>()
  undo.add(() => Promise.all([...copies.values()].map((copy) => copy.stop())))
  const start = async (port: number) => {
    copies.set(port, await startCopy({ databaseUrl, readUrl, folder: join(folder, String(port)), port }))
  }
  await start(one)
  await start(two)
  const standby = openDatabase(pair.urlBehind(pair.standby.port))
  undo.add(standby.close)
  return { one, two, web, databaseUrl, copies, standby, start }
}
