import type pg from 'pg'
import { expect } from 'vitest'

/** Milliseconds, more than any machine needs. */
const TIMEOUT_MS = 20_000

/** Settles when so many connections of the test's database wait for a lock that another holds. */
export async function waitForLockWaiters(pool: pg.Pool, count = 1): Promise<void> {
  const waiting = async () => {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rowCount
  }
  await expect.poll(waiting, { timeout: TIMEOUT_MS }).toBe(count)
}
