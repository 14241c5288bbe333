import type { EntryMoney } from '#contract/payments.ts'
import type { PaymentMethod } from '#domain/payments/methods.ts'
import { whyStays } from '#domain/payments/moving.ts'
import { referenceOf } from '#domain/payments/reference.ts'
import { dueCents, standingOf } from '#domain/payments/standing.ts'
import { presentContest } from '../entries/contests/contests.presenter.ts'
import type { Claim } from './claims.store.ts'
import type { DescribedMoney } from './entryMoney.service.ts'
import { movableOf } from './moving.service.ts'
import {
  BANK,
  type NamedEntry,
  type Payable,
  type Payment,
  type Refund,
  type Voucher,
} from './payments.types.ts'
import { isByHand, mayUndo } from './transfers.ts'

export const methodOf = (provider: string): PaymentMethod => (provider === BANK ? 'transfer' : 'card')

export const presentPayment = ({
  id,
  amountCents,
  provider,
  state,
  createdAt,
  confirmedAt,
  bookedOn,
}: Payment) => ({
  id,
  method: methodOf(provider),
  bookedOn,
  amountCents,
  state,
  createdAt: createdAt.toISOString(),
  confirmedAt: confirmedAt?.toISOString() ?? null,
})

export const presentRefund = ({
  id,
  paymentId,
  amountCents,
  byTransfer,
  state,
  mistake,
  createdAt,
}: Refund) => ({
  id,
  paymentId,
  method: byTransfer ? ('transfer' as const) : ('card' as const),
  mistake,
  amountCents,
  state,
  createdAt: createdAt.toISOString(),
})

export const presentClaim = (claim: Claim) => ({
  id: claim.id,
  version: claim.version,
  ground: claim.ground,
  madeAt: claim.madeAt.toISOString(),
  amountCents: claim.amountCents,
  needsCertificate: claim.needsCertificate,
  hasCertificate: claim.certificateId !== null,
  state: claim.state,
  reason: claim.reason,
  decidedAt: claim.decidedAt?.toISOString() ?? null,
})

const presentVoucher = (voucher: Voucher | undefined) =>
  voucher ? { payer: voucher.payer, keptUntil: voucher.keptUntil } : null

export const presentNamed = ({ id, trialId, dog, heldOn, place }: NamedEntry) => ({
  id,
  trialId,
  dog: { regnr: dog.regnr, name: dog.name },
  date: heldOn,
  place,
})

export const presentPayable = (entries: readonly Payable[]) => ({
  entries: entries.map((entry) => ({
    ...presentNamed(entry),
    dueCents: entry.dueCents,
    back: entry.back,
  })),
})

export function presentMoney({
  entry,
  facts,
  payments,
  refunds,
  moves,
  vouchers,
  claims,
  contest,
}: DescribedMoney): EntryMoney {
  return {
    feeCents: entry.feeCents,
    paidCents: entry.paidCents,
    refundedCents: entry.refundedCents,
    keptCents: entry.keptCents,
    dueCents: dueCents(facts),
    standing: standingOf(facts),
    method: entry.method,
    reference: entry.feeCents === null ? null : referenceOf(entry.id),
    payments: payments.map((payment) => ({
      ...presentPayment(payment),
      transactionId: payment.transactionId,
      byHand: isByHand(payment),
      mayUndo: mayUndo(payment, refunds),
      voucher: presentVoucher(vouchers.find(({ paymentId }) => paymentId === payment.id)),
      moves: payment.moves,
      statementId: payment.statementId,
      mayMove: whyStays(movableOf(payment, refunds), facts) === null,
    })),
    refunds: refunds.map((refund) => ({ ...presentRefund(refund), reason: refund.reason })),
    moves: moves.map(({ id, amountCents, movedAt, direction, other, reason }) => ({
      id,
      amountCents,
      movedAt: new Date(movedAt).toISOString(),
      direction,
      other: presentNamed(other),
      reason,
    })),
    claims: claims.map(presentClaim),
    contest: contest ? presentContest(contest) : null,
  }
}
