import * as z from 'zod'
import { ROLES } from '#domain/accounts/roles.ts'
import { call } from './call.ts'
import * as at from './endpoints/mails.ts'
import { addressId, boundedText, id, idParams, uuidInput } from './inputs.ts'
import { LANGUAGES } from './languages.ts'
import type { Refusals } from './refusals.ts'

/** Which mail it is; keys of the `mails` texts. Every later subject adds its own. */
export const MAIL_KINDS = [
  'confirmRegistration',
  'alreadyRegistered',
  'resetPassword',
  'setPassword',
  'passwordForced',
  'passwordChanged',
  'secondFactorAdded',
  'secondFactorRemoved',
  'confirmEmail',
  'emailChanging',
  'checkEmail',
  'agentLinked',
  'judgeLinked',
  'entryAdded',
  'entryReserved',
  'placeGiven',
  'entryOvertaken',
  'queueMovedUp',
  'ownEntryHeld',
  'transferHeld',
  'transferAgreed',
  'transferUndone',
  'ownEntryQueued',
  'entryUndrawn',
  'ownEntryUndrawn',
  'drawnOffered',
  'drawnPlaced',
  'drawnQueued',
  'placeOffered',
  'placeReminder',
  'placeExpired',
  'paymentReceived',
  'paymentTakenBack',
  'paymentMovedAway',
  'paymentMovedHere',
  'classChanged',
  'ownEntryCancelled',
  'claimAccepted',
  'claimDeclined',
  'enteredByOther',
  'entryContested',
  'organiserContested',
  'contestKept',
  'contestRemoved',
  'refundMade',
  'refundAccountWanted',
  'refundTransferred',
  'organiserEntry',
  'organiserPayment',
  'organiserClassChanged',
  'organiserCancelled',
  'trialMessage',
  'startList',
  'partyMeeting',
  'partyChanged',
  'trialMoved',
  'trialCancelled',
  'trialResults',
  'resultCorrected',
  'objectionReceived',
  'objectionWaiting',
  'objectionDecided',
  'healthInquiryReceived',
  'healthInquiryDecided',
  'healthAlerts',
  'noticeApproved',
  'noticeDeclined',
  'noticeChanged',
  'noticeWithdrawn',
  'noticeExpiring',
  'newDogs',
  'registerAccepted',
  'registerDeclined',
  'registerRemoved',
  'registerUndone',
] as const
/** `waiting`: due now or later; `failed`: given up; `undelivered`: refused by a server of mails, at once or as its report says later. */
const MAIL_STATES = ['waiting', 'sent', 'failed', 'undelivered'] as const

/** Of a code of a server; keys of the `mailsAdmin.meanings` texts. */
const UNDELIVERED_MEANINGS = ['gone', 'full', 'policy', 'later', 'other'] as const
export type UndeliveredMeaning = (typeof UNDELIVERED_MEANINGS)[number]

const mailRow = z.strictObject({
  id,
  kind: z.enum(MAIL_KINDS),
  recipient: z.string(),
  language: z.enum(LANGUAGES),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.number().int(),
  /** SMTP code or system code of the last failure, such as `550` or `ESOCKET`; `TOO_OLD`: nothing could be sent for a week */
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** of a waiting one: when it is tried next */
  dueAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** of an undelivered one: why, by the server that refused it */
  undelivered: z
    .strictObject({
      at: z.iso.datetime(),
      /** such as `5.1.1` (RFC 3463) or `550` */
      code: z.string(),
      meaning: z.enum(UNDELIVERED_MEANINGS),
      /** the server's own words, without addresses; may be empty */
      words: z.string(),
      /** nothing but what is necessary is sent to the address any more */
      silent: z.boolean(),
    })
    .nullable(),
  /** it was never sent, and may be tried again */
  canRetry: z.boolean(),
})
export type MailRow = z.infer<typeof mailRow>
/** The text with its one-time links blacked out while they work; only a demo mail shows them. */
const mailDetails = mailRow.extend({ text: z.string() })
export type MailDetails = z.infer<typeof mailDetails>

/** Newest first; `next` is the `before` of the following page; `sending` false: SMTP_URL is not set, so mails wait. */
export const mails = call(at.mails, {
  summary: 'Outgoing mails',
  access: 'mail.manage',
  query: z.object({
    state: z.enum(MAIL_STATES).optional(),
    before: addressId.optional(),
  }),
  answer: z.strictObject({
    mails: z.array(mailRow),
    next: z.number().int().nullable(),
    sending: z.boolean(),
  }),
})
export const getMail = call(at.getMail, {
  summary: 'One outgoing mail',
  access: 'mail.manage',
  params: idParams,
  refusals: { 404: ['MAIL_NOT_FOUND'] },
  answer: mailDetails,
})
export const retryMail = call(at.retryMail, {
  summary: 'Try a failed mail again',
  access: 'mail.manage',
  body: z.object({ id }),
  refusals: { 404: ['MAIL_NOT_FOUND'], 422: ['MAIL_NOT_FAILED'] },
  answer: mailDetails,
})

/** Outside the demo, from another machine and without the demo's cookie. */
const OF_THE_DEMO: Refusals = { 404: ['NOT_FOUND'] }

export const demoMail = call(at.demoMail, {
  summary: 'A mail that the demo would have sent, with its links',
  noStore: true,
  params: z.object({ key: uuidInput }),
  refusals: OF_THE_DEMO,
  answer: z.strictObject({
    recipient: z.string(),
    subject: z.string(),
    text: z.string(),
    createdAt: z.iso.datetime(),
  }),
})
/** One account for each role, and a member (role null). */
export const demoAccounts = call(at.demoAccounts, {
  summary: 'Accounts of the demo and their common password',
  noStore: true,
  refusals: OF_THE_DEMO,
  answer: z.strictObject({
    password: z.string(),
    accounts: z.array(z.strictObject({ username: z.string(), role: z.enum(ROLES).nullable() })),
  }),
})
/** The secret of the demo: 256 bits in base64url. */
const demoSecret = boundedText(43).length(43)
/** Gives the browser the demo's cookie; another secret is not found. */
export const openDemo = call(at.openDemo, {
  summary: 'Exchange the secret in the address that the start prints for a cookie',
  body: z.object({ secret: demoSecret }),
  refusals: OF_THE_DEMO,
  answer: z.strictObject({ status: z.literal('done') }),
})
