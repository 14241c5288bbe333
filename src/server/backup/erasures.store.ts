import type { PersonRef } from '../personalData/personalData.types.ts'
import type { Db } from '../platform/database.ts'

/** An erasure as the log has it: of whom only the number is left. */
export interface Erasure {
  /** ISO */
  readonly at: string
  readonly subject: 'account' | 'person'
  /** number of the account or person; of others `judge:7`: in which table they stood */
  readonly subjectId: number | string
  /** where else a restored database may know the human */
  readonly clues: readonly PersonRef[]
}

/** Erasures after a moment, in their order. */
export async function erasuresAfter(db: Db, moment: Date): Promise<Erasure[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['changed_at', 'subject', 'subject_id', 'after'])
    .where('code', '=', 'ERASED')
    .where('subject', 'in', ['account', 'person'])
    .where('changed_at', '>', moment)
    .orderBy('changed_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    at: row.changed_at.toISOString(),
    subject: row.subject as Erasure['subject'],
    subjectId: /^\d+$/.test(row.subject_id) ? Number(row.subject_id) : row.subject_id,
    clues: (row.after?.clues ?? []) as PersonRef[],
  }))
}
