import type * as z from 'zod'
import type { AuditRow, auditPage, SecurityEvent } from '#contract/audit.ts'
import type { SecurityRow } from '../platform/security/events.store.ts'
import type { ChangePage, NamedChange } from './audit.service.ts'

/** Whose account it was; null: nobody's who is known. */
export const presentAccount = (id: number | null, username: string | null) =>
  id === null ? null : { id, username: username ?? '' }

/** One page of changes. */
export function presentChanges({ rows, next }: ChangePage): z.input<typeof auditPage> {
  return { rows: rows.map(presentChange), next }
}

function presentChange(row: NamedChange): AuditRow {
  return {
    id: row.id,
    changedAt: row.changed_at.toISOString(),
    actor: presentAccount(row.account_id, row.username),
    subject: row.subject,
    subjectId: row.subject_id,
    code: row.code,
    thing: row.thing && { name: row.thing.name, key: row.thing.key },
    names: row.names,
    before: row.before,
    after: row.after,
  }
}

/** What happened within an hour, and whom it was about. */
export function presentSecurityEvent(row: SecurityRow): SecurityEvent {
  const { id, hour, kind, count, accountId, username } = row
  return {
    id,
    hour: hour.toISOString(),
    kind,
    count,
    account: presentAccount(accountId, username),
  }
}
