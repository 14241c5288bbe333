import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

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
