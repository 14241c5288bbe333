import type { Compared } from '#domain/payments/agreement.ts'
import type { PaymentMethod } from '#domain/payments/methods.ts'
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
  readonly feeCents: number
  readonly owedCents: number
  readonly unpaidCents: number
  readonly waiting: number
}

interface NamedTrial {
  readonly id: number
  readonly date: string | null
  readonly kaerNr: number | null
  readonly place: string | null
  readonly club: { readonly id: number; readonly name: string }
}

export interface TrialMoney extends TrialSums, NamedTrial {}

/** What came in a month, what went back and what the provider kept, beside what its settlements say of it. Integer cents. */
export interface MonthSums extends Compared {
  readonly inCents: number
  readonly backCents: number
  readonly feeCents: number
  readonly waiting: number
  /** what settlements say less what is known here, of what does not agree */
  readonly differenceCents: number
  readonly unsettledCents: number
}

/** Money of a trial in a month; of no trial: what a settlement says of nothing that is known. */
export interface MonthOfTrial extends MonthSums {
  /** `2026-09`, in Finland */
  readonly month: string
  readonly trial: NamedTrial | null
}

export interface MonthMoney extends MonthSums {
  readonly month: string
  readonly trials: readonly MonthOfTrial[]
}

/** A payment that came, or a refund whatever became of it. */
export type MoneyEvent = MoneyOfDog &
  (
    | { readonly kind: 'payment'; readonly state: PaymentState }
    | { readonly kind: 'refund'; readonly state: RefundState }
  )

interface MoneyOfDog {
  /** of the payment or the refund, as on the receipt */
  readonly id: number
  readonly entryId: number
  readonly method: PaymentMethod
  /** of a transfer: the ISO day on which the bank booked it, as far as it is known */
  readonly bookedOn: string | null
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
