import { arrivalOf } from '#domain/payments/arrival.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { paymentStateOf, type SaidOfMoney, saysOtherSum } from '#domain/payments/states.ts'
import type { ListedEntry } from '../entries/entries.types.ts'
import { keepPaidPlace } from '../entries/holds.service.ts'
import { findEntry } from '../entries/lists.service.ts'
import { mailOrganiser } from '../entries/organiserMails.service.ts'
import { mailEntrant } from '../entries/ownMails.service.ts'
import { returnExpired } from '../entries/places.service.ts'
import { type Act, inTransaction, type Reader } from '../platform/act.ts'
import { isUniqueViolation } from '../platform/databaseErrors.ts'
import { eachOf } from '../platform/eachOf.ts'
import { trialState } from '../trials/states.ts'
import { lockTrial } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import { lockPayment, setApplied, setPaymentState, unappliedPayments } from './payments.store.ts'
import type { Payment } from './payments.types.ts'

/** What the provider says of a payment. */
export interface Word extends SaidOfMoney {
  readonly transactionId: string | null
}

/** Why nothing was made of what the provider says. */
export type WordFault = 'AMOUNT_DIFFERS' | 'TRANSACTION_TAKEN'

/**
 * Takes what the provider says of a payment: money that has come is recorded first, whatever any rule says of it, and what it means for the
 * entry follows in a transaction of its own. A repeat changes nothing.
 * @returns why nothing was made of it; null: it was taken
 */
export async function takeWord(reader: Reader, payment: Payment, word: Word): Promise<WordFault | null> {
  if (saysOtherSum(word, payment.amountCents)) return 'AMOUNT_DIFFERS'
  const { at } = reader
  const state = paymentStateOf(word.status)
  try {
    await setPaymentState(reader.db, payment.id, state, { at, transactionId: word.transactionId })
  } catch (error) {
    if (isUniqueViolation(error)) return 'TRANSACTION_TAKEN'
    throw error
  }
  if (state === 'confirmed') await applyPayment(reader, payment)
  return null
}

/** Carries out what confirmed payments mean that was left undone when the service was killed. */
export async function applyLeft(reader: Reader): Promise<void> {
  await eachOf(await unappliedPayments(reader.db), (payment) => applyPayment(reader, payment))
}

function applyPayment(reader: Reader, { id, trialId }: Payment): Promise<void> {
  return inTransaction(reader, async (act) => carryOut(act, await lockTrial(act, trialId), id))
}

/** Carries out what a confirmed payment means for its entry of a locked trial, once. */
export async function carryOut(act: Act, trial: Trial, paymentId: number): Promise<void> {
  const payment = await lockPayment(act.db, paymentId)
  if (payment.appliedAt !== null || payment.state !== 'confirmed') return
  const entry = await findEntry(act, trial, payment.entryId)
  await act.log(['entry', entry.id], 'PAYMENT_RECEIVED', null, { amountCents: payment.amountCents })
  await giveWhatWasPaid(act, trial, entry)
  await setApplied(act.db, paymentId, act.at)
  await tellPayment(act, trial, entry, payment)
}

/** A fee that is whole keeps the place, also one that was lost meanwhile where it is still free; all else shows as money that is owed to the entrant. */
async function giveWhatWasPaid(act: Act, trial: Trial, entry: ListedEntry): Promise<void> {
  const isBefore = trial.heldOn! > act.today && trialState(trial, act.today) !== 'cancelled'
  const arrival = arrivalOf(entry, isBefore)
  if (arrival === 'keep') await keepPaidPlace(act, entry)
  if (arrival === 'return') await returnExpired(act, trial, entry)
}

async function tellPayment(act: Act, trial: Trial, entry: ListedEntry, payment: Payment): Promise<void> {
  const told = {
    thing: `payment:${payment.id}`,
    values: { amount: formatEuros(payment.amountCents, entry.language) },
    mustArrive: true,
  }
  await mailEntrant(act, trial, entry, { ...told, kind: 'paymentReceived' })
  await mailOrganiser(act, trial, entry, {
    ...told,
    kind: 'organiserPayment',
    values: { amount: formatEuros(payment.amountCents, 'fi') },
  })
}
