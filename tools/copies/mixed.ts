import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadDemo } from '#demo/demo.ts'
import { type Database, openDatabase } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { giveBankAccount } from '#server/testing/factories.ts'
import { prepareRush } from '#tools/bench/entries.ts'
import { addTrials } from '#tools/bench/trialData.ts'
import { type DatabasePair, killHard, promote, startPair } from './databasePair.ts'
import { databaseSection, findHaproxy, startHaproxy, webSection } from './haproxy.ts'
import { analyses, Load, readings } from './load.ts'
import { residentMegabytes } from './memory.ts'
import { reportMixed } from './mixedReport.ts'
import { makePeople, signedIn } from './people.ts'
import { freePorts, localAddress } from './ports.ts'
import { Entrant, FieldWriter, Importer } from './repeatedWork.ts'
import { type ServiceCopy, startCopy } from './serviceCopy.ts'
import { Undo } from './undo.ts'

type Say = (line: string) => void

const READERS = 3
const ADDERS = 2
const FIELD_WRITERS = 4
/** Milliseconds between two pieces of work. */
const PAUSE = { field: 200, entry: 2000, import: 5000, analysis: 500 } as const
const SAMPLE_MS = 2000

/** Who is worked for, of whom the fill and the work have to know. */
interface Prepared {
  readonly runningId: number
  readonly entryIds: readonly number[]
  readonly rush: Awaited<ReturnType<typeof prepareRush>>
}

/**
 * Works with the club data set in every way at once while, at the quarters of the time, a copy of the service is killed, the database
 * starts again, and its primary is lost.
 * @returns false: a write was lost, a figure is wrong, something else than 503 was answered, or memory grew
 */
export async function mixed(minutes: number, say: Say): Promise<boolean> {
  findHaproxy()
  const undo = new Undo()
  try {
    const folder = mkdtempSync(join(tmpdir(), 'koirakanta-mixed-'))
    undo.add(() => rmSync(folder, { recursive: true, force: true }))
    say('loading the club data set into a primary with a synchronous standby')
    let prepared: Prepared | undefined
    const pair = await startPair(folder, 'synchronous', async (url) => {
      prepared = await fill(url)
    })
    undo.add(pair.stop)
    return await onPair({ folder, pair, prepared: prepared!, minutes, undo, say })
  } finally {
    await undo.all()
  }
}

async function fill(url: string): Promise<Prepared> {
  const database = openDatabase(url)
  try {
    await migrate(database.pool)
    await loadDemo(database, 'club', () => undefined)
    await makePeople(database.db)
    const rush = await prepareRush(database)
    const { club_id } = await database.db
      .selectFrom('trial')
      .select('club_id')
      .where('id', '=', rush.trialId)
      .executeTakeFirstOrThrow()
    await giveBankAccount(database.db, club_id!)
    return { ...(await addTrials(database.pool)), rush }
  } finally {
    await database.close()
  }
}

interface Setting {
  readonly folder: string
  readonly pair: DatabasePair
  readonly prepared: Prepared
  readonly minutes: number
  readonly undo: Undo
  readonly say: Say
}

async function onPair({ folder, pair, prepared, minutes, undo, say }: Setting): Promise<boolean> {
  const { database, web, one, two } = await freePorts('database', 'web', 'one', 'two')
  const sections = [
    databaseSection(database, { one: pair.primary.port, two: pair.standby.port }),
    webSection(web, { one, two }),
  ]
  undo.add(await startHaproxy(folder, sections))
  const databaseUrl = pair.urlBehind(database)
  const copies = new Map<number, ServiceCopy>()
  undo.add(() => Promise.all([...copies.values()].map((copy) => copy.stop())))
  const start = async (port: number) =>
    copies.set(port, await startCopy({ databaseUrl, folder: join(folder, String(port)), port }))
  await start(one)
  await start(two)
  const standby = openDatabase(pair.urlBehind(pair.standby.port))
  undo.add(standby.close)

  const lasting = copies.get(two)!
  const megabytes: number[] = []
  const sampling = setInterval(() => megabytes.push(residentMegabytes(lasting.pid)), SAMPLE_MS)
  const work = await startWork({ folder, databaseUrl, web: localAddress(web), prepared, standby })
  const quarter = minutes * 15_000
  await sleep(quarter)
  const killed = Date.now()
  await copies.get(one)!.kill()
  await start(one)
  say('a copy of the service was killed, and started again')
  await sleep(quarter)
  await pair.primary.restart()
  say('the database was started again')
  await sleep(quarter)
  killHard(pair.primary)
  await promote(pair.standby)
  say('the primary was killed, and the standby took over')
  await sleep(quarter)
  await work.load.stop()
  clearInterval(sampling)
  for (const line of [...copies.values()].flatMap((copy) => copy.unexpected())) say(line)
  return reportMixed({ ...work, trialId: prepared.rush.trialId, database: standby, killed, megabytes, say })
}

interface Place {
  readonly folder: string
  readonly databaseUrl: string
  readonly web: string
  readonly prepared: Prepared
  readonly standby: Database
}

async function startWork({ folder, databaseUrl, web, prepared, standby }: Place) {
  const [adder, saver, member] = [
    await signedIn(web, 'adder'),
    await signedIn(web, 'saver'),
    await signedIn(web, 'entrant'),
  ]
  const { runningId, entryIds, rush } = prepared
  const fields = entryIds.slice(0, FIELD_WRITERS).map((id) => new FieldWriter(saver, runningId, id))
  const forms = rush.bodies.map((body) => ({ ...body, method: 'transfer' }))
  const entrant = new Entrant(member, rush.path, forms)
  const imports = join(folder, 'imports')
  mkdirSync(imports)
  const importer = new Importer(imports, databaseUrl)
  const asked = await readings(standby)
  const load = new Load()
  for (let count = 0; count < READERS; count++) load.read(adder, asked)
  for (let count = 0; count < ADDERS; count++) load.write(adder)
  load.read(member, analyses, PAUSE.analysis)
  for (const field of fields) load.repeat(PAUSE.field, () => field.once())
  load.repeat(PAUSE.entry, () => entrant.once())
  load.repeat(PAUSE.import, () => importer.once())
  return { load, fields, entrant, importer }
}
