import type { AuditRow } from '#contract/audit.ts'
import type { Db } from '../database.ts'
import { addEvents } from '../security/events.store.ts'
import { hourOf } from '../security/securityEvents.ts'
import { type AuditInsert, insertAudit } from './audit.store.ts'

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
  if (change.subject === 'account' && RIGHTS.includes(change.code)) await countRightsChange(tx, change)
  return insertAudit(tx, auditRowOf(change))
}

/** The row of a change, for a statement that writes it along with the change itself. Changes of accounts go by `writeAudit`. */
export function auditRowOf(change: Change): AuditInsert {
  const { before = null, after = null } = change
  return {
    changed_at: change.at,
    account_id: change.by,
    subject: change.subject,
    subject_id: String(change.subjectId),
    code: change.code,
    before: changedFields(before, after),
    after: changedFields(after, before),
  }
}

/** Changes of what an account may do. */
const RIGHTS: readonly AuditRow['code'][] = ['ROLES_CHANGED', 'LOCKED', 'UNLOCKED', 'RESET_FORCED']

const countRightsChange = (tx: Db, { at, subjectId }: Change) =>
  addEvents(tx, [{ hour: hourOf(at), accountId: Number(subjectId), kind: 'rightsChanged', count: 1 }])

/** JSON of the fields that differ from the other ones; of all where there are no others. */
function changedFields(fields: AuditFields | null, other: AuditFields | null): string | null {
  if (!fields) return null
  const differs = ([key, value]: [string, unknown]) =>
    !other || JSON.stringify(value) !== JSON.stringify(other[key])
  return JSON.stringify(Object.fromEntries(Object.entries(fields).filter(differs)))
}
