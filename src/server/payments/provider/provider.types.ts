import type { ProviderStatus } from '#domain/payments/states.ts'
import type { Language } from '../../platform/http/language.ts'

/**
 * A company that takes money from a card or a bank and gives it back: Paytrail, or the sandbox of the demo and the tests.
 * No method throws for what the company or the network does: each answers with an outcome. None is repeated by itself.
 * Source: docs/payments.md.
 */
export interface PaymentProvider {
  /** of the account that the money goes to, the same for good: payments keep it */
  readonly name: string
  /** address of the pages where its merchants fetch the reports of settlements */
  readonly panel: string
  /** Opens a payment; the payer goes on at `href`. */
  create(payment: NewPayment): Promise<CreateAnswer>
  /** How a payment stands there. `transactionId`: the one `create` answered with. */
  find(transactionId: string): Promise<FindAnswer>
  /** Gives back a part or all of what was paid. */
  refund(refund: NewRefund): Promise<RefundAnswer>
  /** Checks the query of a callback or of the payer's return: signature, account, shape; nothing of ours. */
  readCallback(query: Readonly<Record<string, unknown>>): CallbackReading
}

/** Where the outcome is told; of the real provider https alone. A redirect has at most 300 characters, a callback 3000. */
interface OutcomeAddresses {
  readonly success: string
  readonly cancel: string
}

export interface NewPayment {
  /** our own name of it, never used before, at most 200 characters: callbacks carry it */
  readonly stamp: string
  /** what payer and treasurer read, at most 200 characters */
  readonly reference: string
  /** 1–99 999 998 */
  readonly amountCents: number
  readonly language: Language
  readonly email: string
  /** where the payer's browser goes; never a proof of payment */
  readonly redirectUrls: OutcomeAddresses
  /** where the provider calls (GET), several times maybe */
  readonly callbackUrls: OutcomeAddresses
}

export interface NewRefund {
  readonly transactionId: string
  readonly amountCents: number
  /** our own name of the refund, never used before, at most 200 characters: its callback carries it */
  readonly stamp: string
  readonly reference: string
  readonly callbackUrls: OutcomeAddresses
}

/** Nothing has happened at the provider, and the same call would be refused again, but `unreachable`: no connection was opened. */
export interface Refused {
  readonly outcome: 'refused'
  readonly code: 'invalid' | 'unauthorized' | 'notFound' | 'notSupported' | 'unreachable'
  /** the provider's own words, for staff; '' without any */
  readonly message: string
}

/** It may have happened or not: time is over, the connection broke, or what came is no answer of the provider. */
export interface Unknown {
  readonly outcome: 'unknown'
  readonly reason:
    | 'timeout'
    | 'connection'
    | 'serverError'
    | 'redirect'
    | 'tooLarge'
    | 'unreadable'
    | 'notSigned'
}

export type CreateAnswer =
  | { readonly outcome: 'created'; readonly transactionId: string; readonly href: string }
  | Refused
  | Unknown

interface FoundPayment {
  readonly outcome: 'found'
  readonly transactionId: string
  readonly status: ProviderStatus
  readonly amountCents: number
  readonly stamp: string
  readonly reference: string
}

export type FindAnswer = FoundPayment | Refused | Unknown

export type RefundAnswer =
  /** `pending`: a callback tells the end. `transactionId`: of the refund itself; null where the provider gave none */
  | { readonly outcome: 'done' | 'pending'; readonly transactionId: string | null }
  /** `rejected`: the provider took the call and said no */
  | { readonly outcome: 'failed'; readonly code: Refused['code'] | 'rejected'; readonly message: string }
  | Unknown

/** What the provider has signed. `stamp` says what it is about: of a payment the payment's, of a refund the refund's. */
export interface Callback {
  /** of the payment, or of the refund itself; null for a refund that was never begun */
  readonly transactionId: string | null
  readonly stamp: string
  readonly reference: string
  readonly amountCents: number
  readonly status: ProviderStatus
  /** the bank or card brand, such as `nordea` */
  readonly method: string | null
}

export type CallbackReading =
  | { readonly valid: true; readonly callback: Callback }
  | { readonly valid: false; readonly reason: 'malformed' | 'wrongSignature' | 'wrongAccount' }
