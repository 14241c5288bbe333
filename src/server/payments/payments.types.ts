import type { PaymentState, RefundState } from '#domain/payments/states.ts'

/** One attempt to pay for an entry. Integer cents. */
export interface Payment {
  readonly id: number
  readonly entryId: number
  readonly trialId: number
  readonly stamp: string
  readonly amountCents: number
  readonly provider: string
  readonly transactionId: string | null
  readonly state: PaymentState
  readonly createdAt: Date
  readonly confirmedAt: Date | null
  readonly appliedAt: Date | null
}

/** Money on its way back. Integer cents. */
export interface Refund {
  readonly id: number
  readonly paymentId: number
  readonly entryId: number
  readonly stamp: string
  readonly amountCents: number
  readonly state: RefundState
  readonly reason: string
  readonly createdAt: Date
}
