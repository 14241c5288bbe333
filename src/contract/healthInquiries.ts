import * as z from 'zod'
import { INFORMERS, INQUIRY_ACTIONS, INQUIRY_CONDITIONS, INQUIRY_STATES } from '#domain/health/inquiry.ts'
import { emailOrNone } from './accounts.ts'
import { auditPage, auditPaging, namedAccount } from './audit.ts'
import { call, fileContent } from './call.ts'
import { HEALTH_INQUIRY_PAGE_SIZE } from './constants.ts'
import { dogSummary, regnrInput } from './dogs.ts'
import * as at from './endpoints/healthInquiries.ts'
import { boundedText, filterText, id, idParams, lineInput, page, textInput, uuidInput } from './inputs.ts'
import { allOf, type Refusals } from './refusals.ts'

const day = z.iso.date()
const version = z.number().int()
const TEXT_MAX = 2000

/** What an informer writes of a dog. */
export const inquiryFields = {
  informer: z.enum(INFORMERS, 'HEALTH_INFORMER_MISSING'),
  informerName: lineInput(100),
  /** where the link goes by which the report is corrected or withdrawn; empty: nowhere */
  informerEmail: emailOrNone,
  condition: z.enum(INQUIRY_CONDITIONS, 'HEALTH_CHOICE_MISSING'),
  sickness: textInput(TEXT_MAX),
  character: textInput(TEXT_MAX).min(1, 'HEALTH_CHARACTER_MISSING'),
  genetics: textInput(TEXT_MAX),
  dead: z.boolean(),
  deathDescription: textInput(TEXT_MAX),
}

/** The one-time handle of a file that was brought; null: none. */
const handle = boundedText(43, 'HEALTH_ATTACHMENT_GONE')
  .regex(/^[\w-]{43}$/, 'HEALTH_ATTACHMENT_GONE')
  .nullable()
const secret = boundedText(43, 'LINK_INVALID').regex(/^[\w-]{43}$/, 'LINK_INVALID')

const reported = {
  informer: z.enum(INFORMERS),
  informerName: z.string().nullable(),
  informerEmail: z.string().nullable(),
  condition: z.enum(INQUIRY_CONDITIONS),
  sickness: z.string(),
  character: z.string(),
  genetics: z.string(),
  dead: z.boolean(),
  deathDescription: z.string(),
  reportedOn: day,
  /** whether it counts as "health inquiry made"; null: the dog's age is not known well enough */
  givesMark: z.boolean().nullable(),
}
const head = { id, version, dog: dogSummary, state: z.enum(INQUIRY_STATES) }

/** A report as its informer sees it. */
const ownInquiryAnswer = z.strictObject({
  ...head,
  ...reported,
  hasAttachment: z.boolean(),
  /** it can be corrected and withdrawn */
  open: z.boolean(),
})
export type OwnInquiry = z.infer<typeof ownInquiryAnswer>

const inquiryRow = z.strictObject({
  ...head,
  reportedOn: day,
  informer: z.enum(INFORMERS),
  condition: z.enum(INQUIRY_CONDITIONS),
  dead: z.boolean(),
  hasAttachment: z.boolean(),
  codes: z.array(z.string()),
  /** other reports of the same dog that are neither withdrawn nor merged */
  others: z.number().int(),
})
export type InquiryRow = z.infer<typeof inquiryRow>

/** A report as those who decide on health see it. */
export const staffInquiryAnswer = z.strictObject({
  ...head,
  ...reported,
  account: namedAccount.nullable(),
  attachment: z.strictObject({ mime: z.string(), bytes: z.number().int() }).nullable(),
  codes: z.array(z.string()),
  publicText: z.string(),
  internalText: z.string(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: namedAccount.nullable(),
  /** the report that counts in place of this one */
  mergedInto: id.nullable(),
  actions: z.array(z.enum(INQUIRY_ACTIONS)),
  /** other reports of the same dog, the newest first */
  others: z.array(
    z.strictObject({
      id,
      reportedOn: day,
      state: z.enum(INQUIRY_STATES),
      informer: z.enum(INFORMERS),
      condition: z.enum(INQUIRY_CONDITIONS),
    }),
  ),
})
export type StaffInquiry = z.infer<typeof staffInquiryAnswer>

const OF_AN_INQUIRY: Refusals = { 404: ['HEALTH_INQUIRY_NOT_FOUND'] }
const OF_AN_OWN: Refusals = allOf(OF_AN_INQUIRY, { 403: ['FORBIDDEN'] })
const OF_A_REPORT: Refusals = { 404: ['DOG_NOT_FOUND'], 422: ['HEALTH_ATTACHMENT_GONE'] }
const OF_ITS_STATE: Refusals = { 422: ['HEALTH_INQUIRY_CLOSED'] }

/** Sent again with the same `key` it is one report. The answer's cookie lets this browser correct it. */
export const sendHealthInquiry = call(at.sendHealthInquiry, {
  summary: 'Report on the health of a dog',
  captcha: 'visitors',
  cost: 3,
  body: z.object({ key: uuidInput, regnr: regnrInput, attachment: handle, ...inquiryFields }),
  refusals: OF_A_REPORT,
  answer: ownInquiryAnswer,
})
/**
 * One file in a form with parts, named `file`: a PDF, JPEG or PNG (docs/rules/screens.md#limits-of-files), known by its content; a picture is
 * drawn anew. The handle attaches it to one report within a day.
 */
export const attachToInquiry = call(at.attachToInquiry, {
  summary: 'Bring the attachment of a report to come',
  file: {
    mediaTypes: ['multipart/form-data'],
    limit: 'attachment',
    tooLarge: 'HEALTH_ATTACHMENT_TOO_LARGE',
    wrongType: 'HEALTH_ATTACHMENT_NOT_READABLE',
  },
  cost: 10,
  answer: z.strictObject({ handle: z.string() }),
})
export const ownInquiry = call(at.ownInquiry, {
  summary: 'One’s report, for the account that made it and for browsers that made or opened it',
  noStore: true,
  params: idParams,
  refusals: OF_AN_OWN,
  answer: ownInquiryAnswer,
})
export const openInquiry = call(at.openInquiry, {
  summary: 'Let this browser open a report by the secret of a mail',
  params: idParams,
  body: z.object({ secret }),
  refusals: allOf(OF_AN_INQUIRY, { 422: ['LINK_INVALID'] }),
  answer: ownInquiryAnswer,
})
/** A report that was handled waits to be handled anew, and what was published of it is no longer shown. */
export const correctInquiry = call(at.correctInquiry, {
  summary: 'Correct one’s report',
  params: idParams,
  cost: 3,
  body: z.object({
    version,
    /** the attachment stays as it is */
    keepAttachment: z.boolean(),
    attachment: handle,
    ...inquiryFields,
  }),
  refusals: allOf(OF_AN_OWN, OF_A_REPORT, OF_ITS_STATE),
  answer: ownInquiryAnswer,
})
/** What was published of it is no longer shown, and its attachment is thrown away. */
export const withdrawInquiry = call(at.withdrawInquiry, {
  summary: 'Withdraw one’s report',
  params: idParams,
  body: z.object({ version }),
  refusals: allOf(OF_AN_OWN, OF_ITS_STATE),
  answer: ownInquiryAnswer,
})

/** New ones first, the longest waiting before the others; then the newest. */
export const healthInquiries = call(at.healthInquiries, {
  summary: 'Reports on the health of dogs',
  access: 'health.decide',
  query: z.object({
    state: z.enum(INQUIRY_STATES).optional(),
    condition: z.enum(INQUIRY_CONDITIONS).optional(),
    q: filterText,
    page,
  }),
  cost: 2,
  answer: z.strictObject({
    inquiries: z.array(inquiryRow),
    /** how many there are in each state, whatever else is asked for */
    counts: z.record(z.enum(INQUIRY_STATES), z.number().int()),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.literal(HEALTH_INQUIRY_PAGE_SIZE),
  }),
})
export const staffInquiry = call(at.staffInquiry, {
  summary: 'One report with all that was written of it',
  access: 'health.decide',
  params: idParams,
  refusals: OF_AN_INQUIRY,
  answer: staffInquiryAnswer,
})
export const inquiryAttachment = call(at.inquiryAttachment, {
  summary: 'The attachment of a report',
  access: 'health.decide',
  params: idParams,
  refusals: allOf(OF_AN_INQUIRY, { 404: ['HEALTH_ATTACHMENT_GONE'] }),
  answer: fileContent,
  produces: 'application/octet-stream',
})
export const inquiryChanges = call(at.inquiryChanges, {
  summary: 'Who has decided what of a report, and when',
  access: 'health.decide',
  params: idParams,
  query: auditPaging,
  refusals: OF_AN_INQUIRY,
  answer: auditPage,
})
/** `into`: of `merge` the report that counts. What is published needs a text or a code. */
export const decideInquiry = call(at.decideInquiry, {
  summary: 'Decide on a report',
  access: 'health.decide',
  params: idParams,
  body: z.object({
    version,
    action: z.enum(INQUIRY_ACTIONS),
    codes: z.array(boundedText(20, 'HEALTH_CODE_UNKNOWN')).max(20),
    publicText: textInput(TEXT_MAX),
    internalText: textInput(4000),
    into: id.nullable(),
  }),
  refusals: allOf(OF_AN_INQUIRY, OF_ITS_STATE, {
    422: ['HEALTH_PUBLIC_TEXT_MISSING', 'HEALTH_CODE_UNKNOWN', 'HEALTH_MERGE_INVALID'],
  }),
  answer: staffInquiryAnswer,
})
