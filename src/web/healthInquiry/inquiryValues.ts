import * as z from 'zod'
import { inquiryFields, type OwnInquiry, sendHealthInquiry } from '#contract/healthInquiries.ts'

/** What the form keeps of a file that was brought. */
const attached = {
  /** the one-time handle; empty: none was brought */
  attachment: z.string().transform((handle) => handle || null),
  /** its name, for the form alone */
  attachmentName: z.string(),
  /** the attachment that was sent before stays */
  keepAttachment: z.boolean(),
}

export const newInquiry = z.object({
  key: z.string(),
  regnr: sendHealthInquiry.body.shape.regnr,
  ...inquiryFields,
  ...attached,
})
export const correctedInquiry = z.object({ ...inquiryFields, ...attached })

export type InquiryBody = z.output<typeof newInquiry>
export type CorrectedBody = z.output<typeof correctedInquiry>

const NOTHING = {
  informer: '',
  informerName: '',
  informerEmail: '',
  condition: '',
  sickness: '',
  character: '',
  genetics: '',
  dead: false,
  deathDescription: '',
  attachment: '',
  attachmentName: '',
  keepAttachment: false,
}

/** An empty report of a dog; of somebody signed in with name and address. */
export const newInquiryValues = (
  regnr: string,
  user?: { firstName: string | null; lastName: string | null; email: string } | null,
) => ({
  ...NOTHING,
  key: '',
  regnr,
  informerName: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
  informerEmail: user?.email ?? '',
})

/** A report as it is corrected. */
export const inquiryValues = (inquiry: OwnInquiry) => ({
  informer: inquiry.informer,
  informerName: inquiry.informerName ?? '',
  informerEmail: inquiry.informerEmail ?? '',
  condition: inquiry.condition,
  sickness: inquiry.sickness,
  character: inquiry.character,
  genetics: inquiry.genetics,
  dead: inquiry.dead,
  deathDescription: inquiry.deathDescription,
  attachment: '',
  attachmentName: '',
  keepAttachment: inquiry.hasAttachment,
})
