import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { ImportError } from './importError.ts'

/** A text that is read more than once: first to find out how it is written. */
export interface TextSource {
  /** for people */
  readonly name: string
  /** bytes */
  readonly size: number
  /** @throws ImportError, while it is read, where it cannot be */
  open(): AsyncIterable<Buffer>
}

const CHUNK_BYTES = 1 << 16

/**
 * A file, read from the disk each time: however large it is, it never stands in memory.
 * @throws ImportError for one that is not there or no file
 */
export async function fileSource(path: string): Promise<TextSource> {
  const found = await stat(path).catch((error: Error) => {
    throw unreadable(path, error)
  })
  if (!found.isFile()) throw unreadable(path, new Error('it is no file'))
  return { name: path, size: found.size, open: () => chunksOf(path) }
}

async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path, { highWaterMark: CHUNK_BYTES })
  } catch (error) {
    throw unreadable(path, error as Error)
  }
}

/** What a stream brings, kept in memory. */
export async function streamSource(name: string, stream: AsyncIterable<Buffer>): Promise<TextSource> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  return { name, size, open: () => Readable.from(chunks) }
}

function unreadable(name: string, error: Error): ImportError {
  return new ImportError(`${name} cannot be read: ${error.message}.`)
}
