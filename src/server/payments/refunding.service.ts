import { refundParts } from '#domain/payments/givingBack.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { dueCents } from '#domain/payments/standing.ts'
import { type RefundState, refundStateOf, type SaidOfMoney, saysOtherSum } from '#domain/payments/states.ts'
import { keepCents, keepPaidPlace } from '../entries/holds.service.ts'
import { findEntry, trialIdOf } from '../entries/lists.service.ts'
import { mailEntrant } from '../entries/ownMails.service.ts'
import { findRefundAccount } from '../entries/refundAccounts.service.ts'
import { type Act, inTransaction, type Reader } from '../platform/act.ts'
import { eachOf } from '../platform/eachOf.ts'
import { AppError } from '../platform/errors.ts'
import { findTrial, lockTrial } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import { callbackUrls } from './addresses.ts'
import { BANK, type Refund } from './payments.types.ts'
import type { RefundAnswer } from './provider/provider.types.ts'
import {
  giveUpSending,
  insertRefund,
  owedOfCancelledTrials,
  refundable,
  refundsOfEntry,
  setRefundState,
  type TakenRefund,
  takeIntended,
} from './refunds.store.ts'

/**
 * Decides that money of an entry of a locked trial goes back: as much as is asked for, and never more than is left of what was paid. It is sent
 * later, outside of any transaction. @returns cents that go back
 */
export async function intendRefund(
  act: Act,
  entryId: number,
  {
    amountCents,
    reason,
    byTransfer = false,
  }: { readonly amountCents: number; readonly reason: string; readonly byTransfer?: boolean },
): Promise<number> {
  const payments = await refundable(act.db, entryId)
  const parts = refundParts(amountCents, payments)
  let transferred: number | undefined
  for (const part of parts) {
    const provider = payments.find(({ paymentId }) => paymentId === part.paymentId)!.provider
    const refund = { ...part, reason, byTransfer: byTransfer || provider === BANK }
    const id = await insertRefund(act.db, { ...refund, stamp: crypto.randomUUID(), by: act.by }, act.at)
    if (refund.byTransfer) transferred = id
  }
  if (transferred !== undefined) await askForAccount(act, entryId, transferred)
  const given = parts.reduce((sum, part) => sum + part.amountCents, 0)
  if (given > 0) await act.log(['entry', entryId], 'REFUND_MADE', null, { amountCents: given, reason })
  return given
}

/** Asks the entrant to which account money is to be transferred, where nobody has told. */
async function askForAccount(act: Act, entryId: number, refundId: number): Promise<void> {
  if (await findRefundAccount(act, entryId)) return
  const trial = await findTrial(act, await trialIdOf(act, entryId))
  const entry = await findEntry(act, trial, entryId)
  await mailEntrant(act, trial, entry, {
    thing: `refund:${refundId}`,
    kind: 'refundAccountWanted',
    mustArrive: true,
  })
}

/** What was paid for a trial that has been cancelled goes back. */
export async function refundCancelledTrials(reader: Reader): Promise<void> {
  await eachOf(await owedOfCancelledTrials(reader.db), ({ trialId, entryId }) =>
    inTransaction(reader, async (act) => {
      const trial = await lockTrial(act, trialId)
      // Nobody keeps anything of a trial that is not held.
      await keepCents(act, await findEntry(act, trial, entryId), 0)
      await intendRefund(act, entryId, { amountCents: Number.MAX_SAFE_INTEGER, reason: 'TRIAL_CANCELLED' })
    }),
  )
}

/** Milliseconds after which nobody is asking the provider any more. */
const SENDING_MS = 60_000

/**
 * Asks the provider of its payment for each refund that was decided, once: whoever takes one is the only one that ever asks for it. Of a payment
 * by bank transfer nobody is asked: its refund stays intended until a person has paid it.
 */
export async function sendRefunds(reader: Reader): Promise<void> {
  const { db, now, paymentProviders } = reader
  await giveUpSending(db, new Date(now().getTime() - SENDING_MS))
  const next = () => takeIntended(db, paymentProviders.names, now())
  for (let taken = await next(); taken; taken = await next()) {
    const { id, stamp, amountCents, transactionId, provider } = taken
    const answer = await paymentProviders.named(provider)!.refund({
      transactionId,
      amountCents,
      stamp,
      reference: `${id}`,
      callbackUrls: callbackUrls(reader),
    })
    await settle(reader, taken, stateOf(answer))
  }
}

const stateOf = ({ outcome }: RefundAnswer): Exclude<RefundState, 'intended' | 'sending'> => outcome

/** What the provider says of a refund. @returns why nothing was made of it; null: it was taken */
export async function takeRefundWord(
  reader: Reader,
  refund: Refund,
  said: SaidOfMoney,
): Promise<'AMOUNT_DIFFERS' | null> {
  if (saysOtherSum(said, refund.amountCents)) return 'AMOUNT_DIFFERS'
  const state = refundStateOf(said.status)
  if (state) await settle(reader, refund, state)
  return null
}

/** A person has looked at the provider's own pages what became of a refund that was not answered. @throws AppError 404 REFUND_NOT_FOUND, 422 REFUND_IS_SETTLED */
export async function settleByHand(
  act: Act,
  trial: Trial,
  entry: { readonly id: number },
  { refundId, done, reason }: { readonly refundId: number; readonly done: boolean; readonly reason: string },
): Promise<void> {
  const refund = (await refundsOfEntry(act.db, entry.id)).find(({ id }) => id === refundId)
  if (!refund) throw new AppError('notFound', 'REFUND_NOT_FOUND')
  const state = done ? 'done' : 'failed'
  const isOpen = refund.state === 'unknown' || refund.state === 'pending'
  if (!isOpen || !(await setRefundState(act.db, refundId, state, act.at)))
    throw new AppError('refused', 'REFUND_IS_SETTLED')
  await act.log(['entry', entry.id], 'REFUND_SETTLED', null, {
    amountCents: refund.amountCents,
    state,
    reason,
  })
  if (done) await tellRefund(act, trial, refund)
  else await keepPlaceAgain(act, trial, entry.id)
}

/** Records how a refund stands, and tells the entrant of money that has gone back. */
function settle(
  reader: Reader,
  refund: Pick<TakenRefund, 'id' | 'entryId' | 'amountCents'>,
  state: Exclude<RefundState, 'intended' | 'sending'>,
): Promise<void> {
  return inTransaction(reader, async (act) => {
    const trial = await lockTrial(act, await trialIdOf(act, refund.entryId))
    if (!(await setRefundState(act.db, refund.id, state, act.at))) return
    await act.log(['entry', refund.entryId], 'REFUND_SETTLED', null, {
      amountCents: refund.amountCents,
      state,
    })
    if (state === 'done') await tellRefund(act, trial, refund)
    if (state === 'failed') await keepPlaceAgain(act, trial, refund.entryId)
  })
}

/** Money that has not gone back after all may make the fee whole, of a place that is kept only for a while. */
async function keepPlaceAgain(act: Act, trial: Trial, entryId: number): Promise<void> {
  const entry = await findEntry(act, trial, entryId)
  const isHeld = entry.heldUntil !== null && entry.withdrawnAt === null
  if (isHeld && dueCents({ ...entry, gone: false }) <= 0) await keepPaidPlace(act, entry)
}

/** Tells the entrant of money that has gone back. */
export async function tellRefund(
  act: Act,
  trial: Trial,
  { id, entryId, amountCents }: Pick<TakenRefund, 'id' | 'entryId' | 'amountCents'>,
  kind: 'refundMade' | 'refundTransferred' = 'refundMade',
): Promise<void> {
  const entry = await findEntry(act, trial, entryId)
  await mailEntrant(act, trial, entry, {
    thing: `refund:${id}`,
    kind,
    values: { amount: formatEuros(amountCents, entry.language) },
    mustArrive: true,
  })
}
