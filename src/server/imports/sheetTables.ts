import { countedLine, placeOf } from '#domain/imports/rowPlace.ts'
import { DamagedXml, parseXml } from '../platform/xml.ts'
import { isLost, namedLines } from './csvRows.ts'
import { ImportError } from './importError.ts'
import type { Table, TableRow } from './table.ts'
import type { TextSource } from './textSource.ts'
import { DamagedWorkbook } from './workbook/damaged.ts'
import { SheetReader, type SheetRow } from './workbook/sheetReader.ts'
import { openWorkbook, type Sheet, type Workbook, type WorkbookRefusal } from './workbook/workbook.ts'

/** Megabytes that a workbook may have when it is unpacked: beside a million dogs, room for what else a sheet says of them. */
const MOST_MEGABYTES = 512
const MEGABYTE = 1024 ** 2

/** Most sheets with rows that are read: rows are counted through all of them. */
const MOST_SHEETS = 400

/** Most cells that one message names. */
const CELLS_NAMED = 20

const messages = {
  'other-kind': (file: string) =>
    `${file} is a workbook of another kind than .xlsx, or no workbook, which cannot be read. Save it as .xlsx, or each of its sheets as CSV (UTF-8), and give that.`,
  'too-large': (file: string, megabytes: number) =>
    `${file} is too large: unpacked, a workbook may have ${megabytes} MB. Save each of its sheets as CSV (UTF-8) and give that.`,
  damaged: (file: string, what: string) =>
    `${file} is a damaged workbook and cannot be read (${what}). Open it in a spreadsheet program, save it again as .xlsx and give that.`,
  empty: (file: string) => `${file} is empty: none of its sheets has a row.`,
  tooMany: (file: string) =>
    `${file} has more than ${MOST_SHEETS} sheets with rows. Give them in several workbooks.`,
  merged: (sheet: string, cells: string) =>
    `Sheet "${sheet}": the cells ${cells} are merged, and which row or column their value belongs to cannot be told. Unmerge them and write the value into each cell it belongs to.`,
  errors: (sheet: string, cells: string) =>
    `Sheet "${sheet}" holds errors, and what should stand there cannot be told: ${cells}. Correct them in the workbook.`,
  noResult: (sheet: string, cells: string) =>
    `Sheet "${sheet}": the workbook does not hold the results of the formulas in ${cells}. Open it in a spreadsheet program and save it again.`,
  lost: (sheet: string, rows: string) =>
    `Sheet "${sheet}": characters cannot be read in row ${rows}. Correct them in the workbook.`,
}

/**
 * The sheets of a workbook that are not empty, each as a table with a header of its own.
 * @throws ImportError for a workbook that cannot be read, or in which something would be lost
 */
export async function sheetTables(source: TextSource, mostMegabytes = MOST_MEGABYTES): Promise<Table[]> {
  if (source.size > mostMegabytes * MEGABYTE) throw refusalOf('too-large', source, mostMegabytes)
  const book = await readable(source, () => openedOf(source, mostMegabytes))
  const tables: Table[] = []
  for (const sheet of book.sheets) {
    if (!(await readable(source, () => hasRows(book, sheet)))) continue
    if (tables.length === MOST_SHEETS)
      throw new ImportError(messages.tooMany(source.name), { code: 'FILE_SHEETS' })
    tables.push(tableOf(source, book, sheet, tables.length))
  }
  if (tables.length === 0) throw new ImportError(messages.empty(source.name), { code: 'FILE_EMPTY' })
  return tables
}

async function openedOf(source: TextSource, mostMegabytes: number): Promise<Workbook> {
  const chunks: Buffer[] = []
  for await (const chunk of source.open()) chunks.push(chunk)
  const opened = await openWorkbook(Buffer.concat(chunks), mostMegabytes * MEGABYTE)
  if (typeof opened === 'string') throw refusalOf(opened, source, mostMegabytes)
  return opened
}

const refusalOf = (refusal: WorkbookRefusal, { name }: TextSource, mostMegabytes: number): ImportError =>
  new ImportError(messages[refusal](name, mostMegabytes), {
    code: refusal === 'too-large' ? 'FILE_TOO_LONG' : 'FILE_NO_TABLE',
  })

const cellFault = (message: string, cells: readonly string[]): ImportError =>
  new ImportError(message, { code: 'FILE_CELLS', row: cells.join(', ') })

/** Reads a sheet once, to find what keeps it from being taken before anything of the file is. */
async function hasRows({ context }: Workbook, sheet: Sheet): Promise<boolean> {
  const reader = new SheetReader(context, CELLS_NAMED)
  let rows = 0
  for await (const _row of parseXml(sheet.open(), reader)) rows++
  const { faults, merged } = reader
  const errors = faults.flatMap(({ cell, fault }) => (fault === 'no-result' ? [] : `${cell} ${fault.error}`))
  const unknown = faults.flatMap(({ cell, fault }) => (fault === 'no-result' ? cell : []))
  if (merged.length > 0 && rows > 0) throw cellFault(messages.merged(sheet.name, merged.join(', ')), merged)
  if (errors.length > 0) throw cellFault(messages.errors(sheet.name, errors.join(', ')), errors)
  if (unknown.length > 0) throw cellFault(messages.noResult(sheet.name, unknown.join(', ')), unknown)
  return rows > 0
}

function tableOf(source: TextSource, { context }: Workbook, sheet: Sheet, place: number): Table {
  const names: string[] = []
  names[place] = sheet.name
  return {
    sheet: sheet.name,
    size: sheet.size,
    rows: (onBytes = () => undefined) => {
      const rows = parseXml(counted(sheet.open(), onBytes), new SheetReader(context, 0))
      return damageTold(source, tableRows(rows, place))
    },
    lostMessage: (lines) =>
      messages.lost(sheet.name, namedLines(lines.map((line) => placeOf(line, names).line))),
  }
}

async function* counted(
  chunks: AsyncIterable<Buffer>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    onBytes(bytes)
    yield chunk
  }
}

/** Rows of a sheet that come together. */
const ROWS_TOGETHER = 500

/** A row ends with its last cell that says something: the others get the width of the header. */
async function* tableRows(rows: AsyncIterable<SheetRow>, place: number): AsyncGenerator<TableRow[]> {
  let width = 0
  let together: TableRow[] = []
  for await (const { row, cells } of rows) {
    while (cells.length < width) cells.push('')
    width ||= cells.length
    const texts = cells.map((cell) => cell.trim().normalize('NFC'))
    together.push({ line: countedLine(place, row), cells: texts, lost: texts.some(isLost) })
    if (together.length < ROWS_TOGETHER) continue
    yield together
    together = []
  }
  if (together.length > 0) yield together
}

async function* damageTold<Item>(source: TextSource, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items
  } catch (error) {
    throw told(source, error)
  }
}

async function readable<Result>(source: TextSource, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    throw told(source, error)
  }
}

function told({ name }: TextSource, error: unknown): unknown {
  return error instanceof DamagedWorkbook || error instanceof DamagedXml
    ? new ImportError(messages.damaged(name, error.message), { code: 'FILE_NO_TABLE' })
    : error
}
