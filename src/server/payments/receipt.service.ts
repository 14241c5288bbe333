import { vatCents } from '#domain/payments/vat.ts'
import { finnishDay } from '../platform/clock.ts'
import type { Trial } from '../trials/trials.types.ts'
import { methodOf } from './entryMoney.presenter.ts'
import type { Payment, Receipt, Refund } from './payments.types.ts'

/**
 * The receipt of an entry: what has come and what has gone back, each with its day. What was marked by mistake is neither, and what is on its way back
 * is told apart, since nobody knows yet that it arrives. Source: docs/rules/entries.md#receipts.
 * @returns null: nothing has come
 */
export function receiptOf(
  { payments, refunds }: { readonly payments: readonly Payment[]; readonly refunds: readonly Refund[] },
  { club }: Pick<Trial, 'club'>,
): Receipt | null {
  const mistakes = new Set(refunds.filter(({ mistake }) => mistake).map(({ paymentId }) => paymentId))
  const paid = payments.filter(({ id, state }) => state === 'confirmed' && !mistakes.has(id))
  if (paid.length === 0) return null
  const back = refunds.filter(({ state, mistake }) => state !== 'failed' && !mistake)
  const returned = back.filter(({ state }) => state === 'done')
  const sum = (rows: readonly { readonly amountCents: number }[]) =>
    rows.reduce((total, { amountCents }) => total + amountCents, 0)
  const totalCents = sum(paid) - sum(returned)
  return {
    paid: paid.map((payment) => ({
      id: payment.id,
      day: payment.bookedOn ?? finnishDay(payment.confirmedAt!),
      method: methodOf(payment.provider),
      amountCents: payment.amountCents,
    })),
    returned: returned.map((refund) => ({
      id: refund.id,
      day: finnishDay(refund.settledAt!),
      method: refund.byTransfer ? 'transfer' : 'card',
      amountCents: refund.amountCents,
    })),
    onWayCents: sum(back) - sum(returned),
    totalCents,
    vat:
      club.vatPermille === null
        ? null
        : { permille: club.vatPermille, cents: vatCents(totalCents, club.vatPermille) },
  }
}
