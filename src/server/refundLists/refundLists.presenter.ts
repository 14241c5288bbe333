import type { OwnRefundAccount, RefundTransfers } from '#contract/refundLists.ts'
import type { RefundAccount } from './refundAccounts.service.ts'
import type { FoundTransfers } from './refundLists.service.ts'
import type { OpenRefund, RefundList } from './refundLists.types.ts'

export const presentTransfers = ({ clubs, refunds, lists }: FoundTransfers): RefundTransfers => ({
  clubs: clubs.map(({ id, name, account }) => ({ id, name, hasAccount: account !== null })),
  refunds: refunds.map(presentRefund),
  lists: lists.map(presentList),
})

const presentRefund = (refund: OpenRefund) => ({
  id: refund.id,
  entryId: refund.entryId,
  clubId: refund.clubId,
  amountCents: refund.amountCents,
  reason: refund.reason,
  decidedAt: refund.createdAt.toISOString(),
  dog: { regnr: refund.dog.regnr, name: refund.dog.name },
  trial: { id: refund.trial.id, date: refund.trial.heldOn, place: refund.trial.place },
  contactName: refund.contactName,
  asked: refund.contactEmail !== null,
  account: refund.account && { iban: refund.account.iban, holder: refund.account.holder },
  listId: refund.listId,
})

const presentList = (list: RefundList) => ({
  id: list.id,
  club: { id: list.club.id, name: list.club.name },
  iban: list.iban,
  madeAt: list.madeAt.toISOString(),
  by: list.by && { id: list.by.id, username: list.by.username },
  count: list.count,
  open: list.open,
  sumCents: list.sumCents,
})

/** As its entrant sees it: enough of the number to know it by. */
export const presentOwnAccount = ({ waitingCents, account, inList }: RefundAccount): OwnRefundAccount => ({
  waitingCents,
  account: account && {
    masked: `${account.iban.slice(0, 4)} … ${account.iban.slice(-4)}`,
    holder: account.holder,
  },
  inList,
})
