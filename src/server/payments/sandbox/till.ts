import { randomUUID } from 'node:crypto'
import type { Messenger, Told } from './messenger.ts'
import type { PaymentRequest, RefundRequest } from './requests.ts'
import {
  type EarlierPayment,
  NO_SWITCHES,
  type Outcome,
  type Recall,
  type SandboxPayment,
  type SandboxRefund,
  type Switches,
} from './sandbox.types.ts'

/** Most payments that are remembered; the oldest is forgotten first. */
const MOST_PAYMENTS = 2000
const SECOND = 1000
/** Milliseconds: the answer to a refund comes before its callback. */
const AFTER_ANSWER = 100

/** An outcome on its way to the service. */
export interface Settled {
  /** where the browser goes */
  readonly redirectTo: string
  /** settles when every callback is taken or given up */
  readonly told: Promise<void>
}

/** The sandbox's payments, and what the service is told of them. */
export class Till {
  readonly #messenger: Messenger
  readonly #recall: Recall
  readonly #payments = new Map<string, SandboxPayment>()

  constructor(messenger: Messenger, recall: Recall) {
    this.#messenger = messenger
    this.#recall = recall
  }

  /** by transaction, oldest first */
  get payments(): ReadonlyMap<string, SandboxPayment> {
    return this.#payments
  }

  /** A payment of this run, or one that is recalled; undefined: there is none. */
  async find(transactionId: string): Promise<SandboxPayment | undefined> {
    if (!this.#payments.has(transactionId)) {
      const earlier = await this.#recall(transactionId)
      // Who asked at the same time may have been quicker.
      if (earlier && !this.#payments.has(transactionId)) this.#keep(recalled(transactionId, earlier))
    }
    return this.#payments.get(transactionId)
  }

  #keep(payment: SandboxPayment): void {
    this.#payments.set(payment.transactionId, payment)
    if (this.#payments.size > MOST_PAYMENTS) this.#payments.delete(this.#payments.keys().next().value!)
  }

  /** @returns undefined where the stamp was used before */
  open(request: PaymentRequest): SandboxPayment | undefined {
    const payments = [...this.#payments.values()]
    if (payments.some(({ stamp }) => stamp === request.stamp)) return undefined
    const transactionId = randomUUID()
    const payment: SandboxPayment = {
      transactionId,
      stamp: request.stamp,
      reference: request.reference,
      amount: request.amount,
      language: request.language,
      redirectUrls: request.redirectUrls,
      callbackUrls: request.callbackUrls,
      createdAt: new Date(),
      status: 'new',
      refundWay: NO_SWITCHES.refunds,
      refunds: [],
    }
    this.#keep(payment)
    return payment
  }

  settle(payment: SandboxPayment, outcome: Outcome, switches: Partial<Switches> = {}): Settled {
    const { telling, seconds, refunds } = { ...NO_SWITCHES, ...switches }
    payment.refundWay = refunds
    const { transactionId, stamp, reference, amount, callbackUrls, redirectUrls } = payment
    const told = { transactionId, stamp, reference, amount, status: outcome }
    const side = outcome === 'fail' ? 'cancel' : 'success'
    if (telling === 'forged')
      return {
        redirectTo: this.#messenger.forgedAddressOf(redirectUrls[side], told),
        told: this.#call(callbackUrls && [this.#messenger.forgedAddressOf(callbackUrls[side], told)]),
      }
    payment.status = outcome
    const redirectTo = this.#messenger.addressOf(redirectUrls[side], told)
    if (callbackUrls === undefined || telling === 'lost') return { redirectTo, told: Promise.resolve() }
    const callback = this.#messenger.addressOf(callbackUrls[side], told)
    const earlier = this.#messenger.addressOf(callbackUrls.cancel, { ...told, status: 'fail' })
    const ways = {
      prompt: () => this.#call([callback]),
      delayed: () => this.#call([callback], seconds * SECOND),
      doubled: async () => {
        await Promise.all([this.#call([callback]), this.#call([callback])])
      },
      outOfOrder: () => this.#call([callback, earlier]),
    }
    return { redirectTo, told: ways[telling]() }
  }

  /** What is still there to be refunded, in cents. */
  leftOf({ amount, refunds, status }: SandboxPayment): number {
    return status === 'ok' ? refunds.reduce((left, refund) => left - refund.amount, amount) : 0
  }

  /** Makes a refund as the payment's switch says. @returns what is answered; undefined: nothing, ever */
  refund(payment: SandboxPayment, request: RefundRequest): RefundReply | undefined {
    const refund = {
      transactionId: randomUUID(),
      stamp: request.refundStamp ?? '',
      reference: request.refundReference ?? '',
      amount: request.amount,
      createdAt: new Date(),
      callbackUrls: request.callbackUrls,
    }
    const { transactionId } = refund
    switch (payment.refundWay) {
      case 'refused':
        return { status: 'error' }
      case 'failed':
        return { status: 'fail', transactionId }
      case 'failing':
        // A refund that the account's balance does not allow is never begun: its callback has no transaction.
        this.#tell(refund, 'fail')
        return { status: 'pending', transactionId }
      case 'silent':
        return undefined
      default:
        payment.refunds.push(refund)
        this.#tell(refund, 'ok')
        if (payment.refundWay === 'unanswered') return undefined
        return { status: payment.refundWay === 'pending' ? 'pending' : 'ok', transactionId }
    }
  }

  #tell(
    { callbackUrls, transactionId, stamp, reference, amount }: SandboxRefund,
    status: 'ok' | 'fail',
  ): void {
    const told: Told = { stamp, reference, amount, ...(status === 'ok' && { transactionId }), status }
    const address = status === 'ok' ? callbackUrls.success : callbackUrls.cancel
    void this.#call([this.#messenger.addressOf(address, told)], AFTER_ANSWER)
  }

  async #call(addresses: readonly string[] = [], after = 0): Promise<void> {
    if (after > 0) await this.#messenger.pause(after)
    for (const address of addresses) await this.#messenger.call(address)
  }
}

/** Nobody waits for it any more: it has no page to go back to. */
const NOWHERE = { success: '', cancel: '' }

const recalled = (
  transactionId: string,
  { stamp, amount, createdAt, paidOut, refunds }: EarlierPayment,
): SandboxPayment => ({
  transactionId,
  stamp,
  reference: '',
  amount,
  language: 'fi',
  redirectUrls: NOWHERE,
  callbackUrls: undefined,
  createdAt,
  status: 'ok',
  refundWay: NO_SWITCHES.refunds,
  paidOut,
  refunds: refunds.map((refund) => ({
    ...refund,
    transactionId: randomUUID(),
    reference: '',
    createdAt: new Date(refund.createdAt),
    callbackUrls: NOWHERE,
  })),
})

export type RefundReply =
  | { readonly status: 'ok' | 'pending' | 'fail'; readonly transactionId: string }
  | { readonly status: 'error' }
