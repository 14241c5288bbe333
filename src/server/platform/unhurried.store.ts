import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Lets the statements of a transaction take their time, as those of work that nobody waits for; SERVING bounds all others. */
export async function unhurried(tx: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
}
