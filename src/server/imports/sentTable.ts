import { Readable } from 'node:stream'
import { AppError } from '../platform/errors.ts'
import { ImportError } from './importError.ts'
import type { Table, TableRow } from './table.ts'
import { tablesOf } from './tables.ts'
import type { TextSource } from './textSource.ts'

/** A table that somebody has sent to the service, whole in memory. */
export interface SentTable {
  readonly header: readonly string[]
  /** each as wide as the header */
  readonly rows: readonly SentRow[]
}

export interface SentRow {
  /** line of a text, row of a workbook */
  readonly line: number
  readonly cells: readonly string[]
}

/** Megabytes that a sent workbook may have when it is unpacked: a file of 1 MB could otherwise fill the memory. */
const MOST_MEGABYTES = 32

/**
 * The one table of a sent file: CSV in any of the encodings, or a workbook with one sheet that is not empty.
 * @param mostRows without the header
 * @throws AppError 400 with the code of what is wrong, and where
 */
export async function readSentTable(content: Uint8Array, mostRows: number): Promise<SentTable> {
  try {
    const tables = await tablesOf(sourceOf(content), MOST_MEGABYTES)
    if (tables.length > 1) throw new AppError('invalid', 'FILE_SHEETS')
    return await wholeTable(tables[0]!, mostRows)
  } catch (error) {
    if (!(error instanceof ImportError) || !error.fault) throw error
    const { code, row } = error.fault
    throw new AppError('invalid', code, undefined, { details: { row, rows: mostRows } })
  }
}

function sourceOf(content: Uint8Array): TextSource {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return { name: 'file', size: bytes.length, open: () => Readable.from([bytes]) }
}

async function wholeTable(table: Table, mostRows: number): Promise<SentTable> {
  let header: readonly string[] | undefined
  const rows: SentRow[] = []
  for await (const together of table.rows())
    for (const row of together) {
      if (row.lost) throw atRow('FILE_CHARACTERS', row)
      if (!header) header = row.cells
      else rows.push(asWide(row, header.length))
      if (rows.length > mostRows)
        throw new AppError('invalid', 'FILE_TOO_LONG', undefined, { details: { rows: mostRows } })
    }
  if (!header) throw new AppError('invalid', 'FILE_EMPTY')
  return { header, rows }
}

/** A row that ends early has nothing in its last columns; one that goes on may have its values in the wrong ones. */
function asWide(row: TableRow, width: number): SentRow {
  const { line, cells } = row
  if (cells.slice(width).some((cell) => cell !== '')) throw atRow('FILE_ROW_TOO_WIDE', row)
  const missing = Math.max(0, width - cells.length)
  return { line, cells: [...cells.slice(0, width), ...Array<string>(missing).fill('')] }
}

const atRow = (code: 'FILE_CHARACTERS' | 'FILE_ROW_TOO_WIDE', { line }: TableRow): AppError =>
  new AppError('invalid', code, undefined, { details: { row: String(line) } })
