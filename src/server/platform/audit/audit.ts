import type { AuditRow } from '#contract/audit.ts'
import type { Db } from '../database.ts'

export type AuditFields = Readonly<Record<string, unknown>>

interface Change {
  readonly at: Date
  /** account of who did it; null: the system, or someone without an account */
  readonly by: number | null
  readonly subject: AuditRow['subject']
  readonly subjectId: number | string
  readonly code: AuditRow['code']
  readonly before?: AuditFields | null
  readonly after?: AuditFields | null
}

/**
 * Keeps a change, in the transaction that makes it. Of `before` and `after` only what differs is kept. Secrets never go in;
 * personal fields may, and are scrubbed when the person is erased.
 * @returns id of the row
 */
export async function writeAudit(tx: Db, change: Change): Promise<number> {
  const { before = null, after = null } = change
  const changed = (fields: AuditFields | null, other: AuditFields | null) =>
    fields &&
    JSON.stringify(
      other
        ? Object.fromEntries(
            Object.entries(fields).filter(
              ([key, value]) => JSON.stringify(value) !== JSON.stringify(other[key]),
            ),
          )
        : fields,
    )
  const { id } = await tx
    .insertInto('audit')
    .values({
      changed_at: change.at,
      account_id: change.by,
      subject: change.subject,
      subject_id: String(change.subjectId),
      code: change.code,
      before: changed(before, after),
      after: changed(after, before),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Of what was changed only that it was stays, and by whom: for whoever is erased. */
export async function scrubAudit(
  tx: Db,
  subject: AuditRow['subject'],
  subjectIds: readonly (number | string)[],
): Promise<void> {
  if (subjectIds.length === 0) return
  await tx
    .updateTable('audit')
    .set({ before: null, after: null })
    .where('subject', '=', subject)
    .where('subject_id', 'in', subjectIds.map(String))
    .execute()
}
