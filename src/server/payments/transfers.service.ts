import type * as z from 'zod'
import type { receiveTransfer, undoTransfer } from '#contract/payments.ts'
import { transferUntil } from '#domain/entries/holds.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { dueCents } from '#domain/payments/standing.ts'
import type { ListedEntry } from '../entries/entries.types.ts'
import { holdForTransfer, keepCents, lastOffer } from '../entries/holds.service.ts'
import { findEntry } from '../entries/lists.service.ts'
import { moneyFacts } from '../entries/lists.ts'
import { mailEntrant } from '../entries/ownMails.service.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import type { Trial } from '../trials/trials.types.ts'
import { carryOut } from './applying.service.ts'
import { type EntryOfTrial, lockEntryOfTrial } from './entryMoney.service.ts'
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
  const left = await recordMistake(act, owned, payment, reason)
  if (left.withdrawnAt !== null || dueCents(moneyFacts(left, owned.trial)) <= 0) return
  await askAgain(act, owned.trial, left)
  await tellMistake(act, owned.trial, left, payment, 'transferUndone')
}

/**
 * Takes back that a person has given a transfer to an entry whose money it is not. Source: docs/rules/entries.md#statements.
 * @param seenId the entry that it was seen with
 * @throws AppError 409 CHANGED_MEANWHILE where it is with another by now, 422 PAYMENT_HAS_REFUND
 */
export async function takeBackTransfer(
  act: Act,
  {
    paymentId,
    seenId,
    reason,
  }: { readonly paymentId: number; readonly seenId: number; readonly reason: string },
): Promise<void> {
  if ((await entryOfPayment(act.db, paymentId)) !== seenId)
    throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const owned = await lockEntryOfTrial(act, seenId)
  const { entry, trial } = owned
  const payment = (await paymentsOfEntry(act.db, entry.id)).find(({ id }) => id === paymentId)
  if (!payment) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  if (hasRefund(payment, await refundsOfEntry(act.db, entry.id)))
    throw new AppError('refused', 'PAYMENT_HAS_REFUND')
  const left = await recordMistake(act, owned, payment, reason)
  if (left.withdrawnAt === null && dueCents(moneyFacts(left, trial)) > 0) await askAgain(act, trial, left)
  await tellMistake(act, trial, left, payment, 'paymentTakenBack')
}

/** Keeps that a payment counts for nothing; of a dog that has left no more is kept than came otherwise. @returns the entry as it is then */
async function recordMistake(
  act: Act,
  { entry, trial }: EntryOfTrial,
  { id: paymentId, amountCents }: Payment,
  reason: string,
): Promise<ListedEntry> {
  await insertMistake(
    act.db,
    { paymentId, stamp: crypto.randomUUID(), amountCents, reason, byTransfer: false, by: act.by },
    act.at,
  )
  await act.log(['entry', entry.id], 'TRANSFER_UNDONE', null, { amountCents, reason })
  const left = await findEntry(act, trial, entry.id)
  const stays = Math.max(left.paidCents - left.refundedCents, 0)
  if (left.keptCents <= stays) return left
  await keepCents(act, left, stays)
  return findEntry(act, trial, entry.id)
}

/** Keeps a place for a transfer once more. Where no day is left on which one could come, one pays by card or on the spot. */
async function askAgain(act: Act, trial: Trial, entry: ListedEntry): Promise<void> {
  const until = transferUntil(act.today, trial.heldOn!) ?? lastOffer(trial)
  if (entry.list === 'place' && until > act.at) await holdForTransfer(act, entry, until)
}

/** Tells the entrant of a payment that counts no more. */
async function tellMistake(
  act: Act,
  trial: Trial,
  entry: ListedEntry,
  { id, amountCents }: Payment,
  kind: 'transferUndone' | 'paymentTakenBack',
): Promise<void> {
  await mailEntrant(act, trial, entry, {
    thing: `payment:${id}`,
    kind,
    values: { amount: formatEuros(amountCents, entry.language) },
    mustArrive: true,
  })
}
