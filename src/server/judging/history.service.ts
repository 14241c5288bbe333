import { sql } from 'kysely'
import type { AuditRow } from '#contract/audit.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { changesOf } from '../audit/audit.service.ts'
import type { Reader } from '../platform/act.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/database.ts'

/** What a dog's result in a trial is known by in the log, while it is written down and when it is done. */
export interface ResultKey {
  readonly trialId: number
  readonly dogId: number
  readonly kind: SheetKind
}

const subjectIdOf = ({ trialId, dogId, kind }: ResultKey) => `${kind}-${trialId}-${dogId}`

interface ResultChange {
  readonly at: Date
  readonly by: number
  readonly code: AuditRow['code']
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

/** Keeps a change of a result in the log. */
export async function logResult(tx: Db, key: ResultKey, change: ResultChange): Promise<void> {
  await writeAudit(tx, { ...change, subject: 'result', subjectId: subjectIdOf(key) })
}

/** What has been done to a result, newest first, a page at a time. */
export const resultHistory = (reader: Reader, key: ResultKey, before?: number) =>
  changesOf(reader, { subject: 'result', subjectId: subjectIdOf(key), before })

/** Who last wrote on a field, and when: not who marked the result done, although the log then has every field. */
export async function lastWriter(db: Db, key: ResultKey, field: string) {
  return db
    .selectFrom('audit as u')
    .leftJoin('account as a', 'a.id', 'u.account_id')
    .select(['u.changed_at as at', 'a.first_name as firstName', 'a.last_name as lastName'])
    .where('u.subject', '=', 'result')
    .where('u.subject_id', '=', subjectIdOf(key))
    .where(sql<boolean>`u.after ? ${field}`)
    .orderBy(sql`u.code = 'RESULT_DONE'`)
    .orderBy('u.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
