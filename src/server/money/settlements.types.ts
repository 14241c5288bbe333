import type { LEDGER_ACCOUNTS, SETTLEMENT_CASES } from '#contract/constants.ts'
import type { ReportedRow } from '#domain/payments/settlementReport.ts'

/** A row of a report with what it is about here: at most one of the two. */
export interface MatchedRow extends ReportedRow {
  readonly paymentId: number | null
  readonly refundId: number | null
  /** cents of that as it is known here, those of a refund negative; null: it is not known, or settled before */
  readonly knownCents: number | null
  /** it has come, or gone back, here too */
  readonly done: boolean
}

export interface SettlementRow {
  readonly id: number
  readonly reference: string
  readonly settledOn: string
  readonly importedAt: Date
  readonly by: { readonly id: number; readonly username: string } | null
  readonly fileName: string
  readonly payments: number
  readonly refunds: number
  readonly grossCents: number
  readonly feeHundredths: number
  readonly cases: number
}

export interface SettlementCase {
  readonly kind: (typeof SETTLEMENT_CASES)[number]
  readonly settlement: string | null
  readonly reference: string
  readonly reportedCents: number | null
  readonly knownCents: number | null
  readonly trialId: number | null
  readonly regnr: string | null
}

export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]
export interface Balance {
  readonly account: LedgerAccount
  /** a debit is positive */
  readonly amountCents: number
}
