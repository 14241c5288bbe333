import { SHEET_ROWS } from '#domain/imports/rowPlace.ts'
import type { ImportOptions } from './importDogs.ts'
import { ImportError } from './importError.ts'
import type { Table, TableRow } from './table.ts'

/** Most rows that a refusal names by code. */
const ROWS_NAMED = 20

/** Rows as they are counted in their own sheet. */
function rowsOf({ sheet }: Table, lines: readonly number[]): string {
  const rows = sheet === null ? lines : lines.map((line) => ((line - 1) % SHEET_ROWS) + 1)
  return rows.slice(0, ROWS_NAMED).join(', ')
}

interface Taking {
  /** told of each row but the header */
  readonly take: (row: TableRow) => void
  /** sends what has gathered to the database */
  readonly relieve: () => Promise<void>
}

/** Reads the tables of a file one after the other, and tells how far it has come. */
export class TableReading {
  readonly #total: number
  readonly #options: Pick<ImportOptions, 'onProgress' | 'signal'>
  #bytesBefore = 0
  #rows = 0

  constructor(tables: readonly Table[], options: Pick<ImportOptions, 'onProgress' | 'signal'>) {
    this.#total = tables.reduce((sum, { size }) => sum + size, 0)
    this.#options = options
  }

  /** Rows read so far, without headers. */
  get rows(): number {
    return this.#rows
  }

  /** @throws ImportError where a text would be lost @returns how many rows it has */
  async read(table: Table, { take, relieve }: Taking): Promise<number> {
    const lost: number[] = []
    const before = this.#rows
    let bytes = 0
    const rows = table.rows((read) => {
      bytes = read
    })
    let headers = 1
    for await (const together of rows) {
      for (const row of together.slice(headers)) {
        if (row.lost) lost.push(row.line)
        if (lost.length === 0) take(row)
      }
      this.#rows += together.length - headers
      headers = 0
      this.#options.signal?.throwIfAborted()
      await relieve()
      this.#showProgress(bytes)
    }
    if (lost.length > 0)
      throw new ImportError(table.lostMessage(lost), { code: 'FILE_CHARACTERS', row: rowsOf(table, lost) })
    this.#bytesBefore += table.size
    this.#showProgress(0)
    return this.#rows - before
  }

  #showProgress(bytes: number): void {
    const done = this.#bytesBefore + bytes
    this.#options.onProgress?.({ phase: 'read', done, total: this.#total, rows: this.#rows })
  }
}

/** The header of a table; undefined: it is empty. */
export async function headerOf(table: Table): Promise<readonly string[] | undefined> {
  for await (const [header] of table.rows()) return header?.cells
  return undefined
}
