import { CsvCells, TextAfterQuote } from './csvCells.ts'
import { asUtf8, ENCODING_NAMES, LOST } from './encodings.ts'
import type { FileFormat } from './fileFormat.ts'
import { ImportError } from './importError.ts'
import type { TableRow } from './table.ts'
import type { TextSource } from './textSource.ts'

/** Longest row, in characters: of several lines, a quote has been left open. */
const LONGEST_ROW = 1_000_000

/** UTF-8 bytes that one UTF-16 unit may take. */
const MAX_BYTES = 3

/** Most lines that one message names. */
const LINES_NAMED = 100

/**
 * The rows of a CSV text, those of each chunk together, the header as the first one, blank lines left out.
 * @param onBytes told how many bytes have been read so far
 * @throws ImportError for a quote that is never closed, for text right behind one that is, and for a line that is too long
 */
export async function* csvRows(
  source: TextSource,
  { encoding, separator, lineEnd }: FileFormat,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<readonly TableRow[]> {
  const cells = new CsvCells(separator, lineEnd)
  let line = 0
  let firstLine = 1
  let lost = false
  for await (const texts of linesOf(asUtf8(counted(source, onBytes), encoding), lineEnd)) {
    const rows: TableRow[] = []
    for (const text of texts) {
      line++
      lost ||= isLost(text)
      const row = takeLine(cells, text, source, { line, firstLine })
      if (row) rows.push({ line: firstLine, cells: row, lost })
      if (cells.openLength > 0) continue
      firstLine = line + 1
      lost = false
    }
    if (rows.length > 0) yield rows
  }
  if (cells.openLength > 0) throw notClosed(source, firstLine)
}

/** Where a line stands, and the row that it belongs to begins. */
interface LinePlace {
  readonly line: number
  readonly firstLine: number
}

function takeLine(
  cells: CsvCells,
  text: string,
  source: TextSource,
  { line, firstLine }: LinePlace,
): string[] | null {
  if (cells.openLength === 0 && text.length > LONGEST_ROW) throw tooLong(source, line)
  if (cells.openLength + text.length > LONGEST_ROW) throw notClosed(source, firstLine)
  try {
    return cells.take(text)
  } catch (error) {
    if (!(error instanceof TextAfterQuote)) throw error
    throw new ImportError(`${source.name}, line ${line}: a cell goes on behind its closing quote.`, {
      code: 'FILE_QUOTES',
      row: String(line),
    })
  }
}

/** The lines of each chunk, as they are compared; every one a text of its own, so that a cell that is kept keeps no chunk. */
async function* linesOf(chunks: AsyncIterable<Buffer>, lineEnd: string): AsyncGenerator<string[]> {
  const end = Buffer.from(lineEnd)
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const lines: string[] = []
    let from = 0
    for (let to = bytes.indexOf(end); to >= 0; to = bytes.indexOf(end, from)) {
      lines.push(bytes.toString('utf8', from, to).normalize('NFC'))
      from = to + end.length
    }
    rest = bytes.subarray(from)
    // What has no end is refused where it is taken, not gathered.
    if (rest.length > LONGEST_ROW * MAX_BYTES) lines.push(rest.toString())
    yield lines
  }
  yield [rest.toString().normalize('NFC')]
}

async function* counted(source: TextSource, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of source.open()) {
    bytes += chunk.length
    onBytes(bytes)
    yield chunk
  }
}

/** Whether a text holds what cannot be read. */
export function isLost(text: string): boolean {
  return text.includes(LOST) || text.includes('\0')
}

function tooLong({ name }: TextSource, line: number): ImportError {
  return new ImportError(`${name}: line ${line} has more than ${LONGEST_ROW} characters.`, {
    code: 'FILE_ROW_LONG',
    row: String(line),
  })
}

function notClosed({ name }: TextSource, line: number): ImportError {
  return new ImportError(`${name}: a quote in the row that begins on line ${line} is never closed.`, {
    code: 'FILE_QUOTES',
    row: String(line),
  })
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
