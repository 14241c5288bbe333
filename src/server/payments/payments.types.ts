import type { Payee } from '#domain/payments/epcCode.ts'
import type { PaymentMethod } from '#domain/payments/methods.ts'
import type { PaymentState, RefundState } from '#domain/payments/states.ts'

/** Provider of the payments that came to the organiser's bank account. */
export const BANK = 'bank'

/** One attempt to pay for an entry. Integer cents. */
export interface Payment {
  readonly id: number
  readonly entryId: number
  readonly trialId: number
  readonly stamp: string
  readonly amountCents: number
  /** the account it goes through: `name` of a PaymentProvider, or BANK */
  readonly provider: string
  readonly transactionId: string | null
  readonly state: PaymentState
  readonly createdAt: Date
  readonly confirmedAt: Date | null
  readonly appliedAt: Date | null
  /** of a transfer: the ISO day on which the bank booked it */
  readonly bookedOn: string | null
  /** how often it was moved to another entry */
  readonly moves: number
  /** the imported statement that tells it */
  readonly statementId: number | null
}

/** Who paid, kept for the bookkeeping once the contacts of the entry are gone. */
export interface Voucher {
  readonly paymentId: number
  readonly payer: string
  /** ISO day, the last */
  readonly keptUntil: string
}

/** A payment that was moved from one entry to another. Integer cents. */
export interface PaymentMove {
  readonly id: number
  readonly amountCents: number
  readonly movedAt: Date
  readonly direction: 'in' | 'out'
  readonly other: NamedEntry
  readonly reason: string
}

/** An entry as it is told where money of another is decided about. */
export interface NamedEntry {
  readonly id: number
  readonly trialId: number
  readonly dog: { readonly regnr: string; readonly name: string }
  readonly heldOn: string | null
  readonly place: string | null
}

/** One that a payment can be moved to. `dueCents`: below 0 what is owed to the entrant; `back`: the payment came from there. */
export interface Payable extends NamedEntry {
  readonly dueCents: number
  readonly back: boolean
}

/** Money on its way back. Integer cents. */
export interface Refund {
  readonly id: number
  readonly paymentId: number
  readonly entryId: number
  readonly stamp: string
  readonly amountCents: number
  /** that the payment went through */
  readonly provider: string
  readonly state: RefundState
  readonly reason: string
  /** it goes back by bank transfer; false: the provider of its payment makes it */
  readonly byTransfer: boolean
  /** nothing has gone back: the payment had been recorded by mistake */
  readonly mistake: boolean
  readonly createdAt: Date
  /** when it was known what became of it */
  readonly settledAt: Date | null
}

/** What somebody needs who pays for an entry by bank transfer. */
export interface Bill {
  readonly payee: Payee
  /** integer cents */
  readonly amountCents: number
  /** Finnish reference number, and the same in its international form */
  readonly reference: string
  readonly rf: string
  /** ISO day by which the money is to arrive */
  readonly dueOn: string
  /** 54 digits; null: the account is not Finnish */
  readonly barcode: string | null
  /** text of a QR code */
  readonly epc: string
}

/** A payment or a refund on a receipt. */
export interface ReceiptLine {
  readonly id: number
  /** ISO day in Finland */
  readonly day: string
  readonly method: PaymentMethod
  /** integer cents, above 0 */
  readonly amountCents: number
}

/** What has come for an entry, and gone back. Integer cents. */
export interface Receipt {
  readonly paid: readonly ReceiptLine[]
  readonly returned: readonly ReceiptLine[]
  /** what is to go back and has not arrived */
  readonly onWayCents: number
  /** paid less returned */
  readonly totalCents: number
  /** what of the total is value added tax; null: the organiser's fees have none */
  readonly vat: { readonly permille: number; readonly cents: number } | null
}
