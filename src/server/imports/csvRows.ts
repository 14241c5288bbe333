import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import type { FileFormat } from './fileFormat.ts'
import { ImportError } from './importError.ts'

/** A row of the file with the line it begins on. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

interface ParsedRow {
  readonly record: string[]
  readonly info: { readonly lines: number }
}

/** Longest row, in characters: beyond it, a quote has been left open. */
const LONGEST_ROW = 1_000_000

/**
 * The rows of a CSV file, the header as the first one, blank lines left out.
 * @param onBytes told how many bytes have been read so far
 * @throws ImportError for a quote that is never closed
 */
export async function* csvRows(
  path: string,
  format: FileFormat,
  onBytes: (bytes: number) => void,
): AsyncGenerator<CsvRow> {
  const input = createReadStream(path, { highWaterMark: 1 << 18 })
  input.on('data', () => onBytes(input.bytesRead))
  const parser = input.pipe(
    parse({
      delimiter: format.separator,
      encoding: format.encoding,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
      info: true,
    }),
  )
  input.on('error', (error) => parser.destroy(error))
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRow>)
      yield { line: firstLineOf(record, info.lines), cells: record }
  } catch (error) {
    throw error instanceof CsvError ? new ImportError(messageOf(error, path)) : error
  } finally {
    input.destroy()
  }
}

/** The parser counts to the line a row ends on; cells may hold line breaks. */
function firstLineOf(cells: readonly string[], lastLine: number): number {
  let breaks = 0
  for (const cell of cells) if (cell.includes('\n')) breaks += cell.split('\n').length - 1
  return lastLine - breaks
}

function messageOf(error: CsvError, path: string): string {
  const line = error.lines
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE')
    return `${path}: a quote that is opened on or before line ${line} is never closed.`
  return `${path}, line ${line}: ${error.message}.`
}
