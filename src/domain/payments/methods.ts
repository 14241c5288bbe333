/** How an entrant pays: by card or one's own bank on the page of the payment provider, or by a bank transfer to the organiser's account. */
export const PAYMENT_METHODS = ['card', 'transfer'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const METHOD_REFUSALS = ['CARD_NOT_POSSIBLE', 'TRANSFER_NOT_POSSIBLE', 'TRANSFER_TOO_LATE'] as const
export type MethodRefusal = (typeof METHOD_REFUSALS)[number]

/** What decides which methods are possible for an entry now. */
export interface MethodFacts {
  /** a payment provider serves the organiser */
  readonly hasProvider: boolean
  /** the organiser has a bank account */
  readonly hasAccount: boolean
  /** a transfer that is begun now arrives before the trial */
  readonly inTime: boolean
}

/** Why an entrant cannot pay by a method now; null: it is possible. Source: docs/rules/entries.md#bank-transfer. */
export function whyNotMethod(method: PaymentMethod, facts: MethodFacts): MethodRefusal | null {
  if (method === 'card') return facts.hasProvider ? null : 'CARD_NOT_POSSIBLE'
  if (!facts.hasAccount) return 'TRANSFER_NOT_POSSIBLE'
  return facts.inTime ? null : 'TRANSFER_TOO_LATE'
}
