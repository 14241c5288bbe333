import { randomUUID } from 'node:crypto'
import type { ProviderStatus } from '#domain/payments/states.ts'
import type {
  CallbackReading,
  CreateAnswer,
  FindAnswer,
  NewPayment,
  NewRefund,
  PaymentProvider,
  RefundAnswer,
} from './provider/provider.types.ts'

interface Page extends NewPayment {
  readonly transactionId: string
  status: ProviderStatus
}

/** The key that signs what the usual one tells. */
const SIGNED = 'right'

/**
 * A provider of payments without a network: a test says what the payer does and when the provider tells it. The adapter itself, with signatures
 * and HTTP, is tested against the sandbox.
 */
export class ScriptedProvider implements PaymentProvider {
  readonly name: string
  readonly panel = 'https://panel.example'
  readonly pages: Page[] = []
  readonly refunds: NewRefund[] = []
  /** transactions that somebody has asked about, again for each time */
  readonly asked: string[] = []
  /** what the next calls are answered with, instead of what follows */
  readonly createAnswers: CreateAnswer[] = []
  readonly refundAnswers: RefundAnswer[] = []
  readonly #signature: string

  /** @param signature signs what it tells */
  constructor(name = 'sandbox', signature = SIGNED) {
    this.name = name
    this.#signature = signature
  }

  async create(payment: NewPayment): Promise<CreateAnswer> {
    const given = this.createAnswers.shift()
    if (given) return given
    const transactionId = randomUUID()
    this.pages.push({ ...payment, transactionId, status: 'new' })
    return { outcome: 'created', transactionId, href: `https://pay.example/${transactionId}` }
  }

  async find(transactionId: string): Promise<FindAnswer> {
    this.asked.push(transactionId)
    const page = this.pages.find((one) => one.transactionId === transactionId)
    if (!page) return { outcome: 'refused', code: 'notFound', message: '' }
    const { status, amountCents, stamp, reference } = page
    return { outcome: 'found', transactionId, status, amountCents, stamp, reference }
  }

  async refund(refund: NewRefund): Promise<RefundAnswer> {
    this.refunds.push(refund)
    return this.refundAnswers.shift() ?? { outcome: 'done', transactionId: randomUUID() }
  }

  readCallback(query: Readonly<Record<string, unknown>>): CallbackReading {
    const { stamp, transaction, amount, status, signature } = query as Record<string, string>
    if (signature !== this.#signature) return { valid: false, reason: 'wrongSignature' }
    return {
      valid: true,
      callback: {
        stamp: stamp!,
        transactionId: transaction ?? null,
        amountCents: Number(amount),
        status: status as ProviderStatus,
        reference: '',
        method: null,
      },
    }
  }

  /** The page of the latest payment that was begun. */
  get last(): Page {
    return this.pages.at(-1)!
  }

  /** The address by which the provider tells of a payment or refund; `others`: what it says otherwise. */
  told(
    page: { readonly stamp: string; readonly amountCents: number; readonly transactionId?: string },
    status: ProviderStatus,
    others: Record<string, string> = {},
  ): string {
    const query = new URLSearchParams({
      stamp: page.stamp,
      ...(page.transactionId && { transaction: page.transactionId }),
      amount: String(page.amountCents),
      status,
      signature: this.#signature,
      ...others,
    })
    return `/api/payments/callback?${query}`
  }
}
