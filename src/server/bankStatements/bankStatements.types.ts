import type { CaseKind } from '#domain/payments/bankMatch.ts'
import type { RefundState } from '#domain/payments/states.ts'
import type { NamedEntry } from '../payments/payments.types.ts'

/** A booked transaction as a bank tells it. */
export interface BankTransaction {
  /** of the file, from 1 on */
  readonly line: number
  /** of the account that the statement is of, without spaces */
  readonly iban: string
  /** the bank's own name of it, by which it is known again */
  readonly archiveId: string
  /** ISO day */
  readonly bookedOn: string
  /** integer cents; below 0: it went out */
  readonly amountCents: number
  /** it takes another one back */
  readonly reversal: boolean
  /** as it is compared; null: none */
  readonly reference: string | null
  /** our own name of a transfer, as the bank repeats it; null: none */
  readonly endToEndId: string | null
  /** who paid, or was paid; empty: not told */
  readonly party: string
  readonly message: string
}

/** An entry that a transaction may pay. */
export interface PaidEntry {
  readonly id: number
  readonly trialId: number
  /** that runs its trial */
  readonly clubId: number
  readonly dog: { readonly regnr: string; readonly name: string }
  readonly heldOn: string | null
  readonly place: string | null
  /** account of the club of its trial; null: it takes no transfers */
  readonly iban: string | null
  /** what is still to be paid, in integer cents; below 0: what is owed to the entrant */
  readonly dueCents: number
  /** false: waits for a place, or has left */
  readonly hasPlace: boolean
  /** null: nobody is named, or was erased */
  readonly contactName: string | null
  /** payments that a person has recorded and no statement has told */
  readonly marked: readonly { readonly id: number; readonly amountCents: number }[]
}

/** A refund by transfer that a transaction names. */
export interface NamedRefund {
  readonly id: number
  readonly entryId: number
  /** our name of it, without hyphens */
  readonly endToEndId: string
  readonly state: RefundState
  /** integer cents */
  readonly amountCents: number
  /** of its payment list; null: it stands in none */
  readonly iban: string | null
  /** a debit of an earlier statement has told it */
  readonly isTold: boolean
}

/** A statement that was imported. */
export interface ImportRow {
  readonly id: number
  readonly at: Date
  /** null: has been erased */
  readonly by: { readonly id: number; readonly username: string } | null
  readonly club: { readonly id: number; readonly name: string }
  readonly iban: string
  readonly fileName: string
  readonly payments: number
  readonly refunds: number
  readonly cases: number
  readonly known: number
}

/** A transaction that a person has to look at. */
export interface BankCase {
  readonly id: number
  readonly clubId: number
  readonly iban: string
  readonly archiveId: string
  readonly amountCents: number
  readonly bookedOn: string
  readonly reference: string | null
  readonly party: string
  readonly message: string
  readonly kind: CaseKind
  readonly settledAt: Date | null
  /** that it was assigned as; null: it is open, or set aside */
  readonly paymentId: number | null
  /** how often what a person had made of it was taken back */
  readonly timesReopened: number
}

/** A transaction of an imported statement, with what became of it. */
export interface KeptTransaction {
  readonly id: number
  readonly bookedOn: string
  /** integer cents; below 0: it went out */
  readonly amountCents: number
  readonly reference: string | null
  /** of a case alone, and for a time */
  readonly party: string
  readonly message: string
  /** null: it was matched by itself */
  readonly kind: CaseKind | null
  readonly isRefund: boolean
  readonly timesReopened: number
  /** that the payment is with now, or that the refund is of; null: of none */
  readonly entry: NamedEntry | null
  /** what a person has made of a case; null: nothing yet */
  readonly settled: {
    readonly at: Date
    /** null: has been erased */
    readonly by: ImportRow['by']
    /** why it was set aside; null: it was assigned, or the time of the reason is over */
    readonly reason: string | null
  } | null
}
