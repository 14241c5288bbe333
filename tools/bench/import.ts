import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { POINTING_BREEDS } from '#domain/club/profiles.ts'
import { LivePedigree } from '#server/genetics/livePedigree.ts'
import { openDatabase } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { onServer, startTestServer, withDatabase } from '#tools/test/server.ts'
import { writeDogsFile } from './importFile.ts'
import type { ImportMeasure } from './importWorker.ts'

export interface ImportBench {
  readonly dogs: number
  readonly fileMegabytes: number
  readonly importSeconds: number
  /** from the database to every dog's inbreeding in the service's memory */
  readonly figuresSeconds: number
  /** the same rows by COPY into the same tables of an empty database */
  readonly copySeconds: number
  /** rate of the import / rate of the bare COPY */
  readonly ratio: number
  /** growth of the importing process's memory, in megabytes: of this file, and of one a quarter its size */
  readonly memoryGrowth: number
  readonly memoryGrowthOfQuarter: number
}

const WORKER = new URL('./importWorker.ts', import.meta.url)
const MEGABYTE = 1_000_000
const POLL_MS = 60_000
/** The tables that the import fills, with the columns it fills for the bench's file. */
const TABLES = {
  dog: 'id, breed_code, name, sex, birth_date, birth_year, sire_id, dam_id, kennel_name, colour, source_id, source_line',
  dog_number: 'key, stem, regnr, dog_id, is_primary, source_id',
  health_statement:
    'dog_id, kind, scale, value, left_value, right_value, examined_on, age_months, certificate, remark, source, source_id, source_line',
} as const

/** Imports an invented file into an empty database and compares it with a bare COPY of the same rows. */
export async function benchImport(dogs: number): Promise<ImportBench> {
  const folder = await mkdtemp(join(tmpdir(), 'koirakanta-bench-import-'))
  const server = await startTestServer()
  const fresh = async (name: string) => {
    await onServer(server.url, `create database ${server.prefix}_${name} template template0 encoding 'UTF8'`)
    const url = withDatabase(server.url, `${server.prefix}_${name}`)
    await prepare(url)
    return url
  }
  try {
    const file = join(folder, 'dogs.csv')
    const quarter = join(folder, 'quarter.csv')
    await writeDogsFile(file, dogs)
    await writeDogsFile(quarter, Math.ceil(dogs / 4))
    const small = await measureImport(await fresh('quarter'), quarter)
    const imported = await fresh('import')
    const measure = await measureImport(imported, file)
    if (measure.newDogs !== dogs || measure.problems > 0)
      throw new Error(`${measure.newDogs} of ${dogs} dogs were imported, with ${measure.problems} problems`)
    const figuresSeconds = await measureFigures(imported)
    await unload(imported, folder)
    const copySeconds = await measureCopy(await fresh('copy'), folder)
    return {
      dogs,
      fileMegabytes: (await stat(file)).size / MEGABYTE,
      importSeconds: measure.seconds,
      figuresSeconds,
      copySeconds,
      ratio: copySeconds / measure.seconds,
      memoryGrowth: (measure.rssPeak - measure.rssBefore) / MEGABYTE,
      memoryGrowthOfQuarter: (small.rssPeak - small.rssBefore) / MEGABYTE,
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

async function prepare(url: string): Promise<void> {
  const database = openDatabase(url, { max: 1 })
  try {
    await migrate(database.pool)
    const rows = POINTING_BREEDS.map(({ code, fi, sv, en }) => ({
      code,
      name_fi: fi,
      name_sv: sv,
      name_en: en,
    }))
    await database.db.insertInto('breed').values(rows).execute()
  } finally {
    await database.close()
  }
}

async function measureImport(url: string, file: string): Promise<ImportMeasure> {
  const child = fork(WORKER, [url, file])
  const [measure] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('the import has failed')
    }),
  ])
  return measure as ImportMeasure
}

async function measureFigures(url: string): Promise<number> {
  const began = performance.now()
  const live = await LivePedigree.start({ url, pollMs: POLL_MS }, { warn: () => undefined })
  const seconds = (performance.now() - began) / 1000
  await live.close()
  return seconds
}

async function unload(url: string, folder: string): Promise<void> {
  await onClient(url, async (client) => {
    for (const [table, columns] of Object.entries(TABLES))
      await pipeline(
        client.query(copyTo(`copy ${table} (${columns}) to stdout`)),
        createWriteStream(join(folder, table)),
      )
  })
}

async function measureCopy(url: string, folder: string): Promise<number> {
  return onClient(url, async (client) => {
    const began = performance.now()
    await client.query('begin')
    for (const [table, columns] of Object.entries(TABLES))
      await pipeline(
        createReadStream(join(folder, table)),
        client.query(copyFrom(`copy ${table} (${columns}) from stdin`)),
      )
    await client.query('commit')
    return (performance.now() - began) / 1000
  })
}

async function onClient<Result>(
  url: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(url, { max: 1 })
  try {
    const client = await database.pool.connect()
    try {
      return await work(client)
    } finally {
      client.release()
    }
  } finally {
    await database.close()
  }
}

export function importBenchLines(bench: ImportBench): string[] {
  const rate = (seconds: number) => `${Math.round(bench.dogs / seconds)} dogs/s`
  const line = (name: string, seconds: number) =>
    `  ${name.padEnd(32)} ${seconds.toFixed(1)} s, ${rate(seconds)}`
  return [
    `Import of ${bench.dogs} dogs (${bench.fileMegabytes.toFixed(0)} MB of CSV)`,
    line('CSV → database', bench.importSeconds),
    line('database → figures', bench.figuresSeconds),
    line('bare COPY of the same rows', bench.copySeconds),
    `  ${'rate / rate of the bare COPY'.padEnd(32)} ${bench.ratio.toFixed(2)}`,
    `  ${'growth of memory'.padEnd(32)} ${bench.memoryGrowth.toFixed(0)} MB (a quarter of the file: ${bench.memoryGrowthOfQuarter.toFixed(0)} MB)`,
  ]
}

if (import.meta.main) {
  const bench = await benchImport(Number(process.env.BENCH_DOGS || 1_000_000))
  process.stdout.write(`${importBenchLines(bench).join('\n')}\n`)
}
