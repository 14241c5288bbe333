import type { Encoding } from './encodings.ts'
import { ImportError } from './importError.ts'
import type { TextSource } from './textSource.ts'
import { isMeantAsUtf8 } from './utf8Check.ts'

type Separator = ',' | ';' | '\t' | '|'
type LineEnd = '\n' | '\r\n' | '\r'

export interface FileFormat {
  readonly encoding: Encoding
  readonly separator: Separator
  readonly lineEnd: LineEnd
}

const HEAD_BYTES = 65_536
const SEPARATORS: readonly Separator[] = [',', ';', '\t', '|']

/** First bytes that name an encoding. */
const BYTE_ORDER_MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf8', [0xef, 0xbb, 0xbf]],
  ['utf16le', [0xff, 0xfe]],
  ['utf16be', [0xfe, 0xff]],
]

/** First bytes of a ZIP archive, such as a workbook (.xlsx). */
const ARCHIVE: readonly number[] = [0x50, 0x4b, 0x03, 0x04]

/** First bytes of files that are no texts, though they may hold no character that a text could not: PDF, RTF, gzip. */
const NO_TEXTS: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x7b, 0x5c, 0x72, 0x74, 0x66],
  [0x1f, 0x8b],
]

/** First bytes of the container of older workbooks (.xls), and of those that a password protects. */
const COMPOUND: readonly number[] = [0xd0, 0xcf, 0x11, 0xe0]

/** Whether a file is packed as workbooks are. */
export async function isArchive(source: TextSource): Promise<boolean> {
  return startsWith(await headOf(source), ARCHIVE)
}

/**
 * How a text is written. Its encoding is what its byte order mark says; without one, UTF-8 where it is meant as such,
 * else Windows-1252. Its separator is the one that occurs most often in the first line outside quotes, its lines end as that one.
 * @throws ImportError for one that cannot be read, is empty, or is no text
 */
export async function detectFormat(source: TextSource): Promise<FileFormat> {
  const { name } = source
  if (source.size === 0) throw new ImportError(`${name} is empty.`, { code: 'FILE_EMPTY' })
  const head = await headOf(source)
  if (startsWith(head, COMPOUND))
    throw new ImportError(
      `${name} is an older workbook (.xls) or one with a password, which cannot be read. Save it as .xlsx without a password and give that.`,
      { code: 'FILE_NO_TABLE' },
    )
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => startsWith(head, mark))?.[0]
  const isBinary = NO_TEXTS.some((mark) => startsWith(head, mark)) || head.includes(0)
  if (!marked?.startsWith('utf16') && isBinary)
    throw new ImportError(`${name} is not a text file. Save the table as CSV and give that.`, {
      code: 'FILE_NO_TABLE',
    })
  const encoding = marked ?? ((await isMeantAsUtf8(source.open)) ? 'utf8' : 'windows1252')
  const text = latinText(head, encoding)
  const line = firstLine(text)
  return { encoding, separator: separatorOf(line), lineEnd: lineEndAt(text, line.length) }
}

async function headOf(source: TextSource): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of source.open()) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= HEAD_BYTES) break
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES)
}

function startsWith(head: Buffer, mark: readonly number[]): boolean {
  return mark.every((byte, place) => head[place] === byte)
}

/** The text as far as quotes, separators and line ends go: of UTF-16 every second byte says it. */
function latinText(head: Buffer, encoding: Encoding): string {
  if (encoding === 'utf16le') return head.toString('utf16le')
  if (encoding === 'utf16be')
    return head
      .subarray(0, head.length & ~1)
      .swap16()
      .toString('utf16le')
  return head.toString('latin1')
}

function firstLine(text: string): string {
  let quoted = false
  for (let place = 0; place < text.length; place++) {
    const character = text[place]
    if (character === '"') quoted = !quoted
    else if (!quoted && (character === '\n' || character === '\r')) return text.slice(0, place)
  }
  return text
}

function lineEndAt(text: string, place: number): LineEnd {
  if (text[place] !== '\r') return '\n'
  return text[place + 1] === '\n' ? '\r\n' : '\r'
}

function separatorOf(line: string): Separator {
  const bare = line.replace(/"[^"]*"/g, '')
  const counts = SEPARATORS.map((separator) => bare.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!
}
