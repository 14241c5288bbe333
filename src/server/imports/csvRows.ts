import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { asUtf8, ENCODING_NAMES, LOST } from './encodings.ts'
import type { FileFormat } from './fileFormat.ts'
import { ImportError } from './importError.ts'
import type { TableRow } from './table.ts'
import type { TextSource } from './textSource.ts'

interface ParsedRow {
  readonly record: string[]
  readonly info: { readonly lines: number }
}

/** Longest row, in characters: beyond it, a quote has been left open. */
const LONGEST_ROW = 1_000_000

/** Most lines that one message names. */
const LINES_NAMED = 100

/**
 * The rows of a CSV text, the header as the first one, blank lines left out.
 * @param onBytes told how many bytes have been read so far
 * @throws ImportError for a quote that is never closed
 */
export async function* csvRows(
  source: TextSource,
  format: FileFormat,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter: format.separator,
    bom: true,
    trim: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
    info: true,
  })
  // What goes wrong there is thrown where the parser's rows are taken.
  pipeline(asUtf8(counted(source, onBytes), format.encoding), parser).catch(() => undefined)
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRow>)
      yield tableRow(record, firstLineOf(record, info.lines))
  } catch (error) {
    throw error instanceof CsvError ? new ImportError(messageOf(error, source.name)) : error
  }
}

async function* counted(source: TextSource, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of source.open()) {
    bytes += chunk.length
    onBytes(bytes)
    yield chunk
  }
}

/** The row with its cells as they are compared. */
export function tableRow(cells: string[], line: number): TableRow {
  let lost = false
  for (let place = 0; place < cells.length; place++) {
    const cell = cells[place]!.normalize('NFC')
    cells[place] = cell
    lost ||= cell.includes(LOST) || cell.includes('\0')
  }
  return { line, cells, lost }
}

/** The parser counts to the line a row ends on; cells may hold line breaks. */
function firstLineOf(cells: readonly string[], lastLine: number): number {
  let breaks = 0
  for (const cell of cells) if (cell.includes('\n')) breaks += cell.split('\n').length - 1
  return lastLine - breaks
}

function messageOf(error: CsvError, name: string): string {
  const line = error.lines
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE')
    return `${name}: a quote that is opened on or before line ${line} is never closed.`
  return `${name}, line ${line}: ${error.message}.`
}

/** Refuses a file in which names would be lost; `lines` are those of its rows that hold what cannot be read. */
export function lostMessage(
  { name }: TextSource,
  { encoding }: FileFormat,
  lines: readonly number[],
): string {
  return `${name} is read as ${ENCODING_NAMES[encoding]}, and characters cannot be read that way in line ${namedLines(lines)}. Save it as UTF-8 and give that.`
}

/** `3, 5`; of many the first ones, and how many more there are. */
export function namedLines(lines: readonly number[]): string {
  const named = lines.slice(0, LINES_NAMED).join(', ')
  return lines.length > LINES_NAMED ? `${named} and ${lines.length - LINES_NAMED} more` : named
}
