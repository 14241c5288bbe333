import type { FastifyInstance } from 'fastify'
import { expect, vi } from 'vitest'
import { readVersion } from '../genetics/population.store.ts'
import type { Database } from '../platform/database.ts'

/** Milliseconds; the time-out is more than any machine needs. */
const PATIENT = { timeout: 20_000, interval: 50 }

/** Settles when so many connections of the test's database wait for a lock that another holds. */
export async function waitForLockWaiters({ pool }: Database, count = 1): Promise<void> {
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    expect(rowCount).toBe(count)
  }, PATIENT)
}

/** Settles when so many of one statement wait for a lock; what else the service looks at may wait beside them. */
export async function waitForAlikeWaiters({ pool }: Database, count: number): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        group by query order by 1 desc limit 1`,
    )
    expect(rows[0]?.count).toBe(count)
  }, PATIENT)
}

/** Settles when the service knows the pedigree as the database has it now. */
export async function waitForPedigree({ services }: FastifyInstance, { pool }: Database): Promise<void> {
  const client = await pool.connect()
  const version = await readVersion(client).finally(() => client.release())
  await vi.waitFor(() => expect(services.live.snapshot.version).toEqual(version), PATIENT)
}
