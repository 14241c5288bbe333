import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** The smallest question; fails where the database cannot be reached. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** What the database says of itself, and how the outbox stands. */
export async function databaseState(db: Db) {
  const { rows } = await sql<{
    version: string
    bytes: number
    waiting: number
    oldest_waiting_at: Date | null
    failed: number
  }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
           count(*) filter (where failed_at is null) as waiting,
           min(created_at) filter (where failed_at is null) as oldest_waiting_at,
           count(*) filter (where failed_at is not null) as failed
    from mail where sent_at is null`.execute(db)
  return rows[0]!
}
