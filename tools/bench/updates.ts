import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { POINTING_BREEDS } from '#domain/club/profiles.ts'
import { FIRST_HEALTH_CODES } from '#domain/health/firstCodes.ts'
import { seedHealthCodes } from '#server/healthCodes/healthCodeSeed.ts'
import { importDogs } from '#server/imports/importDogs.ts'
import { loadMapping } from '#server/imports/mapping.ts'
import {
  insertUpdate,
  keepPart,
  rowsOf,
  setState,
  updateById,
} from '#server/imports/updates/updates.store.ts'
import type { UpdateState } from '#server/imports/updates/updates.types.ts'
import { type Database, openDatabase } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { seedRulebooks } from '#server/rulebooks/rulebookSeed.ts'
import { onServer, startTestServer, withDatabase } from '#tools/test/server.ts'
import { writeDogsFile } from './importFile.ts'
import { BENCH_TABLES, UPDATE_FILES } from './updateFiles.ts'
import type { RunMeasure } from './updateWorker.ts'

interface UpdateBench {
  /** what the file tells */
  readonly file: string
  readonly rows: number
  readonly megabytes: number
  readonly compareSeconds: number
  /** absent: nothing could be taken */
  readonly applySeconds?: number
  readonly undoSeconds?: number
  /** rate of the comparison / rate of a bare COPY of the same cells */
  readonly ratio: number
  /** the most that the memory of the process grows in any run, in megabytes: of this file, and of one of a quarter */
  readonly memoryGrowth: number
  readonly memoryGrowthOfQuarter: number
  /** milliseconds of the slower of the first and the last page of the difference */
  readonly page: number
  /** seconds until the process has ended a comparison, and a writing, of the quarter that was cancelled on its way */
  readonly cancelSeconds: readonly number[]
}

const WORKER = new URL('./updateWorker.ts', import.meta.url)
const MEGABYTE = 1_000_000
/** Bytes of a part in which a file comes, as browsers send it. */
const PART_BYTES = 1 << 20
const DOGS = 100_000
const PAGE_ROWS = 100

/** Has files of every kind but dogs compared, cancelled, applied and undone, each of so many rows, beside a register of many dogs. */
export async function benchUpdates(rows: number, files = Object.keys(UPDATE_FILES)): Promise<UpdateBench[]> {
  const folder = await mkdtemp(join(tmpdir(), 'koirakanta-bench-updates-'))
  const server = await startTestServer()
  try {
    const name = `${server.prefix}_updates`
    await onServer(server.url, `create database ${name} template template0 encoding 'UTF8'`)
    const url = withDatabase(server.url, name)
    const database = openDatabase(url, { max: 4 })
    try {
      await prepare(database, folder)
      const results: UpdateBench[] = []
      for (const file of files) results.push(await measureFile({ database, url, folder }, file, rows))
      return results
    } finally {
      await database.close()
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

async function prepare(database: Database, folder: string): Promise<void> {
  const { db, pool } = database
  await migrate(pool)
  const breeds = POINTING_BREEDS.map(({ code, fi, sv, en }) => ({
    code,
    name_fi: fi,
    name_sv: sv,
    name_en: en,
  }))
  await db.insertInto('breed').values(breeds).execute()
  await seedHealthCodes(db)
  await seedRulebooks(db)
  const file = join(folder, 'dogs.csv')
  await writeDogsFile(file, DOGS)
  const mapping = await loadMapping('koirakanta')
  await importDogs(pool, { file, mapping, today: '2026-01-31', codes: FIRST_HEALTH_CODES })
  await pool.query(BENCH_TABLES)
}

interface Bench {
  readonly database: Database
  readonly url: string
  readonly folder: string
}

async function measureFile(bench: Bench, file: string, rows: number): Promise<UpdateBench> {
  const { db } = bench.database
  const small = await sendFile(bench, file, Math.ceil(rows / 4))
  const quarter = await run(bench, small.id, 'comparing')
  const cancelSeconds = [
    await cancelled(bench, small.id, { state: 'comparing', seconds: quarter.seconds / 2 }),
    await cancelled(bench, small.id, { state: 'applying', seconds: quarter.seconds * 0.9 }),
  ]
  await setState(db, small.id, { state: 'cancelled' })
  const { id, size, copySeconds } = await sendFile(bench, file, rows)
  const compared = await run(bench, id, 'comparing')
  const { counts, failure } = (await updateById(db, id))!
  if (!counts || failure) throw new Error(`${file}: ${failure}`)
  const told = Object.values(counts.kinds).reduce((sum, count) => sum + count, 0)
  const page = Math.max(await pageTime(db, id, 0), await pageTime(db, id, told - PAGE_ROWS))
  const writes = (counts.kinds.new ?? 0) > 0
  const written = writes ? [await run(bench, id, 'applying'), await run(bench, id, 'undoing')] : []
  return {
    file,
    rows,
    megabytes: size / MEGABYTE,
    compareSeconds: compared.seconds,
    ...(writes && { applySeconds: written[0]!.seconds, undoSeconds: written[1]!.seconds }),
    ratio: copySeconds / compared.seconds,
    memoryGrowth: Math.max(...[compared, ...written].map(growthOf)),
    memoryGrowthOfQuarter: growthOf(quarter),
    page,
    cancelSeconds,
  }
}

const growthOf = ({ rssBefore, rssPeak }: RunMeasure): number => (rssPeak - rssBefore) / MEGABYTE

/** Writes a file, has the database read it as it is, and keeps it as it is sent. @returns seconds of the bare reading */
async function sendFile({ database, folder }: Bench, file: string, rows: number) {
  const { db, pool } = database
  const path = join(folder, 'update.csv')
  const client = await pool.connect()
  try {
    const query = UPDATE_FILES[file]!(rows)
    await client.query('set statement_timeout = 0')
    await pipeline(
      client.query(copyTo(`copy (${query}) to stdout (format csv, header, delimiter ';')`)),
      createWriteStream(path),
    )
    const copySeconds = await bareCopy(client, query, path)
    const { size } = await stat(path)
    const id = await insertUpdate(db, {
      madeAt: new Date(),
      by: null,
      fileName: `${file}.csv`,
      size,
      mapping: null,
      mappingId: null,
    })
    let part = 0
    for await (const chunk of createReadStream(path, { highWaterMark: PART_BYTES }))
      await keepPart(db, id, part++, chunk as Buffer)
    return { id, size, copySeconds }
  } finally {
    client.release(true)
  }
}

async function bareCopy(client: pg.PoolClient, query: string, path: string): Promise<number> {
  await client.query(`create temp table bare as ${query} with no data`)
  const began = performance.now()
  await pipeline(
    createReadStream(path),
    client.query(copyFrom(`copy bare from stdin (format csv, header, delimiter ';')`)),
  )
  const seconds = (performance.now() - began) / 1000
  await client.query('drop table bare')
  return seconds
}

/** Has a process of its own do what an update waits for. @throws where it ended otherwise */
async function run({ database, url }: Bench, id: number, state: UpdateState): Promise<RunMeasure> {
  await setState(database.db, id, { state })
  const measure = await ended(fork(WORKER, [url]))
  const update = (await updateById(database.db, id))!
  const wanted: UpdateState = state === 'comparing' ? 'ready' : state === 'applying' ? 'applied' : 'undone'
  if (update.state !== wanted || update.failure)
    throw new Error(`${update.fileName}: ${state} ended as ${update.state} (${update.failure})`)
  return measure
}

async function ended(child: ReturnType<typeof fork>): Promise<RunMeasure> {
  const [measure] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('the process of the update has failed')
    }),
  ])
  return measure as RunMeasure
}

/** Cancels a run after so many seconds. @returns seconds until its process has ended it */
async function cancelled(
  { database, url }: Bench,
  id: number,
  { state, seconds }: { readonly state: UpdateState; readonly seconds: number },
): Promise<number> {
  await setState(database.db, id, { state })
  const end = ended(fork(WORKER, [url]))
  await sleep(seconds * 1000)
  if (!(await updateById(database.db, id))!.running) throw new Error(`${state} ended before it was cancelled`)
  const began = performance.now()
  await setState(database.db, id, { state: 'ready' })
  await end
  return (performance.now() - began) / 1000
}

async function pageTime(db: Database['db'], id: number, after: number): Promise<number> {
  const began = performance.now()
  const rows = await rowsOf(db, id, {}, { after: Math.max(0, after), most: PAGE_ROWS })
  if (rows.length !== PAGE_ROWS) throw new Error(`a page has ${rows.length} rows`)
  return performance.now() - began
}

export function updateBenchLines(results: readonly UpdateBench[]): string[] {
  return results.map(({ file, rows, megabytes, applySeconds, undoSeconds, ...bench }) => {
    const seconds = (name: string, value: number | undefined) =>
      value === undefined ? [] : [`${name} ${value.toFixed(1)} s`]
    return `${file}: ${rows.toLocaleString('en')} rows (${megabytes.toFixed(0)} MB), ${[
      ...seconds('compared in', bench.compareSeconds),
      `${bench.ratio.toFixed(2)} of a bare COPY`,
      ...seconds('applied in', applySeconds),
      ...seconds('undone in', undoSeconds),
      `memory +${bench.memoryGrowth.toFixed(0)} MB (a quarter of the file: +${bench.memoryGrowthOfQuarter.toFixed(0)} MB)`,
      `page ${bench.page.toFixed(0)} ms`,
      `cancelled in ${bench.cancelSeconds.map((value) => value.toFixed(1)).join(' / ')} s`,
    ].join(', ')}`
  })
}
