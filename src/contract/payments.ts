import * as z from 'zod'
import { PAYMENT_METHODS } from '#domain/payments/methods.ts'
import { NOT_TAKEN, STAYS } from '#domain/payments/moving.ts'
import { REFUND_GROUNDS } from '#domain/payments/refundRule.ts'
import { STANDINGS } from '#domain/payments/standing.ts'
import { PAYMENT_STATES, REFUND_STATES } from '#domain/payments/states.ts'
import { call, fileContent } from './call.ts'
import { contestRow } from './contestFields.ts'
import * as at from './endpoints/payments.ts'
import {
  addressId,
  boundedText,
  confirmedInput,
  dayInput,
  filterText,
  id,
  idParams,
  lineInput,
  neededLine,
  uuidInput,
} from './inputs.ts'
import { payableEntry, paymentMove } from './paymentMoveFields.ts'
import { allOf, type Refusals } from './refusals.ts'

const moment = z.iso.datetime()
/** Integer cents of euro. */
const cents = z.number().int()

/** What an entrant and the organiser owe each other. */
export const moneySums = {
  /** null: nothing is asked for */
  feeCents: cents.nullable(),
  paidCents: cents,
  /** what has gone back or may have, so that it cannot go back twice */
  refundedCents: cents,
  /** what is still to be paid; negative: what is owed to the entrant */
  dueCents: cents,
  standing: z.enum(STANDINGS),
}
export const paymentRow = z.strictObject({
  id,
  method: z.enum(PAYMENT_METHODS),
  amountCents: cents,
  state: z.enum(PAYMENT_STATES),
  createdAt: moment,
  confirmedAt: moment.nullable(),
  /** of a bank transfer: the day on which the bank booked it */
  bookedOn: z.iso.date().nullable(),
})
export const refundRow = z.strictObject({
  id,
  /** of which payment */
  paymentId: id,
  method: z.enum(PAYMENT_METHODS),
  amountCents: cents,
  state: z.enum(REFUND_STATES),
  /** nothing went back: the payment had been recorded by mistake */
  mistake: z.boolean(),
  createdAt: moment,
})

/** What an entrant who cancelled after the closing asks back. */
export const refundClaim = z.strictObject({
  id,
  version: z.number().int(),
  ground: z.enum(REFUND_GROUNDS),
  madeAt: moment,
  /** what comes back where it is accepted */
  amountCents: cents,
  needsCertificate: z.boolean(),
  /** one is attached; it goes when the claim is decided */
  hasCertificate: z.boolean(),
  /** `open`: the organiser decides; `void`: it is of no account any more, since the dog came back or the trial was cancelled */
  state: z.enum(['open', 'accepted', 'declined', 'void']),
  reason: z.string().nullable(),
  decidedAt: moment.nullable(),
})

export const entryMoneyAnswer = z.strictObject({
  ...moneySums,
  /** of what was paid, what stays with the organiser although the dog is gone */
  keptCents: cents,
  /** how the entrant pays; null: nothing is asked for */
  method: z.enum(PAYMENT_METHODS).nullable(),
  /** with which a bank transfer for it comes */
  reference: z.string().nullable(),
  payments: z.array(
    paymentRow.extend({
      transactionId: z.string().nullable().describe('the provider’s name of it, or the bank’s'),
      byHand: z.boolean().describe('a person has marked it as received'),
      mayUndo: z.boolean().describe('that can be taken back'),
      voucher: z
        .strictObject({ payer: z.string(), keptUntil: z.iso.date() })
        .nullable()
        .describe('who paid, where the contacts of the entry are gone; kept for the bookkeeping alone'),
      moves: z.number().int().describe('how often it was moved to another entry'),
      statementId: id.nullable().describe('the imported statement of the bank that tells it'),
      mayMove: z.boolean().describe('it can be moved to another entry that owes'),
    }),
  ),
  refunds: z.array(refundRow.extend({ reason: z.string() })),
  /** payments that were moved here or away, in their order */
  moves: z.array(paymentMove),
  /** the latest first */
  claims: z.array(refundClaim),
  /** what the dog's owner has against the entry; null: nothing */
  contest: contestRow.nullable(),
})
export type EntryMoney = z.infer<typeof entryMoneyAnswer>

const manage = 'money.decide'
const reason = neededLine(500)
/** Of one transfer; a longer number is a slip of the keyboard. */
const MOST_CENTS = 100_000_00
/** The sum as whoever decides has seen it: another is a 409, so that nothing is decided twice. */
const seen = cents.min(0)
/** FORBIDDEN: of another club's trial. */
const OF_AN_ENTRY: Refusals = { 404: ['ENTRY_NOT_FOUND'] }

export const entryMoney = call(at.entryMoney, {
  summary: 'Payments and refunds of an entry',
  access: manage,
  params: idParams,
  refusals: OF_AN_ENTRY,
  answer: entryMoneyAnswer,
})
/** Never more than was paid and has not gone back. It is sent to the provider soon after. */
export const refundEntry = call(at.refundEntry, {
  summary: 'Give back a part or all of what was paid for an entry',
  access: manage,
  params: idParams,
  body: z.object({
    amountCents: cents.min(1),
    refundedCents: seen,
    reason,
    /** also what was paid by card; what came by bank transfer goes back so in any case */
    byTransfer: z.boolean().default(false),
  }),
  refusals: allOf(OF_AN_ENTRY, { 422: ['MORE_THAN_PAID'] }),
  answer: entryMoneyAnswer,
})
/** Of a dog that has left, what is owed to its entrant stays with the organiser. */
export const keepMoney = call(at.keepMoney, {
  summary: 'Keep what was paid for a dog that has left',
  access: manage,
  params: idParams,
  body: z.object({ owedCents: seen, reason }),
  refusals: allOf(OF_AN_ENTRY, { 422: ['NOTHING_TO_KEEP'] }),
  answer: entryMoneyAnswer,
})
/** The fee becomes what was paid of it, so that the place is kept for good; of a fee of which nothing was paid there is no rest. */
export const forgiveRest = call(at.forgiveRest, {
  summary: 'Ask no more for what of a fee is missing',
  access: manage,
  params: idParams,
  body: z.object({ dueCents: seen, reason }),
  refusals: allOf(OF_AN_ENTRY, { 422: ['NOTHING_TO_FORGIVE'] }),
  answer: entryMoneyAnswer,
})
/** By what the provider's own pages say of it. */
export const settleRefund = call(at.settleRefund, {
  summary: 'Say what became of a refund that the provider did not answer',
  access: manage,
  params: idParams,
  body: z.object({ refundId: id, done: z.boolean(), reason }),
  refusals: allOf(OF_AN_ENTRY, { 404: ['REFUND_NOT_FOUND'], 422: ['REFUND_IS_SETTLED'] }),
  answer: entryMoneyAnswer,
})
/** Entries of the same club that owe something, and the one that the payment came from; the likeliest first. */
export const payableEntries = call(at.payableEntries, {
  summary: 'Entries that a payment of an entry can be moved to',
  access: manage,
  params: idParams,
  query: z.object({ paymentId: addressId, q: filterText }),
  cost: 3,
  refusals: allOf(OF_AN_ENTRY, { 404: ['PAYMENT_NOT_FOUND'] }),
  answer: z.strictObject({
    entries: z.array(payableEntry.extend({ back: z.boolean().describe('the payment came from there') })),
  }),
})
/**
 * The whole payment goes to another entry of the same club that owes, or back to where it came from. `moves` and `dueCents` are as whoever moves it
 * has seen them; the same again changes nothing.
 */
export const movePayment = call(at.movePayment, {
  summary: 'Move a payment of an entry to another entry',
  access: manage,
  params: idParams,
  body: z.object({
    paymentId: id,
    toEntryId: id,
    moves: cents.min(0),
    /** of the other entry */
    dueCents: cents,
    reason,
  }),
  refusals: allOf(OF_AN_ENTRY, { 404: ['PAYMENT_NOT_FOUND'], 422: [...STAYS, ...NOT_TAKEN] }),
  answer: entryMoneyAnswer,
})
/** The sum may be less or more than is due. The same `key` again records nothing again. */
export const receiveTransfer = call(at.receiveTransfer, {
  summary: 'Mark that a bank transfer for an entry has come',
  access: manage,
  params: idParams,
  body: z.object({
    /** made up by the browser */
    key: uuidInput,
    amountCents: cents.min(1).max(MOST_CENTS),
    /** the day on which the bank booked it */
    bookedOn: dayInput(),
    note: lineInput(500).default(''),
    /** what is due as whoever marks it has seen it */
    dueCents: cents,
  }),
  refusals: allOf(OF_AN_ENTRY, { 422: ['BOOKED_IN_FUTURE'] }),
  answer: entryMoneyAnswer,
})
/** The payment stays, with a refund of its own beside it: nothing goes back, and what was due is due again. */
export const undoTransfer = call(at.undoTransfer, {
  summary: 'Take back that a bank transfer was marked which has not come',
  access: manage,
  params: idParams,
  body: z.object({ paymentId: id, reason }),
  refusals: allOf(OF_AN_ENTRY, {
    404: ['PAYMENT_NOT_FOUND'],
    422: ['TRANSFER_NOT_BY_HAND', 'TRANSFER_HAS_REFUND'],
  }),
  answer: entryMoneyAnswer,
})
/** Where it is accepted, its sum goes back; a certificate that is attached goes in any case. Asks CERTIFICATE_MISSING where the rule needs one. */
export const decideClaim = call(at.decideClaim, {
  summary: 'Accept or decline what an entrant asks back who cancelled after the closing',
  access: manage,
  params: idParams,
  body: z
    .object({
      claimId: id,
      version: z.number().int(),
      accepted: z.boolean(),
      reason: boundedText(500),
      confirmed: confirmedInput,
    })
    .refine(({ accepted, reason: why }) => accepted || why.trim() !== '', {
      path: ['reason'],
      error: 'VALUE_REQUIRED',
    }),
  refusals: allOf(OF_AN_ENTRY, {
    404: ['CLAIM_NOT_FOUND'],
    409: ['CERTIFICATE_MISSING'],
    422: ['CLAIM_IS_DECIDED'],
  }),
  answer: entryMoneyAnswer,
})
export const claimCertificate = call(at.claimCertificate, {
  summary: 'The certificate of what an entrant asks back, as long as that is not decided',
  access: manage,
  params: idParams,
  refusals: allOf(OF_AN_ENTRY, { 404: ['CERTIFICATE_NOT_FOUND'] }),
  answer: fileContent,
  produces: 'application/octet-stream',
})
