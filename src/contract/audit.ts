import * as z from 'zod'
import { call } from './call.ts'
import { AUDIT_CODES, AUDIT_SUBJECTS } from './constants.ts'
import * as at from './endpoints/audit.ts'
import { addressId, dayInput, lineInput } from './inputs.ts'

const fields = z.record(z.string(), z.unknown()).nullable()

const auditRow = z.strictObject({
  id: z.number().int(),
  changedAt: z.iso.datetime(),
  /** who did it; null: the system, someone without an account, or someone who has been erased */
  actor: z.strictObject({ id: z.number().int(), username: z.string() }).nullable(),
  subject: z.enum(AUDIT_SUBJECTS),
  subjectId: z.string(),
  code: z.enum(AUDIT_CODES),
  /** only the fields that changed; null where there was or is nothing */
  before: fields,
  after: fields,
})
export type AuditRow = z.infer<typeof auditRow>

/** Newest first; `next` is the `before` of the following page, null at the end. */
export const auditPage = z.strictObject({ rows: z.array(auditRow), next: z.number().int().nullable() })
export const auditPaging = z.object({
  before: addressId.optional(),
})

export const audit = call(at.audit, {
  summary: 'Changes, by what, whom, which and when',
  access: 'audit.read',
  query: auditPaging.extend({
    subject: z.enum(AUDIT_SUBJECTS).optional(),
    subjectId: lineInput(100).optional(),
    code: z.enum(AUDIT_CODES).optional(),
    /** user name of who did it, whole */
    actor: lineInput(100).optional(),
    /** days in Finland, both counted in */
    from: dayInput().optional(),
    to: dayInput().optional(),
  }),
  cost: 3,
  answer: auditPage,
})
