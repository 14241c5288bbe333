import type * as z from 'zod'
import type { decideInquiry } from '#contract/healthInquiries.ts'
import { stateAfter } from '#domain/health/inquiry.ts'
import { healthCodesOf } from '../healthCodes/healthCodes.service.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { findInquiry } from './healthInquiries.service.ts'
import { inquiryById, lockInquiries, updateInquiry } from './healthInquiries.store.ts'
import type { Inquiry } from './healthInquiries.types.ts'
import { mailDecided } from './inquiryMails.ts'

type Decision = z.output<NonNullable<(typeof decideInquiry)['body']>>

/**
 * The report, locked to the end of the transaction with the one that it is to be merged into, so that of two that are merged into each
 * other at once the second finds the first merged.
 * @throws AppError 404 HEALTH_INQUIRY_NOT_FOUND
 */
export async function lockForDecision(act: Act, id: number, into: number | null): Promise<Inquiry> {
  await lockInquiries(act.db, into === null ? [id] : [id, into])
  return findInquiry(act, id)
}

/** Decides on a report, and tells its informer when that ends its handling. @throws AppError as the call says */
export async function decide(act: Act, before: Inquiry, decision: Decision): Promise<Inquiry> {
  const { version, action, codes, publicText, internalText } = decision
  if (version !== before.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const state = stateAfter(before.state, action)
  if (state === null) throw new AppError('refused', 'HEALTH_INQUIRY_CLOSED')
  await refuseUnknown(act, before, codes)
  if (action === 'publish' && publicText === '' && codes.length === 0)
    throw new AppError('refused', 'HEALTH_PUBLIC_TEXT_MISSING', { publicText: 'HEALTH_PUBLIC_TEXT_MISSING' })
  const into = action === 'merge' ? await mergeTarget(act, before, decision.into) : null
  await updateInquiry(act.db, before.id, {
    state,
    codes: [...new Set(codes)],
    public_text: publicText,
    internal_text: internalText,
    merged_into: into,
    decided_at: act.at,
    decided_by: act.by,
  })
  const inquiry = await findInquiry(act, before.id)
  await act.log(['healthInquiry', inquiry.id], 'INQUIRY_DECIDED', logged(before), logged(inquiry))
  if (state !== before.state && state !== 'new' && state !== 'merged') await mailDecided(act, inquiry)
  return inquiry
}

/** What the log keeps of a decision. */
const logged = ({ state, codes, publicText, internalText, mergedInto }: Inquiry) => ({
  inquiryState: state,
  healthCodes: codes,
  publicText,
  internalText,
  mergedInto,
})

/** A code that was chosen before stays, even where it is offered no more. @throws AppError 422 HEALTH_CODE_UNKNOWN */
async function refuseUnknown(act: Act, before: Inquiry, codes: readonly string[]): Promise<void> {
  const list = await healthCodesOf(act)
  const isKnown = (code: string) => list.get(code)?.offered === true || before.codes.includes(code)
  if (!codes.every(isKnown))
    throw new AppError('refused', 'HEALTH_CODE_UNKNOWN', { codes: 'HEALTH_CODE_UNKNOWN' })
}

/** @throws AppError 422 HEALTH_MERGE_INVALID */
async function mergeTarget(act: Act, { id, dogId }: Inquiry, into: number | null): Promise<number> {
  const target = into === null || into === id ? undefined : await inquiryById(act.db, into)
  if (!target || target.dogId !== dogId || target.state === 'withdrawn' || target.state === 'merged')
    throw new AppError('refused', 'HEALTH_MERGE_INVALID')
  return target.id
}
