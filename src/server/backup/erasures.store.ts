import type { Db } from '../platform/database.ts'

/** An erasure as the log has it: of whom only the number is left. */
export interface Erasure {
  /** ISO */
  readonly at: string
  readonly subject: 'account' | 'person'
  readonly subjectId: number
}

/** Erasures after a moment, in their order. */
export async function erasuresAfter(db: Db, moment: Date): Promise<Erasure[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['changed_at', 'subject', 'subject_id'])
    .where('code', '=', 'ERASED')
    .where('subject', 'in', ['account', 'person'])
    .where('changed_at', '>', moment)
    .orderBy('changed_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    at: row.changed_at.toISOString(),
    subject: row.subject as Erasure['subject'],
    subjectId: Number(row.subject_id),
  }))
}
