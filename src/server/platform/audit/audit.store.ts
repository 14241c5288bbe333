import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { AuditRow } from '#contract/audit.ts'
import type { Db } from '../database.ts'
import type { Schema } from '../schema.ts'

export type AuditInsert = Insertable<Schema['audit']>

/** @returns id of the row */
export async function insertAudit(tx: Db, row: AuditInsert): Promise<number> {
  const { id } = await tx.insertInto('audit').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Inserts the row along with the change that it tells of, in one statement. */
export async function insertAuditWith(tx: Db, change: RawBuilder<unknown>, row: AuditInsert): Promise<void> {
  await sql`
    with change as (${change})
    insert into audit (changed_at, account_id, subject, subject_id, code, before, after)
    values (${row.changed_at}, ${row.account_id}, ${row.subject}, ${row.subject_id}, ${row.code}, ${row.before}, ${row.after})
  `.execute(tx)
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

/** Replaces what a log row holds. */
export async function setAuditFields(
  tx: Db,
  id: number,
  { before, after }: Pick<Selectable<Schema['audit']>, 'before' | 'after'>,
): Promise<void> {
  await tx
    .updateTable('audit')
    .set({ before: before && JSON.stringify(before), after: after && JSON.stringify(after) })
    .where('id', '=', id)
    .execute()
}

/** Takes some fields out of the log rows of a subject. */
export async function dropAuditFields(
  tx: Db,
  subject: AuditRow['subject'],
  { ids, fields }: { readonly ids: readonly number[]; readonly fields: readonly string[] },
): Promise<void> {
  const without = (column: 'before' | 'after') => sql<string>`${sql.ref(column)} - ${[...fields]}::text[]`
  await tx
    .updateTable('audit')
    .set({ before: without('before'), after: without('after') })
    .where('subject', '=', subject)
    .where('subject_id', 'in', ids.map(String))
    .execute()
}

/** Rows that one round takes at most: a statement must end in time. */
const AT_ONCE = 10_000

/** Empties the fields of changes before a moment; of dogs and results they are the record and stay. */
export async function emptyOldChanges(db: Db, before: Date): Promise<void> {
  await sql`
    update audit set before = null, after = null where id in (
      select id from audit
      where changed_at < ${before} and subject not in ('dog', 'result') and (before is not null or after is not null)
      order by id limit ${AT_ONCE}
    )`.execute(db)
}
