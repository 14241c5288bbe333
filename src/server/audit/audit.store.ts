import { sql } from 'kysely'
import type { AuditRow } from '#contract/audit.ts'
import type { Db } from '../platform/database.ts'

export interface AuditQuery {
  readonly subject?: string | undefined
  readonly subjectId?: string | undefined
  readonly code?: string | undefined
  /** user name in canonical form */
  readonly actor?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly before?: number | undefined
}

export interface AuditListRow {
  readonly id: number
  readonly changed_at: Date
  readonly account_id: number | null
  readonly username: string | null
  readonly subject: AuditRow['subject']
  readonly subject_id: string
  readonly code: AuditRow['code']
  readonly before: Record<string, unknown> | null
  readonly after: Record<string, unknown> | null
}

/** At most `limit` changes, newest first; days are those of Finland. */
export async function findChanges(db: Db, query: AuditQuery, limit: number): Promise<AuditListRow[]> {
  const { subject, subjectId, code, actor, from, to, before } = query
  const conditions = [
    sql`true`,
    ...(subject ? [sql`u.subject = ${subject}`] : []),
    ...(subjectId ? [sql`u.subject_id = ${subjectId}`] : []),
    ...(code ? [sql`u.code = ${code}`] : []),
    ...(actor ? [sql`canonical_username(a.username) = ${actor}`] : []),
    ...(from ? [sql`u.changed_at >= (${from}::date)::timestamp at time zone 'Europe/Helsinki'`] : []),
    ...(to ? [sql`u.changed_at < (${to}::date + 1)::timestamp at time zone 'Europe/Helsinki'`] : []),
    ...(before ? [sql`u.id < ${before}`] : []),
  ]
  const { rows } = await sql<AuditListRow>`
    select u.id, u.changed_at, u.account_id, a.username, u.subject, u.subject_id, u.code, u.before, u.after
    from audit u left join account a on a.id = u.account_id
    where ${sql.join(conditions, sql` and `)}
    order by u.id desc limit ${limit}`.execute(db)
  return rows
}
