/** How a payment or a refund stands, as the provider names it: `fail` is cancelled by the payer or refused; `pending` and `delayed` may still become either. */
export type ProviderStatus = 'new' | 'ok' | 'fail' | 'pending' | 'delayed'

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

const PAYMENT_STATE_OF: Readonly<Record<ProviderStatus, PaymentState>> = {
  ok: 'confirmed',
  fail: 'failed',
  new: 'open',
  pending: 'open',
  delayed: 'open',
}

/** The state that the provider's word gives a payment, where it may still come into it. */
export const paymentStateOf = (status: ProviderStatus): PaymentState => PAYMENT_STATE_OF[status]

/** What the provider says of a payment or a refund; `amountCents`: integer cents. */
export interface SaidOfMoney {
  readonly status: ProviderStatus
  readonly amountCents: number
}

/** Whether the provider says that another sum has moved than the one that was asked for. */
export const saysOtherSum = ({ status, amountCents }: SaidOfMoney, askedCents: number): boolean =>
  status === 'ok' && amountCents !== askedCents

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

/**
 * The same of a refund by bank transfer. `sending`: it stands in a payment list; only a person who knows that the bank has not got the list takes it
 * out again, and the bank's statement or a person says that it is done. `failed`: it was given up before it stood in a list.
 */
const TRANSFER_STEPS: { readonly [State in RefundState]: readonly RefundState[] } = {
  intended: ['sending', 'failed'],
  sending: ['intended', 'done'],
  pending: [],
  unknown: [],
  failed: [],
  done: [],
}

/** The states from which a refund may become another. */
export const refundStatesBefore = (
  next: RefundState,
  by: 'provider' | 'transfer' = 'provider',
): RefundState[] =>
  REFUND_STATES.filter((state) => (by === 'provider' ? REFUND_STEPS : TRANSFER_STEPS)[state].includes(next))

/** The state that the provider's word gives a refund; undefined: it is still under way. */
export const refundStateOf = (status: ProviderStatus): 'done' | 'failed' | undefined =>
  status === 'ok' ? 'done' : status === 'fail' ? 'failed' : undefined
