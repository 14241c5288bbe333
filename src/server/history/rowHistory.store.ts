import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { rowsByIds } from './past.store.ts'

/** The tables whose rows have their history told one by one. */
export type ToldTable = 'trial_result' | 'water_result' | 'show_result' | 'show'

type RowState = Readonly<Record<string, unknown>>

export interface RowChange {
  readonly id: number
  readonly record: string
  readonly sourceId: number
  readonly line: number | null
  readonly former: RowState
  readonly deleted: boolean
  readonly putBack: boolean
}

/** The newest changes of some rows, the newest first. */
export async function newestChanges(
  db: Db,
  table: ToldTable,
  { ids, most }: { readonly ids: readonly number[]; readonly most: number },
): Promise<readonly RowChange[]> {
  const { rows } = await sql<RowChange>`
    select id, record, source_id as "sourceId", line, former, deleted, put_back as "putBack"
    from record_change where table_name = ${table} and record = any(${ids.map(String)}::text[])
    order by id desc limit ${most}`.execute(db)
  return rows
}

/** Those of some rows that there are, or that there were at a moment. */
export async function statesOf(
  db: Db,
  table: ToldTable,
  { ids, until }: { readonly ids: readonly number[]; readonly until: Date | null },
): Promise<readonly RowState[]> {
  const present = sql`(select * from ${sql.table(table)} where id = any(${[...ids]}::bigint[]))`
  const { rows } = await sql<{ row: RowState }>`
    select to_jsonb(r) as row from ${until === null ? present : rowsByIds(table, ids, until)} r order by r.id`.execute(
    db,
  )
  return rows.map(({ row }) => row)
}
