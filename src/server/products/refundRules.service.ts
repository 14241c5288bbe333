import type * as z from 'zod'
import type { createRefundRule, editRefundRule } from '#contract/refundRules.ts'
import type { Act, Reader } from '../platform/act.ts'
import { isUniqueViolation } from '../platform/databaseErrors.ts'
import { AppError } from '../platform/errors.ts'
import type { StoredRule } from './products.types.ts'
import {
  allRefundRules,
  deleteRefundRule,
  insertRefundRule,
  lockRefundRule,
  updateRefundRule,
} from './refundRules.store.ts'

type Created = z.output<NonNullable<(typeof createRefundRule)['body']>>
type Changed = z.output<NonNullable<(typeof editRefundRule)['body']>>

/** All rules of what comes back, those of a ground together, the earliest first. */
export const readRefundRules = ({ db }: Reader): Promise<StoredRule[]> => allRefundRules(db)

const columnsOf = (input: Created) => ({
  ground: input.ground,
  valid_from: input.validFrom,
  share: input.share,
  handling_cents: input.handlingCents,
  needs_certificate: input.needsCertificate,
  confirmed: input.confirmed,
})

/** What an audit row keeps of a rule. */
const audited = ({ ground, validFrom, share, handlingCents, needsCertificate, confirmed }: Created) => ({
  ground,
  validFrom,
  share,
  handlingCents,
  needsCertificate,
  confirmed,
})

/** @throws AppError 409 REFUND_RULE_EXISTS */
async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AppError('conflict', 'REFUND_RULE_EXISTS', { validFrom: 'REFUND_RULE_EXISTS' })
    throw error
  }
}

/** Adds a rule. @throws AppError 409 REFUND_RULE_EXISTS */
export async function addRefundRule(act: Act, input: Created): Promise<StoredRule[]> {
  const id = await unlessTaken(insertRefundRule(act.db, columnsOf(input)))
  await act.log(['refundRule', id], 'CREATED', null, audited(input))
  return readRefundRules(act)
}

/** The rule, locked to the end of the transaction. @throws AppError 404 REFUND_RULE_NOT_FOUND */
export async function lockRule(act: Act, id: number): Promise<StoredRule> {
  await lockRefundRule(act.db, id)
  const rule = (await readRefundRules(act)).find((one) => one.id === id)
  if (!rule) throw new AppError('notFound', 'REFUND_RULE_NOT_FOUND')
  return rule
}

/** Changes a rule; of one that was used only whether it is confirmed. @throws AppError 409 CHANGED_MEANWHILE, REFUND_RULE_EXISTS, 422 REFUND_RULE_IN_USE */
export async function changeRefundRule(
  act: Act,
  before: StoredRule,
  { id, version, ...input }: Changed,
): Promise<StoredRule[]> {
  if (version !== before.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const same = JSON.stringify({ ...audited(before), confirmed: null })
  if (before.entries > 0 && JSON.stringify({ ...audited(input), confirmed: null }) !== same)
    throw new AppError('refused', 'REFUND_RULE_IN_USE')
  await unlessTaken(updateRefundRule(act.db, id, columnsOf(input)))
  await act.log(['refundRule', id], 'CHANGED', audited(before), audited(input))
  return readRefundRules(act)
}

/** Removes a rule that nothing was decided by. @throws AppError 422 REFUND_RULE_IN_USE */
export async function removeRefundRule(act: Act, rule: StoredRule): Promise<StoredRule[]> {
  if (rule.entries > 0) throw new AppError('refused', 'REFUND_RULE_IN_USE')
  await deleteRefundRule(act.db, rule.id)
  await act.log(['refundRule', rule.id], 'ERASED', audited(rule))
  return readRefundRules(act)
}
