import type * as z from 'zod'
import type { reopenCase as reopenCall } from '#contract/bankStatements.ts'
import { foldText } from '#domain/foldedText.ts'
import type { Confirmed } from '#domain/questions.ts'
import { findMoneyClub } from '../bankAccounts/bankAccounts.service.ts'
import type { MoneyClub } from '../bankAccounts/bankAccounts.types.ts'
import { lockEntryOfTrial } from '../payments/entryMoney.service.ts'
import { takeBackTransfer } from '../payments/transfers.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError, askFirst } from '../platform/errors.ts'
import { likeText } from '../platform/likeText.ts'
import { payEntry } from './bankPayments.service.ts'
import {
  bankCase,
  entriesById,
  entriesLike,
  lockCases,
  openAgain,
  settleCases,
} from './bankStatements.store.ts'
import type { BankCase, PaidEntry } from './bankStatements.types.ts'

/** Entries that are offered for a case. */
const MOST_OFFERED = 20

/** A case with the club whose account it is of. */
export interface CaseOfClub {
  readonly found: BankCase
  readonly club: MoneyClub
}

/** @throws AppError 404 CASE_NOT_FOUND */
export async function findCase(reader: Reader, id: number): Promise<CaseOfClub> {
  const found = await bankCase(reader.db, id)
  if (!found) throw new AppError('notFound', 'CASE_NOT_FOUND')
  return { found, club: await findMoneyClub(reader, found.clubId) }
}

/** The entries of its club that a case may pay, the likeliest first. */
export const entriesFor = ({ db }: Reader, { found }: CaseOfClub, text: string): Promise<PaidEntry[]> =>
  entriesLike(db, {
    clubId: found.clubId,
    pattern: likeText(foldText(text)),
    amountCents: found.amountCents,
    told: { party: foldText(found.party), message: foldText(found.message) },
    most: MOST_OFFERED,
  })

/** The same, locked, with the case as it is now. @throws AppError 404 CASE_NOT_FOUND */
export async function lockCase(act: Act, id: number): Promise<CaseOfClub> {
  const [found] = await lockCases(act.db, [id])
  if (!found) throw new AppError('notFound', 'CASE_NOT_FOUND')
  return { found, club: await findMoneyClub(act, found.clubId) }
}

/**
 * Takes money that came in for the payment of an entry of the same club. What a person has marked as paid is not counted again unasked.
 * @throws AppError 404 ENTRY_NOT_FOUND, 409 CHANGED_MEANWHILE where somebody has settled it, ENTRY_MARKED_PAID, 422 CASE_IS_NO_PAYMENT
 */
export async function assignCase(
  act: Act,
  { found, club }: CaseOfClub,
  { entryId, ...answers }: { readonly entryId: number } & Confirmed,
): Promise<void> {
  refuseSettled([found])
  if (found.amountCents < 0) throw new AppError('refused', 'CASE_IS_NO_PAYMENT')
  // Whoever marks a payment by hand locks the same, so what is read of it stays true.
  await lockEntryOfTrial(act, entryId)
  const [entry] = await entriesById(act.db, [entryId])
  if (entry?.clubId !== club.id) throw new AppError('notFound', 'ENTRY_NOT_FOUND')
  if (entry.marked.some(({ amountCents }) => amountCents === found.amountCents))
    askFirst('ENTRY_MARKED_PAID', answers)
  const paymentId = await payEntry(act, entryId, found, found.timesReopened)
  await settleCases(act.db, [found.id], { at: act.at, by: act.by, paymentId })
  await act.log(['entry', entryId], 'TRANSACTION_ASSIGNED', null, { amountCents: found.amountCents })
}

/** Cases of clubs, each with its club, locked. @throws AppError 404 CASE_NOT_FOUND */
export async function lockAllCases(act: Act, ids: readonly number[]): Promise<CaseOfClub[]> {
  const found = await lockCases(act.db, ids)
  if (found.length !== new Set(ids).size) throw new AppError('notFound', 'CASE_NOT_FOUND')
  return Promise.all(found.map(async (one) => ({ found: one, club: await findMoneyClub(act, one.clubId) })))
}

/** Nothing is to be done about cases, for a reason. @throws AppError 409 CHANGED_MEANWHILE where somebody has settled one */
export async function setAside(act: Act, cases: readonly CaseOfClub[], reason: string): Promise<void> {
  const all = cases.map(({ found }) => found)
  refuseSettled(all)
  await settleCases(
    act.db,
    all.map(({ id }) => id),
    { at: act.at, by: act.by, reason },
  )
  // Why is kept with the transaction, for a time.
  for (const { found, club } of cases)
    await act.log(['club', club.id], 'TRANSACTION_SET_ASIDE', null, loggedOf(found))
}

/**
 * Takes back what a person has made of a case: it waits again, and the payment that it was assigned as counts for nothing.
 * @throws AppError 409 CHANGED_MEANWHILE where it waits already or something else was made of it, 422 PAYMENT_HAS_REFUND
 */
export async function reopenCase(
  act: Act,
  { found, club }: CaseOfClub,
  { reason, timesReopened, entryId }: z.output<NonNullable<(typeof reopenCall)['body']>>,
): Promise<void> {
  const { paymentId } = found
  const isAsSeen =
    found.settledAt !== null &&
    found.timesReopened === timesReopened &&
    (paymentId === null) === (entryId === null)
  if (!isAsSeen) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  if (paymentId !== null) await takeBackTransfer(act, { paymentId, seenId: entryId!, reason })
  await openAgain(act.db, found.id)
  await act.log(['club', club.id], 'TRANSACTION_REOPENED', null, { ...loggedOf(found), reason })
}

/** By which a transaction is known again in a club's log. */
const loggedOf = ({ amountCents, bookedOn }: BankCase) => ({ amountCents, bookedOn })

function refuseSettled(cases: readonly BankCase[]): void {
  if (cases.some(({ settledAt }) => settledAt !== null)) throw new AppError('conflict', 'CHANGED_MEANWHILE')
}
