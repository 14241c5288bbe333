import { sql } from 'kysely'
import type { AuditRow } from '#contract/audit.ts'
import type { Db } from '../platform/database.ts'

/** A source as the database has it. */
export interface SourceRow {
  readonly id: number
  readonly madeAt: Date
  readonly origin: 'import' | 'demo' | null
  readonly fileName: string | null
  readonly sheets: readonly string[]
  /** of the command that made the changes; null: SQL by hand */
  readonly code: AuditRow['code'] | null
  readonly accountId: number | null
  readonly username: string | null
}

/** Who made changes, by the ids of their sources. */
export async function sourcesById(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, SourceRow>> {
  const { rows } = await sql<SourceRow>`
    select s.id, s.made_at as "madeAt", s.origin, s.file_name as "fileName", s.sheets, a.code, a.account_id as "accountId", c.username
    from change_source s
      left join lateral (select code, account_id from audit where source_id = s.id order by id limit 1) a on true
      left join account c on c.id = a.account_id
    where s.id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Where a value was recorded: a source, and the line of its file; both null from before the history. */
export interface Origin {
  readonly sourceId: number | null
  readonly line: number | null
}

/** For each column of a dog that has been changed, what changed it last. */
export async function lastChangesOfDog(db: Db, dogId: number): Promise<ReadonlyMap<string, Origin>> {
  const { rows } = await sql<Origin & { column: string }>`
    select distinct on (k.name) k.name as "column", c.source_id as "sourceId", c.line
    from record_change c cross join lateral jsonb_object_keys(c.former) k (name)
    where c.table_name = 'dog' and c.record = ${String(dogId)} and not c.deleted
    order by k.name, c.id desc`.execute(db)
  return new Map(rows.map(({ column, ...origin }) => [column, origin]))
}
