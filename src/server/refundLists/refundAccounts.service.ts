import {
  type EntrantAccount,
  findRefundAccount,
  keepRefundAccount,
} from '../entries/refundAccounts.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { lockRefundsOfEntry, openRefundsOfEntry } from './refundLists.store.ts'

/** Where the money of an entry goes back to, and how much waits for it. */
export interface RefundAccount {
  /** integer cents that go back by transfer and have not gone */
  readonly waitingCents: number
  /** null: not told yet */
  readonly account: EntrantAccount | null
  /** some of it stands in a payment list, so that the account stays as it is */
  readonly inList: boolean
}

export async function readRefundAccount(reader: Reader, entryId: number): Promise<RefundAccount> {
  const open = await openRefundsOfEntry(reader.db, entryId)
  return {
    waitingCents: open.reduce((sum, { amountCents }) => sum + amountCents, 0),
    account: (await findRefundAccount(reader, entryId)) ?? null,
    inList: open.some(({ listId }) => listId !== null),
  }
}

/**
 * Keeps the account that money of an entry of a locked trial goes back to.
 * @throws AppError 422 NO_REFUND_BY_TRANSFER, REFUND_IN_LIST
 */
export async function giveRefundAccount(act: Act, entryId: number, account: EntrantAccount): Promise<void> {
  await lockRefundsOfEntry(act.db, entryId)
  const { waitingCents, inList } = await readRefundAccount(act, entryId)
  if (waitingCents === 0) throw new AppError('refused', 'NO_REFUND_BY_TRANSFER')
  if (inList) throw new AppError('refused', 'REFUND_IN_LIST')
  await keepRefundAccount(act, entryId, account)
}
