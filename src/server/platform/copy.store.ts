import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** Appends rows in COPY text format to `target`, which is a table with its columns: `dog (id, name)`. */
export async function copyIn(
  client: pg.ClientBase,
  target: string,
  chunks: Iterable<string | Buffer>,
): Promise<void> {
  await pipeline(chunks, client.query(copyFrom(`copy ${target} from stdin`)))
}
