import { sql } from 'kysely'
import type { AuditSubject } from '../act.ts'
import type { Db } from '../database.ts'

/** Who last wrote on a field, and when: not who marked a result done, although the log then has every field. */
export async function lastWriter(db: Db, [subject, subjectId]: AuditSubject, field: string) {
  return db
    .selectFrom('audit as u')
    .leftJoin('account as a', 'a.id', 'u.account_id')
    .select(['u.changed_at as at', 'a.first_name as firstName', 'a.last_name as lastName'])
    .where('u.subject', '=', subject)
    .where('u.subject_id', '=', String(subjectId))
    .where(sql<boolean>`u.after ? ${field}`)
    .orderBy(sql`u.code = 'RESULT_DONE'`)
    .orderBy('u.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
