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
  /** why the command was given, where it says so */
  readonly reason: string | null
  /** id of the data update that it was, if any */
  readonly update: number | null
}

/**
 * Who made changes, by the ids of their sources.
 * @param about subjects of the log with their ids (`dog 14`), whose row tells the command where there are several
 */
export async function sourcesById(
  db: Db,
  ids: readonly number[],
  about: readonly string[] = [],
): Promise<ReadonlyMap<number, SourceRow>> {
  const { rows } = await sql<SourceRow>`
    select s.id, s.made_at as "madeAt", s.origin, s.file_name as "fileName", s.sheets, a.code, a.account_id as "accountId", c.username,
      a.after ->> 'reason' as reason, (select max(d.id) from data_update d where d.source_id = s.id) as "update"
    from change_source s
      left join lateral (
        select code, account_id, after from audit u where source_id = s.id
        order by concat(u.subject, ' ', u.subject_id) = any(${[...about]}::text[]) desc, u.id limit 1
      ) a on true
      left join account c on c.id = a.account_id
    where s.id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Where a value was recorded: a source, and the line of its file; both null from before the history. */
export interface Origin {
  readonly sourceId: number | null
  readonly line: number | null
}

/** For each column of a dog that has been changed, what changed it last; @param until null: until now */
export async function lastChangesOfDog(
  db: Db,
  dogId: number,
  until: Date | null,
): Promise<ReadonlyMap<string, Origin>> {
  const { rows } = await sql<Origin & { column: string }>`
    select distinct on (k.name) k.name as "column", c.source_id as "sourceId", c.line
    from record_change c join change_source s on s.id = c.source_id cross join lateral jsonb_object_keys(c.former) k (name)
    where s.made_at <= coalesce(${until}, 'infinity'::timestamptz) and c.table_name = 'dog' and c.record = ${String(dogId)} and not c.deleted
    order by k.name, c.id desc`.execute(db)
  return new Map(rows.map(({ column, ...origin }) => [column, origin]))
}
