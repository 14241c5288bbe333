import type { Language } from '../../platform/http/language.ts'

/**
 * How the outcome of a payment is told. `prompt`: before the browser goes back; `delayed`: after it; `lost`: never; `doubled`: twice;
 * `outOfOrder`: a "failed" of an earlier try comes after it; `forged`: by somebody who has no key and says that it is paid, though nothing was.
 */
export const TELLINGS = ['prompt', 'delayed', 'lost', 'doubled', 'outOfOrder', 'forged'] as const

/**
 * What becomes of refunds of a payment. `done`; `pending`, `failing`: the callback tells the end; `failed`: at once; `refused`: an
 * error; `unanswered`: it is made and told by the callback, but the answer never comes; `silent`: no answer, no callback, nothing made.
 */
export const REFUND_WAYS = [
  'done',
  'pending',
  'failing',
  'failed',
  'refused',
  'unanswered',
  'silent',
] as const

export interface Switches {
  readonly telling: (typeof TELLINGS)[number]
  /** of a delayed callback and a slow answer */
  readonly seconds: number
  /** the browser waits before it goes back */
  readonly slow: boolean
  readonly refunds: (typeof REFUND_WAYS)[number]
}

/** What the page offers first. */
export const NO_SWITCHES: Switches = { telling: 'prompt', seconds: 10, slow: false, refunds: 'done' }

/** What a payment may become, by the buttons of the page or by a test. */
export type Outcome = 'ok' | 'fail' | 'pending' | 'delayed'

interface Addresses {
  readonly success: string
  readonly cancel: string
}

export interface SandboxRefund {
  /** of the refund itself */
  readonly transactionId: string
  readonly stamp: string
  readonly reference: string
  readonly amount: number
  readonly createdAt: Date
  readonly callbackUrls: Addresses
  /** in a settlement of an earlier run */
  readonly paidOut?: boolean
}

/** Amounts in cents. */
export interface SandboxPayment {
  readonly transactionId: string
  readonly stamp: string
  readonly reference: string
  readonly amount: number
  readonly language: Language
  readonly redirectUrls: Addresses
  readonly callbackUrls: Addresses | undefined
  readonly createdAt: Date
  status: 'new' | Outcome
  /** what becomes of refunds that are asked for from now on */
  refundWay: Switches['refunds']
  /** those that were made, or are being made */
  readonly refunds: SandboxRefund[]
  /** in a settlement of an earlier run */
  readonly paidOut?: boolean
}

/** A payment that an earlier run has taken, or the demo began with; amounts in cents. */
export interface EarlierPayment {
  readonly stamp: string
  readonly amount: number
  readonly createdAt: Date
  readonly paidOut: boolean
  readonly refunds: readonly {
    readonly stamp: string
    readonly amount: number
    /** ISO moment */
    readonly createdAt: string
    readonly paidOut: boolean
  }[]
}
/** Looks for one by its transaction. */
export type Recall = (transactionId: string) => Promise<EarlierPayment | undefined>
