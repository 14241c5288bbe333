import type { PaymentState, RefundState } from '#domain/payments/states.ts'

/** Months in Finland such as `2026-09`, both counted in. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** Sums of the money of a trial, or of several. Integer cents. */
export interface TrialSums {
  readonly entries: number
  readonly paidCents: number
  readonly refundedCents: number
  readonly onItsWayCents: number
  readonly keptCents: number
  readonly owedCents: number
  readonly unpaidCents: number
  readonly waiting: number
}

export interface TrialMoney extends TrialSums {
  readonly id: number
  readonly date: string | null
  readonly kaerNr: number | null
  readonly place: string | null
  readonly club: { readonly id: number; readonly name: string }
}

/** What came in a month and what went back. Integer cents. */
export interface MonthMoney {
  readonly month: string
  readonly inCents: number
  readonly backCents: number
}

/** A payment that came, or a refund whatever became of it. */
export type MoneyEvent = MoneyOfDog &
  (
    | { readonly kind: 'payment'; readonly state: PaymentState }
    | { readonly kind: 'refund'; readonly state: RefundState }
  )

interface MoneyOfDog {
  /** of a refund that is not settled: when it was decided */
  readonly at: Date
  /** integer cents, positive either way */
  readonly amountCents: number
  /** the provider's name of the payment, of a refund that of the payment it is of */
  readonly transactionId: string | null
  readonly heldOn: string | null
  readonly kaerNr: number | null
  readonly place: string | null
  readonly club: string
  readonly regnr: string
}
