import type pg from 'pg'
import { copyIn } from '../platform/copy.store.ts'
import { CopyBuffer } from './copyBuffer.ts'
import type { CellValue } from './valueReader.ts'

/** Bytes held back before they are sent. */
const BATCH_BYTES = 1 << 19

/** Rows on their way into one table, some at a time: however many they are, few stand in memory. */
export class RowSink {
  readonly #client: pg.PoolClient
  readonly #target: string
  readonly #rows = new CopyBuffer()

  /** @param target a table with its columns: `import_problem (line, code)` */
  constructor(client: pg.PoolClient, target: string) {
    this.#client = client
    this.#target = target
  }

  add(values: readonly CellValue[]): void {
    this.#rows.addRow(values)
  }

  /** Sends what has gathered, where it is much. */
  async relieve(): Promise<void> {
    if (this.#rows.length >= BATCH_BYTES) await this.send()
  }

  async send(): Promise<void> {
    if (this.#rows.length > 0) await copyIn(this.#client, this.#target, this.#rows.bytes())
    this.#rows.clear()
  }
}
