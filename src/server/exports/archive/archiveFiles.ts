import { stringify } from 'csv-stringify/sync'
import { materialSheets } from '../../imports/material/material.ts'
import type { Db } from '../../platform/database.ts'
import type { ZipEntry } from '../../platform/files/zip.ts'
import { type ArchiveTable, archiveRows, archiveTables, fileContent, keptFiles } from './archive.store.ts'
import { LEFT_OUT_TABLES, SECRET_COLUMNS } from './archiveLists.ts'
import { columnNotes } from './columnNotes.ts'

/** Files stand in the archive as themselves. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'file.content': 'stands as a file of its own under files/',
}

/** The tables of the archive, each with the columns that are in it. */
async function tablesOf(tx: Db): Promise<ArchiveTable[]> {
  const all = await archiveTables(tx)
  return all
    .filter(({ name }) => !Object.hasOwn(LEFT_OUT_TABLES, name))
    .map((table) => ({
      ...table,
      columns: table.columns.filter(({ name }) => reasonWithout(table.name, name) === undefined),
    }))
}

const reasonWithout = (table: string, column: string): string | undefined =>
  SECRET_COLUMNS[`${table}.${column}`] ?? ELSEWHERE[`${table}.${column}`]

/**
 * The files of the whole archive, one after another: what it is, every table twice, what an import reads, every file that stands in the database, and last the
 * description with the numbers of rows.
 * @param tx one moment of the database, which nobody else uses meanwhile
 */
export async function* archiveEntries(tx: Db, title: string, at: Date): AsyncGenerator<ZipEntry> {
  const tables = await tablesOf(tx)
  const rows: Record<string, number> = {}
  yield { name: 'README.md', content: [readme(title, at)] }
  for (const table of tables) {
    yield { name: `csv/${table.name}.csv`, content: csvOf(tx, table, rows) }
    yield { name: `json/${table.name}.jsonl`, content: jsonOf(tx, table) }
  }
  for (const { name, rows: batches } of await materialSheets(tx))
    yield { name: `material/${name}.csv`, content: sheetOf(batches()) }
  for (const { id, name } of await keptFiles(tx))
    yield { name: `files/${id}-${safeName(name)}`, content: bytesOf(tx, id) }
  yield { name: 'tables.json', content: [await describe(tx, tables, rows)] }
}

const safeName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_')

async function* bytesOf(tx: Db, id: number): AsyncGenerator<Buffer> {
  yield await fileContent(tx, id)
}

async function* jsonOf(tx: Db, table: ArchiveTable): AsyncGenerator<string> {
  for await (const batch of archiveRows(tx, table)) yield `${batch.join('\n')}\n`
}

async function* csvOf(tx: Db, table: ArchiveTable, rows: Record<string, number>): AsyncGenerator<string> {
  const columns = table.columns.map(({ name }) => name)
  yield written([columns])
  rows[table.name] = 0
  for await (const batch of archiveRows(tx, table)) {
    rows[table.name]! += batch.length
    yield written(
      batch.map((json) => {
        const row = JSON.parse(json) as Record<string, unknown>
        return columns.map((column) => row[column])
      }),
    )
  }
}

/** A sheet with the columns of its first row; empty without any row. */
async function* sheetOf(
  batches: AsyncIterable<readonly Readonly<Record<string, string | null>>[]>,
): AsyncGenerator<string> {
  let isBegun = false
  for await (const batch of batches) {
    if (!isBegun) yield written([Object.keys(batch[0]!)])
    isBegun = true
    yield written(batch.map((row) => Object.values(row)))
  }
}

/** Lists and objects as JSON; no text is taken for a formula. */
const written = (lines: unknown[][]): string =>
  stringify(lines, {
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { boolean: String, object: (value) => JSON.stringify(value) },
  })

async function describe(
  tx: Db,
  tables: readonly ArchiveTable[],
  rows: Readonly<Record<string, number>>,
): Promise<string> {
  const notes = await columnNotes()
  const all = await archiveTables(tx)
  const described = tables.map(({ name, columns, key, checks }) => ({
    table: name,
    description: notes.get(name) ?? null,
    rows: rows[name] ?? 0,
    files: [`csv/${name}.csv`, `json/${name}.jsonl`],
    primaryKey: key,
    checks,
    columns: columns.map((column) => ({
      ...column,
      description: notes.get(`${name}.${column.name}`) ?? null,
    })),
    leftOut: all
      .find((table) => table.name === name)!
      .columns.flatMap((column) => {
        const reason = reasonWithout(name, column.name)
        return reason === undefined ? [] : [{ column: column.name, reason }]
      }),
  }))
  const leftOut = Object.entries(LEFT_OUT_TABLES).map(([table, reason]) => ({ table, reason }))
  return JSON.stringify({ tables: described, leftOut }, null, 2)
}

const readme = (title: string, at: Date): string => `# ${title}: the whole archive

Made ${at.toISOString()}, as of one moment.

Everything that the club owns in the service. It holds personal data: keep it as you keep a member register, give it to nobody
who does not need it, and destroy it when it has served.

- csv/TABLE.csv: UTF-8, commas, lines that end in CR LF, the first line names the columns (RFC 4180). Lists and objects are JSON.
  A text that begins with = + - or @ has ' before it; the JSON has it as it is.
- json/TABLE.jsonl: the same rows, one JSON object a line. Moments are ISO 8601, days YYYY-MM-DD, bytes base64.
- material/*.csv: dogs with their statements and titles, owners, and results of shows and trials, in the form that a data update of this
  service reads (docs/import-format.md). What that form has no column for (statements on other scales, days of titles) stands in csv/ alone.
- files/ID-NAME: pictures, papers and attachments; ID is that of the table file.
- tables.json: every table and column with its type, what it refers to, what it means where the database's own description tells it,
  the conditions that rows fulfil, the number of rows, and what was left out and why (secrets, and what only the running service needs).

A backup (koirakanta backup) is what a service is restored from; this archive is what another program can read.
`
