import * as z from 'zod'
import { namedAccount } from './audit.ts'
import { ibanInput } from './bankAccount.ts'
import { call, fileContent } from './call.ts'
import * as at from './endpoints/refundLists.ts'
import { id, idParams, neededLine } from './inputs.ts'
import { allOf, type Refusals } from './refusals.ts'

const access = 'money.decide'
const count = z.number().int()
/** Integer cents of euro. */
const cents = z.number().int()
const club = z.strictObject({ id, name: z.string() })

/** Where money goes back to. */
const accountFields = { iban: ibanInput, holder: neededLine(70) }
const refundAccount = z.strictObject({ iban: z.string(), holder: z.string() })

const transfer = z.strictObject({
  id,
  entryId: id,
  clubId: id,
  amountCents: cents,
  reason: z.string(),
  decidedAt: z.iso.datetime(),
  dog: z.strictObject({ regnr: z.string(), name: z.string() }),
  trial: z.strictObject({ id, date: z.iso.date().nullable(), place: z.string().nullable() }),
  contactName: z.string().nullable(),
  /** the entrant has an address, so was asked for the account */
  asked: z.boolean(),
  /** null: the entrant has not told */
  account: refundAccount.nullable(),
  /** null: it stands in no payment list */
  listId: id.nullable(),
})
export type RefundTransfer = z.infer<typeof transfer>

const list = z.strictObject({
  id,
  club,
  iban: z.string(),
  madeAt: z.iso.datetime(),
  /** null: has been erased */
  by: namedAccount.nullable(),
  count,
  /** of which nobody has told the end */
  open: count,
  sumCents: cents,
})
export type RefundListRow = z.infer<typeof list>

const overview = z.strictObject({
  clubs: z.array(club.extend({ hasAccount: z.boolean() })),
  /** that have not gone, in the order in which they were decided */
  refunds: z.array(transfer),
  /** those of which nobody has told the end first, then the newest, at most 50 in all */
  lists: z.array(list),
})
export type RefundTransfers = z.infer<typeof overview>

const ids = z.array(id).max(500).min(1)
const OF_A_LIST: Refusals = { 404: ['REFUND_LIST_NOT_FOUND'] }
const OF_A_FILE: Refusals = allOf(OF_A_LIST, { 422: ['REFUND_LIST_SETTLED', 'REFUND_ACCOUNT_MISSING'] })

/** Of the reader's own clubs; of SYSADMIN all. */
export const refundTransfers = call(at.refundTransfers, {
  summary: 'Refunds that go back by bank transfer and have not gone, and the payment lists',
  access,
  cost: 3,
  answer: overview,
})
/** Refunds that stand in a list are in no other. */
export const makeRefundList = call(at.makeRefundList, {
  summary: 'Make a payment list of refunds of one club',
  access,
  body: z.object({ clubId: id, refundIds: ids }),
  refusals: { 404: ['CLUB_NOT_FOUND'], 422: ['CLUB_WITHOUT_ACCOUNT', 'REFUND_ACCOUNT_MISSING'] },
  answer: overview.extend({ listId: id }),
})
export const refundListXml = call(at.refundListXml, {
  summary: 'A payment list as a bank takes it: pain.001.001.09',
  access,
  params: idParams,
  refusals: OF_A_FILE,
  answer: fileContent,
  produces: 'application/xml; charset=utf-8',
})
export const refundListCsv = call(at.refundListCsv, {
  summary: 'A payment list for a spreadsheet',
  access,
  params: idParams,
  refusals: OF_A_FILE,
  answer: fileContent,
  produces: 'text/csv; charset=utf-8',
})
/** `paid` false: the bank has not got them, and they can stand in another list. */
export const markRefundList = call(at.markRefundList, {
  summary: 'Say what became of refunds of a payment list',
  access,
  params: idParams,
  body: z.object({ paid: z.boolean(), refundIds: ids }),
  refusals: OF_A_LIST,
  answer: overview,
})
export const giveUpRefund = call(at.giveUpRefund, {
  summary: 'Give up a refund that stands in no payment list; its money is owed again',
  access,
  params: idParams,
  body: z.object({ reason: neededLine(500) }),
  refusals: { 404: ['REFUND_NOT_FOUND'] },
  answer: overview,
})
const OF_AN_ACCOUNT: Refusals = {
  404: ['ENTRY_NOT_FOUND'],
  422: ['NO_REFUND_BY_TRANSFER', 'REFUND_IN_LIST'],
}
export const putRefundAccount = call(at.putRefundAccount, {
  summary: 'Say for an entrant where money goes back to',
  access,
  params: idParams,
  body: z.object(accountFields),
  refusals: OF_AN_ACCOUNT,
  answer: overview,
})
const ownAccount = z.strictObject({
  /** that goes back by transfer and has not gone */
  waitingCents: cents,
  /** null: not told; the number has its middle hidden */
  account: z.strictObject({ masked: z.string(), holder: z.string() }).nullable(),
  /** it stands in a payment list, so that the account stays as it is */
  inList: z.boolean(),
})
export type OwnRefundAccount = z.infer<typeof ownAccount>
/** Of the account that entered, and of browsers that did so or have exchanged the link of a mail. */
export const ownRefundAccount = call(at.ownRefundAccount, {
  summary: 'Where the money of one’s entry goes back to',
  noStore: true,
  params: idParams,
  refusals: { 403: ['FORBIDDEN'], 404: ['ENTRY_NOT_FOUND'] },
  answer: ownAccount,
})
export const putOwnRefundAccount = call(at.putOwnRefundAccount, {
  summary: 'Say where the money of one’s entry goes back to',
  params: idParams,
  body: z.object(accountFields),
  refusals: allOf(OF_AN_ACCOUNT, { 403: ['FORBIDDEN'] }),
  answer: ownAccount,
})
