import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/platform/database.ts'
import { giveBankAccount } from '#server/testing/factories.ts'
import { prepareRush } from '#tools/bench/entries.ts'
import { addTrials } from '#tools/bench/trialData.ts'
import { type DatabasePair, killHard, promote, startPair } from './databasePair.ts'
import { analyses, Load, readings } from './load.ts'
import { fillClub, inPlace, type Machines, type Place, type Say, startMachines } from './machines.ts'
import { residentMegabytes } from './memory.ts'
import { reportMixed } from './mixedReport.ts'
import { signedIn } from './people.ts'
import { localAddress } from './ports.ts'
import { Entrant, FieldWriter, Importer } from './repeatedWork.ts'

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
export function mixed(minutes: number, say: Say): Promise<boolean> {
  return inPlace('mixed', async (place) => {
    say('loading the club data set into a primary with a synchronous standby')
    let prepared: Prepared | undefined
    const pair = await startPair(place.folder, 'synchronous', async (url) => {
      prepared = await fillClub(url, 'club', prepare)
    })
    place.undo.add(pair.stop)
    const machines = await startMachines(place, pair)
    const { copies, two, standby } = machines
    const lasting = copies.get(two)!
    const megabytes: number[] = []
    const sampling = setInterval(() => megabytes.push(residentMegabytes(lasting.pid)), SAMPLE_MS)
    place.undo.add(() => clearInterval(sampling))
    const work = await startWork(place, machines, prepared!)
    const killed = await loseEachInTurn({ machines, pair, pause: minutes * 15_000, say })
    await work.load.stop()
    for (const line of [...copies.values()].flatMap((copy) => copy.unexpected())) say(line)
    const { trialId } = prepared!.rush
    return reportMixed({ ...work, trialId, database: standby, killed, megabytes, say })
  })
}

async function prepare(database: Database): Promise<Prepared> {
  const rush = await prepareRush(database)
  const { club_id } = await database.db
    .selectFrom('trial')
    .select('club_id')
    .where('id', '=', rush.trialId)
    .executeTakeFirstOrThrow()
  await giveBankAccount(database.db, club_id!)
  return { ...(await addTrials(database.pool)), rush }
}

interface Losing {
  readonly machines: Machines
  readonly pair: DatabasePair
  /** milliseconds before the first, between, and after the last */
  readonly pause: number
  readonly say: Say
}

/** @returns the moment at which the copy was killed, in milliseconds of the clock */
async function loseEachInTurn({
  machines: { copies, one, start },
  pair,
  pause,
  say,
}: Losing): Promise<number> {
  await sleep(pause)
  const killed = Date.now()
  await copies.get(one)!.kill()
  await start(one)
  say('a copy of the service was killed, and started again')
  await sleep(pause)
  await pair.primary.restart()
  say('the database was started again')
  await sleep(pause)
  killHard(pair.primary)
  await promote(pair.standby)
  say('the primary was killed, and the standby took over')
  await sleep(pause)
  return killed
}

async function startWork({ folder }: Place, { web, databaseUrl, standby }: Machines, prepared: Prepared) {
  const at = localAddress(web)
  const [adder, saver, member] = [
    await signedIn(at, 'adder'),
    await signedIn(at, 'saver'),
    await signedIn(at, 'entrant'),
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
