import type * as z from 'zod'
import type { movePayment } from '#contract/payments.ts'
import { canonicalEmail } from '#domain/accounts/canonical.ts'
import { foldText } from '#domain/foldedText.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { whyNotTaken, whyStays } from '#domain/payments/moving.ts'
import { dueCents } from '#domain/payments/standing.ts'
import type { ListedEntry } from '../entries/entries.types.ts'
import { keepPaidPlace } from '../entries/holds.service.ts'
import { findEntry, trialIdOf } from '../entries/lists.service.ts'
import { moneyFacts } from '../entries/lists.ts'
import { mailEntrant } from '../entries/ownMails.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { likeText } from '../platform/likeText.ts'
import { lockTrial } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import type { EntryOfTrial } from './entryMoney.service.ts'
import { cameFrom, insertMove, payableLike } from './moves.store.ts'
import { giveToEntry, paymentsOfEntry } from './payments.store.ts'
import type { Payable, Payment } from './payments.types.ts'
import { refundsOfEntry } from './refunds.store.ts'

/** Entries that are offered for a payment. */
const MOST_OFFERED = 20

/** The entry whose payment is moved, and the one that gets it. */
export interface TwoEntries extends EntryOfTrial {
  readonly to: EntryOfTrial
}

/** Both entries with their trials locked, the trial with the lower id first, so that two at once never wait for each other. @throws AppError 404 ENTRY_NOT_FOUND */
export async function lockTwo(act: Act, fromId: number, toId: number): Promise<TwoEntries> {
  const trialIds = [await trialIdOf(act, fromId), await trialIdOf(act, toId)] as const
  const trials = new Map<number, Trial>()
  for (const id of [...new Set(trialIds)].toSorted((a, b) => a - b)) trials.set(id, await lockTrial(act, id))
  const [trial, other] = [trials.get(trialIds[0])!, trials.get(trialIds[1])!]
  return {
    trial,
    entry: await findEntry(act, trial, fromId),
    to: { trial: other, entry: await findEntry(act, other, toId) },
  }
}

/** Entries that a payment of an entry can be moved to, the likeliest first. @throws AppError 404 PAYMENT_NOT_FOUND */
export async function payableFor(
  reader: Reader,
  { entry, trial }: EntryOfTrial,
  { paymentId, q }: { readonly paymentId: number; readonly q: string },
): Promise<Payable[]> {
  const payment = paymentOf(await paymentsOfEntry(reader.db, entry.id), paymentId)
  const pattern = likeText(foldText(q))
  return payableLike(reader.db, { clubId: trial.club.id, payment, pattern, most: MOST_OFFERED })
}

function paymentOf(payments: readonly Payment[], paymentId: number): Payment {
  const payment = payments.find(({ id }) => id === paymentId)
  if (!payment) throw new AppError('notFound', 'PAYMENT_NOT_FOUND')
  return payment
}

/**
 * Moves a whole payment to another entry of the same club that owes, or back to where it came from. What it makes whole keeps its place; what it
 * leaves keeps its place too, and shows as unpaid. The same sent again changes nothing. Source: docs/rules/entries.md#moving-money.
 * @throws AppError 404 PAYMENT_NOT_FOUND, 409 CHANGED_MEANWHILE, 422 one of `STAYS` and `NOT_TAKEN`
 */
export async function moveToOther(
  act: Act,
  { to, ...from }: TwoEntries,
  { paymentId, moves, dueCents: seen, reason }: z.output<NonNullable<(typeof movePayment)['body']>>,
): Promise<void> {
  const payments = await paymentsOfEntry(act.db, from.entry.id)
  const there = from.entry.id === to.entry.id ? [] : await paymentsOfEntry(act.db, to.entry.id)
  const payment = paymentOf([...payments, ...there], paymentId)
  if (payment.entryId === to.entry.id && payment.moves === moves + 1) return
  if (payment.entryId !== from.entry.id || payment.moves !== moves)
    throw new AppError('conflict', 'CHANGED_MEANWHILE')
  await refuse(act, { payment, from, to })
  if (dueCents(moneyFacts(to.entry, to.trial)) !== seen) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const [fromId, toId] = [from.entry.id, to.entry.id]
  const ends = { from: fromId, to: toId }
  await giveToEntry(act.db, paymentId, ends)
  const id = await insertMove(act.db, { paymentId, ...ends, reason, by: act.by }, act.at)
  const logged = {
    amountCents: payment.amountCents,
    movedFrom: from.entry.regnr,
    movedTo: to.entry.regnr,
    reason,
  }
  await act.log(['entry', fromId], 'PAYMENT_MOVED', null, logged)
  await act.log(['entry', toId], 'PAYMENT_MOVED', null, logged)
  const paid = await findEntry(act, to.trial, toId)
  if (paid.heldUntil !== null && dueCents(moneyFacts(paid, to.trial)) <= 0) await keepPaidPlace(act, paid)
  await tellMove(act, { thing: `payment_move:${id}`, amountCents: payment.amountCents, from, to })
}

interface Moving {
  readonly from: EntryOfTrial
  readonly to: EntryOfTrial
}

async function refuse(
  act: Act,
  { payment, from, to }: Moving & { readonly payment: Payment },
): Promise<void> {
  const side = ({ entry, trial }: EntryOfTrial) => ({ entryId: entry.id, clubId: trial.club.id })
  const refusal =
    whyNotTaken(side(from), {
      ...side(to),
      facts: moneyFacts(to.entry, to.trial),
      hasPlace: to.entry.list === 'place',
      back: (await cameFrom(act.db, payment.id)) === to.entry.id,
    }) ??
    whyStays(
      movableOf(payment, await refundsOfEntry(act.db, from.entry.id)),
      moneyFacts(from.entry, from.trial),
    )
  if (refusal) throw new AppError('refused', refusal)
}

/** A payment as moving looks at it. */
export const movableOf = (
  { id, amountCents, appliedAt }: Payment,
  refunds: readonly { readonly paymentId: number }[],
) => ({
  amountCents,
  settled: appliedAt !== null,
  hasRefund: refunds.some(({ paymentId }) => paymentId === id),
})

/** Tells both entrants; one who made both entries gets one mail. */
async function tellMove(
  act: Act,
  { from, to, thing, amountCents }: Moving & { readonly thing: string; readonly amountCents: number },
): Promise<void> {
  const tell = ({ entry, trial }: EntryOfTrial, kind: 'paymentMovedAway' | 'paymentMovedHere') =>
    mailEntrant(act, trial, entry, {
      thing,
      kind,
      values: { amount: formatEuros(amountCents, entry.language) },
      mustArrive: true,
    })
  await tell(to, 'paymentMovedHere')
  if (!isSameEntrant(from.entry, to.entry)) await tell(from, 'paymentMovedAway')
}

const isSameEntrant = (a: ListedEntry, b: ListedEntry): boolean =>
  (a.accountId !== null && a.accountId === b.accountId) ||
  (a.contactEmail !== null &&
    b.contactEmail !== null &&
    canonicalEmail(a.contactEmail) === canonicalEmail(b.contactEmail))
