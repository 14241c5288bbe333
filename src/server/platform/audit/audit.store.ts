import type { Insertable } from 'kysely'
import type { AuditRow } from '#contract/audit.ts'
import type { Db } from '../database.ts'
import type { Schema } from '../schema.ts'

/** @returns id of the row */
export async function insertAudit(tx: Db, row: Insertable<Schema['audit']>): Promise<number> {
  const { id } = await tx.insertInto('audit').values(row).returning('id').executeTakeFirstOrThrow()
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
