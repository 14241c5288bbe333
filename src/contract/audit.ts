import * as z from 'zod'
import { AUDIT_CODES, AUDIT_SUBJECTS } from './auditConstants.ts'
import { call } from './call.ts'
import { SECURITY_KINDS } from './constants.ts'
import * as at from './endpoints/audit.ts'
import { addressId, dayInput, lineInput } from './inputs.ts'

const fields = z.record(z.string(), z.unknown()).nullable()

/** An account by what staff know it by. */
export const namedAccount = z.strictObject({ id: z.number().int(), username: z.string() })

const auditRow = z.strictObject({
  id: z.number().int(),
  changedAt: z.iso.datetime(),
  /** who did it; null: the system, someone without an account, or someone who has been erased */
  actor: namedAccount.nullable(),
  subject: z.enum(AUDIT_SUBJECTS),
  subjectId: z.string(),
  code: z.enum(AUDIT_CODES),
  /** what people call the thing, and what the address of its page needs; null: it is gone, or has neither */
  thing: z.strictObject({ name: z.string(), key: z.string() }).nullable(),
  /** of fields that hold ids: field → id → name */
  names: z.record(z.string(), z.record(z.string(), z.string())),
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

export type SecurityKind = (typeof SECURITY_KINDS)[number]

/** How often something happened within an hour. */
export const hourlyCount = z.strictObject({
  /** the hour's beginning */
  hour: z.iso.datetime(),
  kind: z.enum(SECURITY_KINDS),
  count: z.number().int(),
})

const securityEvent = hourlyCount.extend({
  id: z.number().int(),
  /** whose account it was about or whose call was refused; null: nobody who is known */
  account: namedAccount.nullable(),
})
export type SecurityEvent = z.infer<typeof securityEvent>

export const securityEvents = call(at.securityEvents, {
  summary: 'Failed sign-ins, refusals and changes of rights by hour and account, newest first',
  access: 'audit.read',
  query: auditPaging.extend({
    /** of one account only */
    account: addressId.optional(),
  }),
  answer: z.strictObject({ rows: z.array(securityEvent), next: z.number().int().nullable() }),
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
