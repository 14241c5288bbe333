import type * as z from 'zod'
import type { receiveTransfer, undoTransfer } from '#contract/payments.ts'
import { transferUntil } from '#domain/entries/holds.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { whyStays } from '#domain/payments/moving.ts'
import { dueCents } from '#domain/payments/standing.ts'
import { holdForTransfer, lastOffer } from '../entries/holds.service.ts'
import { findEntry } from '../entries/lists.service.ts'
import { moneyFacts } from '../entries/lists.ts'
import { mailEntrant } from '../entries/ownMails.service.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { carryOut } from './applying.service.ts'
import { type EntryOfTrial, lockEntryOfTrial } from './entryMoney.service.ts'
import { movableOf } from './moving.service.ts'
import { entryOfPayment, insertTransfer, paymentsOfEntry } from './payments.store.ts'
import type { Payment } from './payments.types.ts'
import { insertMistake, refundsOfEntry } from './refunds.store.ts'
import { hasRefund, isByHand, nameByHand } from './transfers.ts'

type Body<C extends { readonly body?: z.ZodType }> = z.output<NonNullable<C['body']>>

/** Money that has come to the organiser's bank account. */
interface Transfer {
  readonly amountCents: number
  /** the bank's name of it, or one of our own where a person has seen it; the same is recorded once */
  readonly transactionId: string
  /** ISO day on which the bank booked it */
  readonly bookedOn: string
}

/**
 * Records a bank transfer for an entry of a locked trial, as it came: the sum may be less or more than is due. What it means follows at once, also
 * for an entry that has expired or been cancelled.
 * @returns false: it had been recorded, and nothing changes
 */
export async function recordTransfer(
  act: Act,
  { entry, trial }: EntryOfTrial,
  transfer: Transfer,
): Promise<boolean> {
  const stamp = crypto.randomUUID()
  const id = await insertTransfer(act.db, { ...transfer, entryId: entry.id, stamp }, act.at)
  if (id === undefined) return false
  await carryOut(act, trial, id)
  return true
}

/**
 * Marks by hand that a bank transfer has come. The same key again changes nothing.
 * @throws AppError 409 CHANGED_MEANWHILE where something else is due by now, 422 BOOKED_IN_FUTURE
 */
export async function markReceived(
  act: Act,
  owned: EntryOfTrial,
  { key, dueCents: seen, note, ...transfer }: Body<typeof receiveTransfer>,
): Promise<void> {
  if (transfer.bookedOn > act.today)
    throw new AppError('refused', 'BOOKED_IN_FUTURE', { bookedOn: 'BOOKED_IN_FUTURE' })
  const { entry, trial } = owned
  const transactionId = nameByHand(key)
  const payments = await paymentsOfEntry(act.db, entry.id)
  if (payments.some((payment) => payment.transactionId === transactionId)) return
  if (dueCents(moneyFacts(entry, trial)) !== seen) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  // Where it has been moved to another entry meanwhile, it is recorded.
  if (!(await recordTransfer(act, owned, { ...transfer, transactionId }))) return
  await act.log(['entry', entry.id], 'TRANSFER_MARKED', null, { ...transfer, note })
}

/**
 * Takes back that a person has marked a transfer as received which has not come. The payment stays, with a refund beside it that says that nothing
 * has gone back; the place is kept for the transfer once more.
 * @throws AppError 404 PAYMENT_NOT_FOUND, 422 TRANSFER_NOT_BY_HAND, TRANSFER_HAS_REFUND
 */
export async function undoReceived(
  act: Act,
  owned: EntryOfTrial,
  { paymentId, reason }: Body<typeof undoTransfer>,
): Promise<void> {
  const { entry } = owned
  const payment = (await paymentsOfEntry(act.db, entry.id)).find(({ id }) => id === paymentId)
  if (!payment) throw new AppError('notFound', 'PAYMENT_NOT_FOUND')
  if (!isByHand(payment) || payment.statementId !== null)
    throw new AppError('refused', 'TRANSFER_NOT_BY_HAND')
  if (hasRefund(payment, await refundsOfEntry(act.db, entry.id)))
    throw new AppError('refused', 'TRANSFER_HAS_REFUND')
  await recordMistake(act, owned, payment, reason)
}

/**
 * Takes back that a person has given a transfer to an entry whose money it is not, whichever entry of a trial it is with now.
 * @throws AppError 409 CHANGED_MEANWHILE where it has just been moved, 422 one of `STAYS`
 */
export async function takeBackTransfer(act: Act, paymentId: number, reason: string): Promise<void> {
  const owned = await lockEntryOfTrial(act, await entryOfPayment(act.db, paymentId))
  const { entry, trial } = owned
  const payment = (await paymentsOfEntry(act.db, entry.id)).find(({ id }) => id === paymentId)
  if (!payment) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const refunds = await refundsOfEntry(act.db, entry.id)
  const stays = whyStays(movableOf(payment, refunds), moneyFacts(entry, trial))
  if (stays) throw new AppError('refused', stays)
  await recordMistake(act, owned, payment, reason)
}

/** Keeps that a payment counts for nothing, and asks the entrant anew for what is due. */
async function recordMistake(
  act: Act,
  { entry, trial }: EntryOfTrial,
  { id: paymentId, amountCents }: Payment,
  reason: string,
): Promise<void> {
  await insertMistake(
    act.db,
    { paymentId, stamp: crypto.randomUUID(), amountCents, reason, byTransfer: false, by: act.by },
    act.at,
  )
  await act.log(['entry', entry.id], 'TRANSFER_UNDONE', null, { amountCents, reason })
  const left = await findEntry(act, trial, entry.id)
  if (left.withdrawnAt !== null || dueCents(moneyFacts(left, trial)) <= 0) return
  // Where no day is left on which a transfer could come, one pays by card or on the spot.
  const until = transferUntil(act.today, trial.heldOn!) ?? lastOffer(trial)
  if (left.list === 'place' && until > act.at) await holdForTransfer(act, left, until)
  await mailEntrant(act, trial, left, {
    thing: `payment:${paymentId}`,
    kind: 'transferUndone',
    values: { amount: formatEuros(amountCents, left.language) },
    mustArrive: true,
  })
}
