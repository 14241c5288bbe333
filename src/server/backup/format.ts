import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { OperatorError } from '../platform/operatorError.ts'
import type { CopiedTable } from './copies.store.ts'

/**
 * A backup is compressed text: a line of JSON that says what it is, then each table as a line of JSON with its columns, its rows as
 * lines of PostgreSQL's COPY text and a line `\.`, and at the end a line of JSON with the number of rows and the SHA-256 of each table,
 * and the last number that each sequence has given.
 */
export const FORMAT = 2

export interface BackupHead {
  readonly backup: 'koirakanta'
  readonly format: number
  /** the moment it shows */
  readonly at: string
  readonly migrations: readonly string[]
}

/** What a table holds, so that it can be compared. */
export interface TableSum {
  readonly rows: number
  /** of the lines of its rows, in hexadecimal */
  readonly sha256: string
}
export type TableSums = Readonly<Record<string, TableSum>>

/** The last number that each sequence has given, by its name; one that has given none is not there. */
export type Sequences = Readonly<Record<string, number>>

/** The file is no backup, not whole, or not for this program or database; the message says which. */
export class BackupError extends OperatorError {}

const END_OF_ROWS = '\\.'

/** Writes a backup's lines to a file. */
export class BackupWriter {
  readonly #gzip = createGzip()
  readonly #written: Promise<void>

  constructor(file: string) {
    this.#written = new Promise((resolve, reject) => {
      // Only its owner may read it: it holds addresses and password hashes.
      pipeline(this.#gzip, createWriteStream(file, { mode: 0o600, flush: true }), (error) =>
        error ? reject(error) : resolve(),
      )
    })
    // Told by `close`, or by the write that fails.
    this.#written.catch(() => undefined)
  }

  async json(value: object): Promise<void> {
    await this.bytes(`${JSON.stringify(value)}\n`)
  }

  async bytes(chunk: string | Buffer): Promise<void> {
    if (!this.#gzip.write(chunk)) await Promise.race([once(this.#gzip, 'drain'), this.#written])
  }

  async endRows(): Promise<void> {
    await this.bytes(`${END_OF_ROWS}\n`)
  }

  async close(): Promise<void> {
    this.#gzip.end()
    await this.#written
  }

  /** Lets go of the file, whatever has been written. */
  async abort(): Promise<void> {
    this.#gzip.destroy()
    await this.#written.catch(() => undefined)
  }
}

/** Reads a backup's lines from a file. */
export class BackupReader {
  readonly #lines: AsyncGenerator<Buffer>

  constructor(file: string) {
    this.#lines = linesOf(file)
  }

  /** @throws BackupError where the file has ended or the line is no JSON */
  async json<Value>(): Promise<Value> {
    const line = await this.#next()
    try {
      return JSON.parse(line.toString('utf8')) as Value
    } catch {
      throw new BackupError('the file is no backup, or it is damaged')
    }
  }

  /** Lines of rows with their line ends, up to the end of a table. */
  async *rows(): AsyncGenerator<Buffer> {
    for (let line = await this.#next(); !isEnd(line); line = await this.#next()) yield line
  }

  async close(): Promise<void> {
    await this.#lines.return(undefined)
  }

  async #next(): Promise<Buffer> {
    try {
      const { value, done } = await this.#lines.next()
      if (!done) return value
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BackupError('there is no such file')
      throw new BackupError(`the file is damaged: ${(error as Error).message}`)
    }
    throw new BackupError('the file ends too early: it is not whole')
  }
}

const isEnd = (line: Buffer) =>
  line.length === END_OF_ROWS.length + 1 && line.toString('latin1').startsWith(END_OF_ROWS)

/** The lines of a compressed file, each with its line end. */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const unzipped = pipeline(createReadStream(file), createGunzip(), () => undefined)
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of unzipped as AsyncIterable<Buffer>) {
    let from = 0
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      yield bytes.subarray(from, end + 1)
      from = end + 1
    }
    rest = bytes.subarray(from)
  }
  if (rest.length > 0) throw new Error('the last line is not whole')
}

export interface TableHead {
  readonly table: CopiedTable
}
export interface BackupEnd {
  readonly end: TableSums
  readonly sequences: Sequences
}
