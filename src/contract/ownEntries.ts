import * as z from 'zod'
import { HOLDS } from '#domain/entries/holds.ts'
import { type ENTRANT_ACTIONS, OWN_ENTRY_STATES } from '#domain/entries/ownEntry.ts'
import { METHOD_REFUSALS, PAYMENT_METHODS } from '#domain/payments/methods.ts'
import { CLAIMED_GROUNDS } from '#domain/payments/refundRule.ts'
import { INELIGIBILITIES } from '#domain/trials/eligibility.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { emailInput, personFields } from './accounts.ts'
import { trialParams } from './calendar.ts'
import { call, fileContent } from './call.ts'
import { dogSummary, regnrInput } from './dogs.ts'
import * as at from './endpoints/ownEntries.ts'
import { cancelReason, entrantFields } from './entrantFields.ts'
import { entryTrial } from './entryTrial.ts'
import { boundedText, confirmedInput, id, idParams, uuidInput } from './inputs.ts'
import { moneySums, paymentRow, refundClaim, refundRow } from './payments.ts'
import { allOf, OF_A_DOG, OF_A_TRIAL, OF_ITS_STATE, type Refusals } from './refusals.ts'
import { statedRights, unregisteredInput } from './unregisteredFields.ts'

const day = z.iso.date()
const moment = z.iso.datetime()
const text = z.string().nullable()
const count = z.number().int()
/** Integer cents of euro. */
const cents = z.number().int()
const trialClass = z.enum(TRIAL_CLASSES)

/** Of an entry that is paid by bank transfer. */
const transferTimes = z.strictObject({ until: moment, dueOn: day })

/** What a product is called in each language; empty: as in Finnish. */
const descriptions = { descriptionFi: z.string(), descriptionSv: z.string(), descriptionEn: z.string() }

const entryProduct = z.strictObject({
  id,
  ...descriptions,
  amountCents: cents,
  classes: z.array(trialClass),
  memberOnly: z.boolean(),
  /** why whoever asks cannot choose it; null: can */
  refused: z.enum(['MEMBERS_ONLY']).nullable(),
})

const entryFormAnswer = z.strictObject({
  trial: entryTrial,
  /** null: without a limit */
  placesLeft: count.nullable(),
  /** dogs in the queue */
  waiting: count,
  /** classes in which a dog that is entered now joins the queue */
  queuedClasses: z.array(trialClass),
  /** how one pays, and why each is not possible; where none is, nobody enters here */
  methods: z.array(
    z.strictObject({ name: z.enum(PAYMENT_METHODS), refused: z.enum(METHOD_REFUSALS).nullable() }),
  ),
  /** of a bank transfer that is agreed now: until when the place is kept, and by when the money is to arrive; null: too late for one */
  transfer: transferTimes.nullable(),
  /** fees in force today */
  products: z.array(entryProduct),
  /** of whoever has signed in */
  entrant: z
    .strictObject({
      contactName: z.string(),
      contactEmail: z.string(),
      contactPhone: z.string(),
      language: personFields.language,
      /** dogs that the account has entered before, latest first, then living dogs that it owns */
      dogs: z.array(dogSummary),
      /** the club has confirmed the membership number */
      isMember: z.boolean(),
    })
    .nullable(),
})
export type EntryForm = z.infer<typeof entryFormAnswer>

const refusal = z
  .enum([
    'ENTRY_LEFT',
    'ENTRY_IS_QUEUED',
    'ENTRY_IS_UNDRAWN',
    'ENTRY_HAS_RESULT',
    'TRIAL_IS_CANCELLED',
    'TRIAL_HAS_BEGUN',
    'ENTRY_ENDED',
    'NOTHING_TO_PAY',
    ...METHOD_REFUSALS,
  ])
  .nullable()

/** What somebody needs who pays by bank transfer. */
const bill = z.strictObject({
  payee: z.strictObject({ name: z.string(), iban: z.string(), bic: z.string() }),
  amountCents: cents,
  /** Finnish reference number, and the same in its international form */
  reference: z.string(),
  rf: z.string(),
  /** by when the money is to arrive */
  dueOn: day,
  /** 54 digits; null: the account is not Finnish */
  barcode: z.string().nullable(),
  /** text of the QR code by which a bank's application fills in the transfer */
  epc: z.string(),
})
export type Bill = z.infer<typeof bill>

const ownEntry = z.strictObject({
  id,
  version: count,
  trial: entryTrial,
  dog: dogSummary,
  /** of a dog that is not in the register: what its right to start follows from; null: it is */
  stated: z.strictObject(statedRights).nullable(),
  class: trialClass,
  state: z.enum(OWN_ENTRY_STATES),
  hold: z.enum(HOLDS).nullable(),
  /** until when an unpaid place is kept */
  heldUntil: moment.nullable(),
  /** its position in the queue, from 1 */
  queueNumber: count.nullable(),
  startNumber: count.nullable(),
  /** of a dog with a place, once the start list is public: with which party and judges, when and where it meets */
  meeting: z.strictObject({ party: count.nullable(), judges: z.string(), text: z.string() }).nullable(),
  handler: text,
  contactName: text,
  contactEmail: text,
  contactPhone: text,
  language: personFields.language,
  enteredAt: moment,
  leftAt: moment.nullable(),
  leftReason: text,
  money: z.strictObject({
    product: z.strictObject(descriptions).nullable(),
    /** how it is paid; null: nothing is asked for */
    method: z.enum(PAYMENT_METHODS).nullable(),
    /** how to pay what is due by bank transfer; null: nothing is due, or not that way */
    bill: bill.nullable(),
    ...moneySums,
    payments: z.array(paymentRow),
    refunds: z.array(refundRow),
    /** what the entrant asked back on cancelling; null: nothing */
    claim: refundClaim.nullable(),
  }),
  /** why each is not possible now; null: it is */
  refusals: z.strictObject({
    pay: refusal,
    transfer: refusal,
    change: refusal,
    changeClass: refusal,
    cancel: refusal,
  } satisfies Record<(typeof ENTRANT_ACTIONS)[number], z.ZodType>),
  /** until the end of that day what was paid comes back by itself when one cancels */
  refundedUntil: day.nullable(),
  /** what comes back by itself when one cancels now, and what may be asked back besides by each ground */
  ifCancelled: z.strictObject({
    backCents: cents,
    grounds: z.array(
      z.strictObject({ ground: z.enum(CLAIMED_GROUNDS), backCents: cents, needsCertificate: z.boolean() }),
    ),
  }),
})
export type OwnEntry = z.infer<typeof ownEntry>

const OF_AN_ENTRY: Refusals = { 403: ['FORBIDDEN'], 404: ['ENTRY_NOT_FOUND'] }
const OF_AN_ACTION: Refusals = {
  422: ['ENTRY_LEFT', 'ENTRY_HAS_RESULT', 'TRIAL_IS_CANCELLED', 'TRIAL_HAS_BEGUN'],
}

/** Of a class and its fee. */
const OF_A_FEE: Refusals = {
  409: ['FEE_CHANGED'],
  422: ['CLASS_NOT_OFFERED', 'RULEBOOK_MISSING', 'PRODUCT_NOT_OFFERED', 'MEMBERS_ONLY', ...INELIGIBILITIES],
}

export const entryForm = call(at.entryForm, {
  summary: 'What is needed to enter a dog oneself: the trial, its fees, and of who has signed in the contact',
  noStore: true,
  params: trialParams,
  refusals: OF_A_TRIAL,
  answer: entryFormAnswer,
})

/** A fee, and what it was said to cost: where it costs something else by now, it is shown anew first. Left out: it was not shown. */
const seenFee = { feeCents: cents.optional() }

/** What is written to enter a dog. */
const ownEntryFields = {
  regnr: regnrInput,
  /** the dog is not in the register: its own data */
  unregistered: unregisteredInput.optional(),
  class: trialClass,
  productId: id,
  ...seenFee,
  method: z.enum(PAYMENT_METHODS),
  contactEmail: emailInput,
  ...entrantFields,
  terms: z.literal(true, 'TERMS_NOT_ACCEPTED'),
}
/**
 * The browser that enters may open the entry from then on. The same `key` again answers with the same entry. Who has not signed in needs a solved
 * challenge, and has at most three unpaid places of a trial at a time.
 */
export const enterOwnDog = call(at.enterOwnDog, {
  summary: 'Enter a dog in a trial oneself: a place that is kept until it is paid, or the end of the queue',
  captcha: 'visitors',
  cost: 2,
  params: idParams,
  refusals: allOf(OF_A_TRIAL, OF_ITS_STATE, OF_A_DOG, OF_A_FEE, {
    403: ['FORBIDDEN'],
    409: ['ENTRY_EXISTS'],
    422: [
      'CAPTCHA_INVALID',
      'REGISTRATION_NOT_OPEN',
      'ENTRY_ENDED',
      'PAYING_NOT_POSSIBLE',
      ...METHOD_REFUSALS,
      'TOO_MANY_HOLDS',
      'TOO_MANY_WAITING',
    ],
  }),
  body: z.object({ key: uuidInput, ...ownEntryFields }),
  answer: ownEntry,
})
export const ownEntries = call(at.ownEntries, {
  summary: 'Dogs that the account has entered, those of coming trials first',
  access: 'signedIn',
  answer: z.strictObject({
    entries: z.array(
      ownEntry.pick({
        id: true,
        trial: true,
        dog: true,
        class: true,
        state: true,
        heldUntil: true,
        queueNumber: true,
      }),
    ),
  }),
})
export type OwnEntries = z.infer<typeof ownEntries.answer>
/** Of the account that entered, and of browsers that did so or have exchanged the link of a mail. */
export const getOwnEntry = call(at.getOwnEntry, {
  summary: 'An entry as its entrant sees it',
  noStore: true,
  params: idParams,
  refusals: OF_AN_ENTRY,
  answer: ownEntry,
})
export const openOwnEntry = call(at.openOwnEntry, {
  summary: 'Exchange the secret of a mail’s link for a cookie that opens the entry',
  params: idParams,
  body: z.object({ secret: boundedText(43).length(43) }),
  refusals: { 404: ['ENTRY_NOT_FOUND'], 422: ['LINK_INVALID'] },
  answer: ownEntry,
})
/** The browser goes to `href`; what came of it is told by the entry alone. */
export const payOwnEntry = call(at.payOwnEntry, {
  summary: 'Begin to pay for an entry',
  cost: 2,
  params: idParams,
  refusals: allOf(OF_AN_ENTRY, {
    422: [
      'ENTRY_LEFT',
      'ENTRY_IS_QUEUED',
      'ENTRY_IS_UNDRAWN',
      'TRIAL_IS_CANCELLED',
      'TRIAL_HAS_BEGUN',
      'NOTHING_TO_PAY',
      'CARD_NOT_POSSIBLE',
    ],
    429: ['TOO_MANY_PAYMENTS'],
    503: ['PAYMENT_SERVICE_FAILED'],
  }),
  answer: z.strictObject({ href: z.string() }),
})
/** Its place is then kept for three days on which banks work; an entry whose place is kept for a transfer already gets no more time. */
export const payByTransfer = call(at.payByTransfer, {
  summary: 'Pay for an entry by bank transfer',
  params: idParams,
  body: z.object({ version: count }),
  refusals: allOf(OF_AN_ENTRY, {
    422: [
      'ENTRY_LEFT',
      'ENTRY_IS_QUEUED',
      'ENTRY_IS_UNDRAWN',
      'TRIAL_IS_CANCELLED',
      'TRIAL_HAS_BEGUN',
      'NOTHING_TO_PAY',
      'TRANSFER_NOT_POSSIBLE',
      'TRANSFER_TOO_LATE',
    ],
  }),
  answer: ownEntry,
})
export const changeOwnEntry = call(at.changeOwnEntry, {
  summary: 'Change handler and contact of one’s entry',
  params: idParams,
  body: z.object({ version: count, ...entrantFields }),
  refusals: allOf(OF_AN_ENTRY, OF_AN_ACTION),
  answer: ownEntry,
})
/**
 * Asks CLASS_CHANGE_QUEUES where the dog would lose its place, or its position in the queue. `productId`: null where the entry has no fee. What was
 * paid beyond the new fee comes back; what the new class costs more is due.
 */
export const changeOwnClass = call(at.changeOwnClass, {
  summary: 'Change the class of one’s entry while registration is open',
  params: idParams,
  body: z.object({
    version: count,
    class: trialClass,
    productId: id.nullable(),
    ...seenFee,
    confirmed: confirmedInput,
  }),
  refusals: allOf(OF_AN_ENTRY, OF_AN_ACTION, OF_A_FEE, {
    409: ['CLASS_CHANGE_QUEUES'],
    422: ['ENTRY_ENDED', 'CLASS_UNCHANGED'],
  }),
  answer: ownEntry,
})
export const cancelOwnEntry = call(at.cancelOwnEntry, {
  summary: 'Cancel one’s entry; until the end of registration what was paid is paid back',
  params: idParams,
  body: z.object({
    version: count,
    reason: cancelReason,
    /** by which money is asked back that does not come back by itself */
    ground: z.enum(CLAIMED_GROUNDS).default('other'),
  }),
  refusals: allOf(OF_AN_ENTRY, OF_AN_ACTION),
  answer: ownEntry,
})
/** A PDF, JPEG or PNG (docs/rules/screens.md#limits-of-files); a picture is drawn anew. It is kept until the claim is decided. */
export const attachCertificate = call(at.attachCertificate, {
  summary: 'Attach a certificate to what one asks back, in place of the one before',
  params: idParams,
  file: {
    mediaTypes: ['application/pdf', 'image/jpeg', 'image/png'],
    limit: 'attachment',
    tooLarge: 'CERTIFICATE_TOO_LARGE',
    wrongType: 'CERTIFICATE_NOT_READABLE',
  },
  cost: 10,
  refusals: allOf(OF_AN_ENTRY, { 422: ['CLAIM_IS_DECIDED'] }),
  answer: ownEntry,
})
export const ownCertificate = call(at.ownCertificate, {
  summary: 'The certificate that one has attached',
  noStore: true,
  params: idParams,
  refusals: allOf(OF_AN_ENTRY, { 404: ['CERTIFICATE_NOT_FOUND'] }),
  answer: fileContent,
  produces: 'application/octet-stream',
})
