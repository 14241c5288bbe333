import { findMoneyClub, ownClubs } from '../bankAccounts/bankAccounts.service.ts'
import type { MoneyClub } from '../bankAccounts/bankAccounts.types.ts'
import {
  giveUpTransfer,
  markTransferred,
  putIntoList,
  takeOutOfList,
} from '../payments/refundTransfers.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import {
  insertList,
  listsOfClubs,
  lockWaiting,
  openRefund,
  openRefundsOf,
  openRefundsOfList,
  refundList,
} from './refundLists.store.ts'
import type { OpenRefund, RefundList } from './refundLists.types.ts'

/** Lists that the history tells. */
const MOST_TOLD = 50

/** The refunds by transfer of the reader's clubs that have not gone, and the payment lists so far. */
export async function findTransfers(reader: Reader) {
  const { db, viewer } = reader
  const clubs = await ownClubs(reader)
  const lists = await listsOfClubs(
    db,
    clubs.map(({ id }) => id),
    MOST_TOLD,
  )
  return { clubs, refunds: await openRefundsOf(db, viewer), lists }
}
export type FoundTransfers = Awaited<ReturnType<typeof findTransfers>>

/**
 * Makes a payment list of refunds of a club that wait: none of them can be in two.
 * @returns id of the list
 * @throws AppError 409 CHANGED_MEANWHILE, 422 CLUB_WITHOUT_ACCOUNT, REFUND_ACCOUNT_MISSING
 */
export async function makeList(
  act: Act,
  { id: clubId, account }: MoneyClub,
  ids: readonly number[],
): Promise<number> {
  if (!account) throw new AppError('refused', 'CLUB_WITHOUT_ACCOUNT')
  const waiting = await lockWaiting(act.db, ids)
  const isWhole = waiting.length === new Set(ids).size && waiting.every((refund) => refund.clubId === clubId)
  if (!isWhole) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  if (waiting.some((refund) => refund.account === null))
    throw new AppError('refused', 'REFUND_ACCOUNT_MISSING')
  const listId = await insertList(act.db, { clubId, ...account, by: act.by }, act.at)
  await putIntoList(act, ids, listId)
  return listId
}

/** A list with its club. @throws AppError 404 REFUND_LIST_NOT_FOUND */
export async function findList(reader: Reader, id: number): Promise<{ list: RefundList; club: MoneyClub }> {
  const list = await refundList(reader.db, id)
  if (!list) throw new AppError('notFound', 'REFUND_LIST_NOT_FOUND')
  return { list, club: await findMoneyClub(reader, list.club.id) }
}

/**
 * What a bank is to pay by a list that has not been settled. The same as long as it is not: accounts of what stands in it do not change.
 * @throws AppError 422 REFUND_LIST_SETTLED, REFUND_ACCOUNT_MISSING where somebody has been erased meanwhile
 */
export async function transfersOf({ db }: Reader, list: RefundList): Promise<OpenRefund[]> {
  const refunds = await openRefundsOfList(db, list.id)
  if (refunds.length === 0) throw new AppError('refused', 'REFUND_LIST_SETTLED')
  if (refunds.some(({ account }) => account === null)) throw new AppError('refused', 'REFUND_ACCOUNT_MISSING')
  return refunds
}

/** Says what became of refunds of a list: the bank has paid them, or has not got them. @throws AppError 409 CHANGED_MEANWHILE */
export function markList(
  act: Act,
  { id }: RefundList,
  { paid, refundIds }: { readonly paid: boolean; readonly refundIds: readonly number[] },
): Promise<void> {
  return paid ? markTransferred(act, refundIds, id) : takeOutOfList(act, refundIds, id)
}

/** A refund that has not gone, with its club. @throws AppError 404 REFUND_NOT_FOUND */
export async function findOpenRefund(
  reader: Reader,
  id: number,
): Promise<{ refund: OpenRefund; club: MoneyClub }> {
  const refund = await openRefund(reader.db, id)
  if (!refund) throw new AppError('notFound', 'REFUND_NOT_FOUND')
  return { refund, club: await findMoneyClub(reader, refund.clubId) }
}

/** Gives up a refund that stands in no list, so that its money is owed again. @throws AppError 409 CHANGED_MEANWHILE */
export const giveUp = (act: Act, { id }: OpenRefund, reason: string): Promise<void> =>
  giveUpTransfer(act, id, reason)
