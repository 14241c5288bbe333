import { trialIdOf } from '../entries/lists.service.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { findTrial } from '../trials/trials.service.ts'
import { tellRefund } from './refunding.service.ts'
import { type ChangedTransfer, stepTransfers } from './refunds.store.ts'

/*
 * Refunds that go back by bank transfer: decided, put into a payment list, and done when the bank has paid it. Source:
 * docs/rules/entries.md#refunds-by-transfer.
 */

/** Puts all of some refunds into a payment list. @throws AppError 409 CHANGED_MEANWHILE where one is no longer to be sent */
export async function putIntoList(act: Act, ids: readonly number[], listId: number): Promise<void> {
  const { at } = act
  const changed = await stepTransfers(act.db, ids, { state: 'sending', listId, at })
  await logAll(act, 'REFUND_LISTED', changed, ids, { list: listId })
}

/** Takes refunds out of a list that the bank has not got. @throws AppError 409 CHANGED_MEANWHILE */
export async function takeOutOfList(act: Act, ids: readonly number[], listId: number): Promise<void> {
  const { at } = act
  const changed = await stepTransfers(act.db, ids, { state: 'intended', listId: null, of: listId, at })
  await logAll(act, 'REFUND_UNLISTED', changed, ids, { list: listId })
}

/** The bank has paid refunds of a list, by the word of a person. @throws AppError 409 CHANGED_MEANWHILE */
export async function markTransferred(act: Act, ids: readonly number[], listId: number): Promise<void> {
  const { at } = act
  const changed = await stepTransfers(act.db, ids, { state: 'done', of: listId, at })
  await logAll(act, 'REFUND_SETTLED', changed, ids, { state: 'done' })
  await tellAll(act, changed)
}

/** The bank has paid a refund, by its own statement. @returns whether it was still to be paid */
export async function settleTransfer(act: Act, id: number): Promise<boolean> {
  const changed = await stepTransfers(act.db, [id], { state: 'done', at: act.at })
  if (changed.length === 0) return false
  await logAll(act, 'REFUND_SETTLED', changed, [id], { state: 'done' })
  await tellAll(act, changed)
  return true
}

/** A refund will not be sent, so that its money is owed to the entrant again. @throws AppError 409 CHANGED_MEANWHILE */
export async function giveUpTransfer(act: Act, id: number, reason: string): Promise<void> {
  const changed = await stepTransfers(act.db, [id], { state: 'failed', at: act.at })
  await logAll(act, 'REFUND_SETTLED', changed, [id], { state: 'failed', reason })
}

async function logAll(
  act: Act,
  code: 'REFUND_LISTED' | 'REFUND_UNLISTED' | 'REFUND_SETTLED',
  changed: readonly ChangedTransfer[],
  ids: readonly number[],
  fields: Readonly<Record<string, string | number>>,
): Promise<void> {
  if (changed.length !== new Set(ids).size) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  for (const { entryId, amountCents } of changed)
    await act.log(['entry', entryId], code, null, { amountCents, ...fields })
}

async function tellAll(act: Act, changed: readonly ChangedTransfer[]): Promise<void> {
  for (const refund of changed)
    await tellRefund(
      act,
      await findTrial(act, await trialIdOf(act, refund.entryId)),
      refund,
      'refundTransferred',
    )
}
