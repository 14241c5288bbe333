import type pg from 'pg'
import type { RecordRow, SummaryRow } from './dogs.types.ts'
import { recordsById, summariesById } from './records.store.ts'

type Ids = Iterable<number | null>

/** Records of dogs by their ids, each read once and all in one round trip; nulls are left out. */
export async function dogRecords(pool: pg.Pool, ids: Ids): Promise<ReadonlyMap<number, RecordRow>> {
  const wanted = distinct(ids)
  return byId(wanted.length > 0 ? await recordsById(pool, wanted) : [])
}

/** The same with the small part that a dog is everywhere. */
export async function dogSummaries(pool: pg.Pool, ids: Ids): Promise<ReadonlyMap<number, SummaryRow>> {
  const wanted = distinct(ids)
  return byId(wanted.length > 0 ? await summariesById(pool, wanted) : [])
}

function distinct(ids: Ids): number[] {
  return [...new Set(ids)].filter((id) => id !== null)
}

function byId<Row extends { readonly id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
