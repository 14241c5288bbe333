import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { HuntRow } from './results.types.ts'

/** A stored field or forest result with its trial. */
export type StoredResult = HuntRow & {
  readonly held_on: string
  readonly kaer_nr: number | null
  readonly place: string
  readonly divided: boolean
}

interface ResultRange {
  readonly from: string
  /** null: no end */
  readonly to: string | null
  /** the last one that has been read */
  readonly after: StoredResult | undefined
  readonly limit: number
}

/** Results of the trials of some days, the newest first. */
export async function keptResults(db: Db, { from, to, after, limit }: ResultRange): Promise<StoredResult[]> {
  const rows = await db
    .selectFrom('trial_result as r')
    .innerJoin('trial as t', 't.id', 'r.trial_id')
    .selectAll('r')
    .select(['t.held_on', 't.kaer_nr', 't.place', 't.divided'])
    .where('t.held_on', '>=', from)
    .$if(to !== null, (query) => query.where('t.held_on', '<=', to))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(t.held_on, r.id) < (${after?.held_on}, ${after?.id})`),
    )
    .orderBy('t.held_on', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, held_on: row.held_on!, place: row.place! }))
}
