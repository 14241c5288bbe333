import type { AuditRow } from '#contract/audit.ts'
import { type RawSearch, textOf } from '../searchValues.ts'

export const AUDIT_PATH = '/hallinta/loki'
export const SECURITY_PATH = '/hallinta/turvatapahtumat'
export const securityAddress = () => ({ to: SECURITY_PATH }) as const
export const auditAddress = (search: AuditSearch = {}) => ({ to: AUDIT_PATH, search }) as const

/** Filters of the change log; days are ISO. */
export interface AuditSearch {
  subject?: AuditRow['subject']
  subjectId?: string
  code?: AuditRow['code']
  actor?: string
  from?: string
  to?: string
}

/** Subject and code as they stand in the address: `useKnownSearch` leaves out what is none. */
export function auditSearchOf(raw: RawSearch): AuditSearch {
  return {
    subject: textOf(raw.subject) as AuditSearch['subject'],
    subjectId: textOf(raw.subjectId),
    code: textOf(raw.code) as AuditSearch['code'],
    actor: textOf(raw.actor),
    from: textOf(raw.from),
    to: textOf(raw.to),
  }
}
