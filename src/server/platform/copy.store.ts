import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** Characters of rows that go to the database at once: each sending costs more than a short row. */
const CHUNK = 65_536

/** Appends rows in COPY text format to `target`, which is a table with its columns: `dog (id, name)`. */
export async function copyIn(
  client: pg.ClientBase,
  target: string,
  rows: Iterable<string> | Buffer,
): Promise<void> {
  const chunks = Buffer.isBuffer(rows) ? [rows] : gathered(rows)
  await pipeline(chunks, client.query(copyFrom(`copy ${target} from stdin`)))
}

function* gathered(rows: Iterable<string>): Generator<string> {
  let chunk = ''
  for (const row of rows) {
    chunk += row
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}
