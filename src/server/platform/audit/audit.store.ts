import type { Insertable } from 'kysely'
import type { AuditRow } from '#contract/audit.ts'
import type { Db } from '../database.ts'
import type { Schema } from '../schema.ts'

/** @returns id of the row */
export async function insertAudit(tx: Db, row: Insertable<Schema['audit']>): Promise<number> {
  const { id } = await tx.insertInto('audit').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Removes the fields from the log rows of an erased subject; that and by whom it was changed stays. */
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
