import type * as z from 'zod'
import type { correctInquiry, inquiryFields, sendHealthInquiry } from '#contract/healthInquiries.ts'
import { isInformers } from '#domain/health/inquiry.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import { type Act, callerOf, type Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import type { Limit } from '../platform/limits/attempts.ts'
import { hashToken } from '../platform/sessions/token.ts'
import { consumeHandle, fileOfHandle } from './attachments.service.ts'
import { findInquiry } from './healthInquiries.service.ts'
import {
  inquiryIdByKey,
  inquiryOfLink,
  insertInquiry,
  lockInquiries,
  updateInquiry,
} from './healthInquiries.store.ts'
import type { OwnedInquiry } from './healthInquiries.types.ts'
import { mailReceived } from './inquiryMails.ts'

type Sent = z.output<NonNullable<(typeof sendHealthInquiry)['body']>>
type Corrected = z.output<NonNullable<(typeof correctInquiry)['body']>>
type Fields = z.output<z.ZodObject<typeof inquiryFields>>

/** Reports that one caller may send in a day. */
const QUOTA: Limit = { name: 'healthInquiry', most: 30, windowMs: 86_400_000 }

/** @throws AppError 429 */
export const countReport = (reader: Reader): Promise<number> => reader.attempts.take(QUOTA, callerOf(reader))

const columnsOf = (input: Fields) => ({
  informer: input.informer,
  informer_name: input.informerName || null,
  informer_email: input.informerEmail || null,
  condition: input.condition,
  // What was written before the choice was changed is no part of the report.
  sickness: input.condition === 'problem' ? input.sickness : '',
  character: input.character,
  genetics: input.genetics,
  dead: input.dead,
  death_description: input.dead ? input.deathDescription : '',
})

/** Keeps a report, once for its key, and mails its link. @throws AppError 404 DOG_NOT_FOUND, 422 HEALTH_ATTACHMENT_GONE */
export async function report(act: Act, { key, regnr, attachment, ...input }: Sent): Promise<OwnedInquiry> {
  const known = await inquiryIdByKey(act.db, key)
  if (known !== undefined) return { inquiry: await findInquiry(act, known), opened: true }
  const missing = new AppError('notFound', 'DOG_NOT_FOUND', { regnr: 'DOG_NOT_FOUND' })
  const dog = await findPedigreeDog(act, regnr, missing)
  const id = await insertInquiry(act.db, {
    key,
    dog_id: dog.id,
    language: act.language,
    account_id: act.by,
    reported_on: act.today,
    reported_at: act.at,
    attachment_id: attachment === null ? null : await fileOfHandle(act, attachment),
    ...columnsOf(input),
  })
  // The same report came at once twice: the other one is kept.
  if (id === undefined) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  if (attachment !== null) await consumeHandle(act, attachment)
  await act.log(['healthInquiry', id], 'INQUIRY_SENT')
  const inquiry = await findInquiry(act, id)
  await mailReceived(act, inquiry)
  return { inquiry, opened: true }
}

/** A report with whether this browser may open it. @throws AppError 404 HEALTH_INQUIRY_NOT_FOUND */
export async function findOwnInquiry(reader: Reader, id: number): Promise<OwnedInquiry> {
  const inquiry = await findInquiry(reader, id)
  const { opened, visit } = reader
  return { inquiry, opened: opened.inquiry.opens(visit.opened.inquiry, cookieOf(inquiry)) }
}

/** The same, locked to the end of the transaction. @throws AppError 404 HEALTH_INQUIRY_NOT_FOUND */
export async function lockOwnInquiry(act: Act, id: number): Promise<OwnedInquiry> {
  await lockInquiries(act.db, [id])
  return findOwnInquiry(act, id)
}

/** What the cookie of a report is signed for. */
export const cookieOf = ({ id, informerEmail }: OwnedInquiry['inquiry']) => ({
  id,
  contactEmail: informerEmail,
})

/** Lets a browser open a report by the secret of a mail. @throws AppError 422 LINK_INVALID */
export async function openReport(act: Act, { inquiry }: OwnedInquiry, secret: string): Promise<OwnedInquiry> {
  if ((await inquiryOfLink(act.db, hashToken(secret))) !== inquiry.id)
    throw new AppError('refused', 'LINK_INVALID')
  return { inquiry, opened: true }
}

/** @throws AppError 409 CHANGED_MEANWHILE, 422 HEALTH_INQUIRY_CLOSED */
function refuseClosed({ inquiry }: OwnedInquiry, version: number): void {
  if (!isInformers(inquiry.state)) throw new AppError('refused', 'HEALTH_INQUIRY_CLOSED')
  if (inquiry.version !== version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
}

/** Corrects a report, which then waits to be handled anew. @throws AppError 409, 422 */
export async function correctReport(
  act: Act,
  owned: OwnedInquiry,
  { version, keepAttachment, attachment, ...input }: Corrected,
): Promise<OwnedInquiry> {
  refuseClosed(owned, version)
  const { id, attachmentId } = owned.inquiry
  const fileId = attachment === null ? null : await fileOfHandle(act, attachment)
  await updateInquiry(act.db, id, {
    ...columnsOf(input),
    attachment_id: keepAttachment ? attachmentId : fileId,
    state: 'new',
  })
  if (attachment !== null) await consumeHandle(act, attachment)
  await act.log(
    ['healthInquiry', id],
    'INQUIRY_CORRECTED',
    { inquiryState: owned.inquiry.state },
    {
      inquiryState: 'new',
    },
  )
  const inquiry = await findInquiry(act, id)
  if (inquiry.informerEmail !== owned.inquiry.informerEmail) await mailReceived(act, inquiry)
  return { inquiry, opened: true }
}

/** What a withdrawn report tells. */
const NOTHING_TOLD = { sickness: '', character: '', genetics: '', dead: false, death_description: '' }

/** Withdraws a report: it is shown no more, and its texts and attachment are thrown away. @throws AppError 409, 422 */
export async function withdrawReport(act: Act, owned: OwnedInquiry, version: number): Promise<OwnedInquiry> {
  refuseClosed(owned, version)
  const { id, state } = owned.inquiry
  await updateInquiry(act.db, id, {
    ...NOTHING_TOLD,
    state: 'withdrawn',
    attachment_id: null,
    codes: [],
    public_text: '',
    internal_text: '',
  })
  await act.log(
    ['healthInquiry', id],
    'INQUIRY_WITHDRAWN',
    { inquiryState: state },
    {
      inquiryState: 'withdrawn',
    },
  )
  return { inquiry: await findInquiry(act, id), opened: owned.opened }
}
