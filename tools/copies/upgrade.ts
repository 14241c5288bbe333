import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inProject } from '#cli/project.ts'
import { type Database, openDatabase } from '#server/platform/database.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded/embeddedPostgres.ts'
import { startHaproxy, webSection } from './haproxy.ts'
import { keptDogs, Load, readings } from './load.ts'
import { inPlace, type Place, type Say } from './machines.ts'
import { checkOutBuild } from './olderBuild.ts'
import { isDone, linesOf, lostWrites } from './outcomes.ts'
import { makePeople, signedIn } from './people.ts'
import { freePorts, localAddress } from './ports.ts'
import { fillByBuild, type ServiceCopy, startCopy } from './serviceCopy.ts'

const WRITERS = 2
const READERS = 6
/** Milliseconds that the load goes on before the first copy is stopped, after the last has started, and between the two. */
const PAUSE_MS = 3000

/**
 * Replaces two copies one after the other by this build, under load.
 * @param commit what runs before; absent: this build, as for a restart of one copy after the other
 * @returns false: a request was not answered with success
 */
export function upgrade(commit: string | undefined, say: Say): Promise<boolean> {
  return inPlace('upgrade', async ({ folder, undo }) => {
    const root = commit === undefined ? inProject() : checkOutBuild(commit, join(folder, 'older'))
    const server = await startEmbeddedPostgres(join(folder, 'database'))
    undo.add(server.stop)
    say(`two copies of ${commit ?? 'this build'} behind HAProxy, ${READERS} readers and ${WRITERS} writers`)
    return onServer({ folder, root, databaseUrl: server.url, undo, say })
  })
}

interface Setting extends Place {
  /** of the older build */
  readonly root: string
  readonly databaseUrl: string
  readonly say: Say
}

async function onServer({ folder, root, databaseUrl, undo, say }: Setting): Promise<boolean> {
  const { web, one, two } = await freePorts('web', 'one', 'two')
  await fillByBuild(root, databaseUrl, folder)
  const running = new Map<number, ServiceCopy>()
  undo.add(() => Promise.all([...running.values()].map((copy) => copy.stop())))
  for (const port of [one, two]) running.set(port, await startCopy({ databaseUrl, folder, root, port }))
  undo.add(await startHaproxy(folder, [webSection(web, { one, two })]))
  const database = openDatabase(databaseUrl)
  undo.add(database.close)
  await makePeople(database.db)
  const load = await startLoad(localAddress(web), database)
  const before = await migrations(database)
  for (const [port, copy] of [...running]) {
    await sleep(PAUSE_MS)
    await copy.stop()
    for (const line of copy.unexpected()) say(line)
    running.set(port, await startCopy({ databaseUrl, folder, port }))
    say(`the copy at port ${port} is new`)
  }
  await sleep(PAUSE_MS)
  await load.stop()
  return report(load, (await migrations(database)) - before, await keptDogs(database), say)
}

async function startLoad(web: string, database: Database): Promise<Load> {
  const staff = await signedIn(web, 'adder')
  const asked = await readings(database)
  const load = new Load()
  for (let count = 0; count < WRITERS; count++) load.write(staff)
  for (let count = 0; count < READERS; count++) load.read(staff, asked)
  return load
}

async function migrations({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*) from migration')
  return rows[0]!.count
}

function report({ outcomes }: Load, migrated: number, kept: ReadonlySet<string>, say: Say): boolean {
  const failed = outcomes.filter((outcome) => !isDone(outcome))
  const written = outcomes.filter(({ written }) => written !== undefined)
  const lost = lostWrites(outcomes, kept)
  say(`${migrated} migrations meanwhile; ${written.length} writes acknowledged, ${lost.length} lost`)
  say(`${outcomes.length} requests, ${failed.length} failed`)
  for (const line of linesOf(failed)) say(line)
  return failed.length === 0 && lost.length === 0 && written.length > 0
}
