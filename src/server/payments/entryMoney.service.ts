import { keptAfter } from '#domain/payments/givingBack.ts'
import { dueCents } from '#domain/payments/standing.ts'
import { findContest } from '../entries/contests/contests.service.ts'
import type { ListedEntry } from '../entries/entries.types.ts'
import { keepCents, keepPaidPlace, lowerFee } from '../entries/holds.service.ts'
import { findEntry, trialIdOf } from '../entries/lists.service.ts'
import { moneyFacts } from '../entries/lists.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { findTrial, lockTrial } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import { claimsOfEntry } from './claims.store.ts'
import { movesOfEntry } from './moves.store.ts'
import { moneyRowsOf } from './payments.service.ts'
import { intendRefund, settleByHand } from './refunding.service.ts'
import { vouchersOfEntry } from './vouchers.store.ts'

/** An entry with its trial, whose organiser decides about its money. */
export interface EntryOfTrial {
  readonly entry: ListedEntry
  readonly trial: Trial
}

/** @throws AppError 404 ENTRY_NOT_FOUND */
export async function findEntryOfTrial(reader: Reader, id: number): Promise<EntryOfTrial> {
  const trial = await findTrial(reader, await trialIdOf(reader, id))
  return { trial, entry: await findEntry(reader, trial, id) }
}

/** The same with its trial locked. @throws AppError 404 ENTRY_NOT_FOUND */
export async function lockEntryOfTrial(act: Act, id: number): Promise<EntryOfTrial> {
  const trial = await lockTrial(act, await trialIdOf(act, id))
  return { trial, entry: await findEntry(act, trial, id) }
}

/** Everything of the money of an entry, as it is now. */
export async function describeMoney(reader: Reader, { entry: { id }, trial }: EntryOfTrial) {
  const entry = await findEntry(reader, trial, id)
  return {
    entry,
    facts: moneyFacts(entry, trial),
    ...(await moneyRowsOf(reader, id)),
    moves: await movesOfEntry(reader.db, id),
    vouchers: await vouchersOfEntry(reader.db, id),
    claims: await claimsOfEntry(reader.db, id),
    contest: await findContest(reader, id),
  }
}
export type DescribedMoney = Awaited<ReturnType<typeof describeMoney>>

/** Gives back a part or all of what was paid. @throws AppError 409 CHANGED_MEANWHILE, 422 MORE_THAN_PAID */
export async function refundByHand(
  act: Act,
  { entry }: EntryOfTrial,
  {
    refundedCents,
    ...refund
  }: {
    readonly amountCents: number
    readonly refundedCents: number
    readonly reason: string
    readonly byTransfer: boolean
  },
): Promise<void> {
  if (refundedCents !== entry.refundedCents) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  if (refund.amountCents > entry.paidCents - entry.refundedCents)
    throw new AppError('refused', 'MORE_THAN_PAID', { amountCents: 'MORE_THAN_PAID' })
  await intendRefund(act, entry.id, refund)
  const kept = keptAfter(entry, refund.amountCents)
  if (kept < entry.keptCents) await keepCents(act, entry, kept)
}

/** Lets what is owed to the entrant of a dog that has left stay with the organiser. @throws AppError 409 CHANGED_MEANWHILE, 422 NOTHING_TO_KEEP */
export async function keepOwed(
  act: Act,
  { entry, trial }: EntryOfTrial,
  { owedCents, reason }: { readonly owedCents: number; readonly reason: string },
): Promise<void> {
  const facts = moneyFacts(entry, trial)
  const owed = -dueCents(facts)
  if (!facts.gone || owed <= 0) throw new AppError('refused', 'NOTHING_TO_KEEP')
  if (owed !== owedCents) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  await keepCents(act, entry, entry.keptCents + owed)
  await act.log(['entry', entry.id], 'MONEY_KEPT', null, { amountCents: owed, reason })
}

/**
 * Asks no more for what of a fee is missing: the fee becomes what was paid of it, and the place is kept for good.
 * Source: docs/rules/entries.md#states-of-money.
 * @throws AppError 409 CHANGED_MEANWHILE, 422 NOTHING_TO_FORGIVE
 */
export async function forgive(
  act: Act,
  { entry, trial }: EntryOfTrial,
  { dueCents: seen, reason }: { readonly dueCents: number; readonly reason: string },
): Promise<void> {
  const facts = moneyFacts(entry, trial)
  const [due, feeCents] = [dueCents(facts), entry.paidCents - entry.refundedCents]
  if (facts.gone || due <= 0 || feeCents <= 0) throw new AppError('refused', 'NOTHING_TO_FORGIVE')
  if (due !== seen) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  await lowerFee(act, entry, feeCents)
  if (entry.heldUntil !== null) await keepPaidPlace(act, entry)
  await act.log(['entry', entry.id], 'REST_FORGIVEN', null, { amountCents: due, reason })
}

/** Says what became of a refund of an entry. @throws AppError 404 REFUND_NOT_FOUND, 422 REFUND_IS_SETTLED */
export const settleOf = (
  act: Act,
  { entry, trial }: EntryOfTrial,
  said: { readonly refundId: number; readonly done: boolean; readonly reason: string },
): Promise<void> => settleByHand(act, trial, entry, said)
