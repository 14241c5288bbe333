/** Source: docs/rules/entries.md#states-of-money. */
export const PAYMENT_STATES = ['created', 'open', 'confirmed', 'failed'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** To which states a payment may go from each: what was confirmed stays so, and what failed may still be confirmed. */
const PAYMENT_STEPS: { readonly [State in PaymentState]: readonly PaymentState[] } = {
  created: ['open', 'confirmed', 'failed'],
  open: ['confirmed', 'failed'],
  failed: ['confirmed'],
  confirmed: [],
}

/** The states from which a payment may become another. */
export const statesBefore = (next: PaymentState): PaymentState[] =>
  PAYMENT_STATES.filter((state) => PAYMENT_STEPS[state].includes(next))

export const REFUND_STATES = ['intended', 'sending', 'pending', 'done', 'failed', 'unknown'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/**
 * To which states a refund may go from each. `unknown`: the provider did not answer, so it is settled by its own word or by a person, never by
 * asking for it again.
 */
const REFUND_STEPS: { readonly [State in RefundState]: readonly RefundState[] } = {
  intended: ['sending'],
  sending: ['pending', 'done', 'failed', 'unknown'],
  pending: ['done', 'failed'],
  unknown: ['pending', 'done', 'failed'],
  // A person may have taken one for failed that the provider then says is done.
  failed: ['done'],
  done: [],
}

/** The states from which a refund may become another. */
export const refundStatesBefore = (next: RefundState): RefundState[] =>
  REFUND_STATES.filter((state) => REFUND_STEPS[state].includes(next))
