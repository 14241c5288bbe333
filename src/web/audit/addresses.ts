import { AUDIT_CODES, AUDIT_SUBJECTS } from '#contract/constants.ts'
import { oneOf, type RawSearch, textOf } from '../searchValues.ts'

export const AUDIT_PATH = '/hallinta/loki'
export const SECURITY_PATH = '/hallinta/turvatapahtumat'
export const securityAddress = () => ({ to: SECURITY_PATH }) as const
export const auditAddress = (search: AuditSearch = {}) => ({ to: AUDIT_PATH, search }) as const

/** Filters of the change log; days are ISO. */
export interface AuditSearch {
  subject?: (typeof AUDIT_SUBJECTS)[number]
  subjectId?: string
  code?: (typeof AUDIT_CODES)[number]
  actor?: string
  from?: string
  to?: string
}

export function auditSearchOf(raw: RawSearch): AuditSearch {
  return {
    subject: oneOf(raw.subject, AUDIT_SUBJECTS),
    subjectId: textOf(raw.subjectId),
    code: oneOf(raw.code, AUDIT_CODES),
    actor: textOf(raw.actor),
    from: textOf(raw.from),
    to: textOf(raw.to),
  }
}
