import * as z from 'zod'
import { REFUND_GROUNDS } from '#domain/payments/refundRule.ts'
import { call } from './call.ts'
import * as at from './endpoints/products.ts'
import { dayInput, id } from './inputs.ts'
import { allOf, type Refusals } from './refusals.ts'

/** The largest handling fee, in integer cents. */
const MOST_CENTS = 100_000

const refundRule = z.strictObject({
  id,
  version: z.number().int(),
  ground: z.enum(REFUND_GROUNDS),
  validFrom: z.iso.date(),
  /** the last day before the next row of the ground; null: until further notice */
  validTo: z.iso.date().nullable(),
  /** percent of what was paid */
  share: z.number().int(),
  /** integer cents that stay of what would come back */
  handlingCents: z.number().int(),
  needsCertificate: z.boolean(),
  /** false: an assumption that the club must confirm */
  confirmed: z.boolean(),
  /** entries that were cancelled by it */
  entries: z.number().int(),
})
export type RefundRuleDetails = z.infer<typeof refundRule>

const ruleList = z.strictObject({ rules: z.array(refundRule) })

export const refundRuleInput = {
  ground: z.enum(REFUND_GROUNDS, 'VALUE_REQUIRED'),
  validFrom: dayInput('DATE_INVALID'),
  share: z.number('SHARE_INVALID').int('SHARE_INVALID').min(0, 'SHARE_INVALID').max(100, 'SHARE_INVALID'),
  handlingCents: z
    .number('AMOUNT_INVALID')
    .int('AMOUNT_INVALID')
    .min(0, 'AMOUNT_INVALID')
    .max(MOST_CENTS, 'AMOUNT_INVALID'),
  needsCertificate: z.boolean(),
  confirmed: z.boolean(),
}
const EXISTS: Refusals = { 409: ['REFUND_RULE_EXISTS'] }
const OF_A_RULE: Refusals = { 404: ['REFUND_RULE_NOT_FOUND'], 422: ['REFUND_RULE_IN_USE'] }

export const refundRules = call(at.refundRules, {
  summary: 'What comes back when an entrant cancels: all rules, by ground and day',
  access: 'products.edit',
  answer: ruleList,
})
export const createRefundRule = call(at.createRefundRule, {
  summary: 'Add a rule of what comes back, from a day on',
  access: 'products.edit',
  body: z.object(refundRuleInput),
  refusals: EXISTS,
  answer: ruleList,
})
/** Of one that something was decided by only `confirmed` changes (REFUND_RULE_IN_USE): a later one takes its place. */
export const editRefundRule = call(at.editRefundRule, {
  summary: 'Change a rule of what comes back',
  access: 'products.edit',
  body: z.object({ id, version: z.number().int(), ...refundRuleInput }),
  refusals: allOf(EXISTS, OF_A_RULE),
  answer: ruleList,
})
export const deleteRefundRule = call(at.deleteRefundRule, {
  summary: 'Remove a rule that nothing was decided by',
  access: 'products.edit',
  body: z.object({ id }),
  refusals: OF_A_RULE,
  answer: ruleList,
})
