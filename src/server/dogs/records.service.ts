import type pg from 'pg'
import type { Db } from '../platform/database.ts'
import type { SummaryRow } from './dogs.types.ts'
import { summariesById, summariesWithin } from './records.store.ts'

/** The small part that a dog is everywhere, of dogs by their ids: each read once, all in one round trip; nulls are left out. */
export async function dogSummaries(
  pool: pg.Pool,
  ids: Iterable<number | null>,
): Promise<ReadonlyMap<number, SummaryRow>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  const rows = wanted.length > 0 ? await summariesById(pool, wanted) : []
  return new Map(rows.map((row) => [row.id, row]))
}

/** The same inside a transaction, which then needs no second connection. */
export async function dogSummariesWithin(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SummaryRow>> {
  const rows = ids.length > 0 ? await summariesWithin(db, ids) : []
  return new Map(rows.map((row) => [row.id, row]))
}
