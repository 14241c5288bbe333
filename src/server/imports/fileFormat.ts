import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { ImportError } from './importError.ts'

type Separator = ',' | ';' | '\t'

export interface FileFormat {
  readonly encoding: 'utf8' | 'latin1'
  readonly separator: Separator
  /** bytes */
  readonly size: number
}

const HEAD_BYTES = 65_536
const SEPARATORS: readonly Separator[] = [',', ';', '\t']

/**
 * How a file is written. Its encoding is UTF-8 when the whole of it is valid as such, else Latin-1; its separator is
 * the one that occurs most often in the first line outside quotes.
 * @throws ImportError for a file that cannot be read, is empty, or is no text
 */
export async function detectFormat(path: string): Promise<FileFormat> {
  const { head, size } = await readHead(path)
  if (size === 0) throw new ImportError(`${path} is empty.`)
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff))
    throw new ImportError(`${path} is in UTF-16. Save it as CSV in UTF-8 and import that.`)
  if (head.includes(0))
    throw new ImportError(`${path} is not a text file. Save the table as CSV and import that.`)
  const encoding = (await isAllUtf8(path)) ? 'utf8' : 'latin1'
  return { encoding, separator: separatorOf(firstLine(head.toString('latin1'))), size }
}

async function readHead(path: string): Promise<{ head: Buffer; size: number }> {
  try {
    const file = await open(path)
    try {
      const { size } = await file.stat()
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
      return { head: buffer.subarray(0, bytesRead), size }
    } finally {
      await file.close()
    }
  } catch (error) {
    throw new ImportError(`${path} cannot be read: ${(error as Error).message}.`)
  }
}

/** Reads the file once; a character that two chunks share is checked with the second. */
async function isAllUtf8(path: string): Promise<boolean> {
  let rest = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    const bytes: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer)
    const end = completeEnd(bytes)
    if (!isUtf8(bytes.subarray(0, end))) return false
    rest = Buffer.from(bytes.subarray(end))
  }
  return isUtf8(rest)
}

/** Where the last character that may be incomplete begins: a lead byte among the last three, or the end. */
function completeEnd(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!
    if (byte < 0x80) break
    if (byte >= 0xc0) return bytes.length - back
  }
  return bytes.length
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

function separatorOf(line: string): Separator {
  const bare = line.replace(/"[^"]*"/g, '')
  const counts = SEPARATORS.map((separator) => bare.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!
}
