import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/** Appends rows in COPY text format to `target`, which is a table with its columns: `dog (id, name)`. */
export async function copyIn(
  client: pg.PoolClient,
  target: string,
  chunks: Iterable<string | Buffer>,
): Promise<void> {
  await pipeline(chunks, client.query(copyFrom(`copy ${target} from stdin`)))
}

/**
 * Streams a query of whole numbers, row by row; NULL is 0.
 * @param onRow gets one array, reused for every row
 */
export async function readIntegers(
  client: pg.PoolClient,
  query: string,
  onRow: (row: readonly number[]) => void,
): Promise<void> {
  const row: number[] = [0]
  let negative = false
  const stream = client.query(copyTo(`copy (${query}) to stdout`))
  for await (const chunk of stream) {
    for (const byte of chunk as Buffer) {
      if (byte >= 48 && byte <= 57) row[row.length - 1] = row[row.length - 1]! * 10 + byte - 48
      else if (byte === 45) negative = true
      else if (byte === 9 || byte === 10) {
        if (negative) row[row.length - 1] = -row[row.length - 1]!
        negative = false
        if (byte === 9) row.push(0)
        else {
          onRow(row)
          row.length = 1
          row[0] = 0
        }
      }
    }
  }
}
