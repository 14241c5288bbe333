import type { Db } from '../platform/database.ts'

/**
 * What has been changed by an account or about it. The fields stand only where the account or its person is what was
 * changed: those of others are not the owner's data.
 */
export async function auditOf(db: Db, accountId: number, personId: number | null) {
  const rows = await db
    .selectFrom('audit')
    .select(['changed_at as changedAt', 'subject', 'subject_id as subjectId', 'code', 'before', 'after'])
    .where(({ or, and, eb }) =>
      or([
        eb('account_id', '=', accountId),
        and([eb('subject', '=', 'account'), eb('subject_id', '=', String(accountId))]),
      ]),
    )
    .orderBy('id')
    .execute()
  const own = new Set([`account ${accountId}`, `person ${personId}`, `consent person:${personId}`])
  return rows.map(({ before, after, ...change }) =>
    own.has(`${change.subject} ${change.subjectId}`) ? { ...change, before, after } : change,
  )
}
