import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** Rows that are fetched, and stand in memory, at a time. */
const BATCH = 2000

/**
 * A query's rows in batches, however many there are. Each batch is a statement of its own, so that none takes as long as its reader does.
 * @param tx a transaction that nobody else uses meanwhile
 */
export async function* batchesOf<Row>(tx: Db, query: RawBuilder<Row>): AsyncGenerator<readonly Row[]> {
  await sql`declare rows_of no scroll cursor for ${query}`.execute(tx)
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(BATCH)} from rows_of`.execute(tx)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) break
  }
  await sql`close rows_of`.execute(tx)
}
