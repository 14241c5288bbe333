import type { EntryMoney } from '#contract/payments.ts'
import { dueCents, standingOf } from '#domain/payments/standing.ts'
import type { DescribedMoney } from './entryMoney.service.ts'
import type { Payment, Refund } from './payments.types.ts'

export const presentPayment = ({ id, amountCents, state, createdAt, confirmedAt }: Payment) => ({
  id,
  amountCents,
  state,
  createdAt: createdAt.toISOString(),
  confirmedAt: confirmedAt?.toISOString() ?? null,
})

export const presentRefund = ({ id, amountCents, state, createdAt }: Refund) => ({
  id,
  amountCents,
  state,
  createdAt: createdAt.toISOString(),
})

export function presentMoney({ entry, facts, payments, refunds }: DescribedMoney): EntryMoney {
  return {
    feeCents: entry.feeCents,
    paidCents: entry.paidCents,
    refundedCents: entry.refundedCents,
    keptCents: entry.keptCents,
    dueCents: dueCents(facts),
    standing: standingOf(facts),
    payments: payments.map((payment) => ({
      ...presentPayment(payment),
      transactionId: payment.transactionId,
    })),
    refunds: refunds.map((refund) => ({ ...presentRefund(refund), reason: refund.reason })),
  }
}
