import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { dataPackage, OPEN_TABLES, type OpenTableName, openFiles } from '#domain/exports/openData.ts'
import { licenceNote, openDataReadme } from '#domain/exports/openDataTexts.ts'
import type { Reader } from '../platform/act.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { type ZipEntry, zipOf } from '../platform/files/zip.ts'
import type { Job } from '../platform/jobs/jobs.types.ts'
import { nightOf } from '../platform/nights.ts'
import type { Services } from '../platform/services.ts'
import {
  addPart,
  beginOpenData,
  dropOldOpenData,
  finishOpenData,
  hasNight,
  latestOpenData,
  type OpenDataRow,
  openDataPart,
} from './openData.store.ts'
import { openRows } from './openTables.store.ts'

/** Milliseconds between two looks at whether the night's archive is there. */
const EVERY = 600_000
/** Bytes of a piece as it is kept. */
const PART_BYTES = 262_144
/** The newest, and the one before, which somebody may still be reading. */
const KEPT = 2

type Making = Pick<Services, 'db' | 'config' | 'now'>

/** Makes the open data once a night. */
export const openDataJob = (services: Making): Job => ({
  name: 'openData',
  everyMs: EVERY,
  run: (signal) => makeOpenData(services, signal),
})

/**
 * Makes the night's archive where there is none. It becomes the newest when it is whole: whoever is killed over it leaves the one before.
 * @throws where another run has taken over
 */
export async function makeOpenData(services: Making, signal?: AbortSignal): Promise<void> {
  const { db, now } = services
  const at = now()
  if (await hasNight(db, nightOf(at))) return
  const id = await beginOpenData(db, nightOf(at), at)
  const rows: Record<string, number> = {}
  const hash = createHash('sha256')
  let [size, number] = [0, 0]
  await inOneMoment(db, async (tx) => {
    for await (const part of inParts(zipOf(entriesOf(tx, services, at, rows), at))) {
      signal?.throwIfAborted()
      hash.update(part)
      size += part.length
      await addPart(db, id, number++, part)
    }
  })
  if (!(await finishOpenData(db, id, { size, sha256: hash.digest(), rows })))
    throw new Error('another run has taken over')
  await dropOldOpenData(db, KEPT)
}

const inOneMoment = <Result>(db: Db, read: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

/** The files of the archive; how many rows each table has is known when it has been written. */
async function* entriesOf(
  tx: Db,
  { config }: Pick<Making, 'config'>,
  at: Date,
  rows: Record<string, number>,
): AsyncGenerator<ZipEntry> {
  const { title } = config.club
  const { openDataLicence: licence, clubContact } = config
  yield { name: 'README.md', content: [openDataReadme(title, at, licence, clubContact)] }
  yield { name: 'LICENCE.txt', content: [licenceNote(licence, clubContact)] }
  for (const { name } of OPEN_TABLES) {
    const files = openFiles(name)
    yield { name: files.csv, content: csvOf(tx, name, rows) }
    yield { name: files.json, content: jsonOf(tx, name) }
  }
  yield {
    name: 'datapackage.json',
    content: [JSON.stringify(dataPackage({ title, madeAt: at, licence, rows }), null, 2)],
  }
}

async function* csvOf(tx: Db, name: OpenTableName, rows: Record<string, number>): AsyncGenerator<string> {
  const columns = OPEN_TABLES.find((table) => table.name === name)!.columns.map((one) => one.name)
  yield written([columns])
  rows[name] = 0
  for await (const batch of openRows(tx, name)) {
    rows[name] += batch.length
    yield written(batch.map((row) => columns.map((column) => row[column])))
  }
}

const written = (lines: unknown[][]): string =>
  stringify(lines, {
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { boolean: (value) => String(value) },
  })

async function* jsonOf(tx: Db, name: OpenTableName): AsyncGenerator<string> {
  for await (const batch of openRows(tx, name)) yield batch.map((row) => `${JSON.stringify(row)}\n`).join('')
}

/** Pieces of one size each, but for the last. */
async function* inParts(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let bytes = 0
  for await (const piece of pieces) {
    waiting.push(piece)
    bytes += piece.length
    if (bytes < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}

/** What is said of the newest archive; null: none has been made. */
export const findOpenData = async ({ db }: Reader) => (await latestOpenData(db)) ?? null

/** @throws AppError 404 OPEN_DATA_NOT_FOUND */
export async function newestOpenData({ db }: Reader): Promise<OpenDataRow> {
  const newest = await latestOpenData(db)
  if (!newest) throw new AppError('notFound', 'OPEN_DATA_NOT_FOUND')
  return newest
}

/** The archive itself, read piece by piece while it is sent. */
export const openDataFile = ({ db }: Reader, { id, size }: OpenDataRow): Readable =>
  Readable.from(partsOf(db, id, size))

async function* partsOf(db: Db, id: number, size: number): AsyncGenerator<Buffer> {
  let sent = 0
  for (let number = 0; sent < size; number++) {
    const part = await openDataPart(db, id, number)
    if (!part) throw new Error('the archive has been replaced twice while it was read')
    sent += part.length
    yield part
  }
}
