/**
 * The columns that are read of a settlement report, by the names of Paytrail's payment reports; people's names and addresses in it are not.
 * Source: https://docs.paytrail.com/#/?id=payment-reports
 */
type ReportColumn =
  | 'settlementId'
  | 'settlementDate'
  | 'amount'
  | 'stamp'
  | 'reference'
  | 'originalTradeReference'
  | 'paymentMethodFee'
  | 'paymentMethodCommission'

/** Without these no row can be read; a report may leave the others out. */
const NEEDED: readonly ReportColumn[] = ['settlementId', 'settlementDate', 'amount', 'stamp']

/** A payment that was paid out, or a refund that was taken from what is paid out. */
export interface ReportedRow {
  /** of the file */
  readonly line: number
  readonly stamp: string
  readonly reference: string
  /** integer cents; negative: a refund */
  readonly amountCents: number
  /** what the provider keeps for it, in hundredths of a cent */
  readonly feeHundredths: number
}

/** One payout. */
export interface ReportedSettlement {
  /** the provider's name of it */
  readonly reference: string
  /** ISO day */
  readonly settledOn: string
  readonly rows: readonly ReportedRow[]
}

interface SentRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** Why a report cannot be read: columns that are missing, or the first line with a sum or a day that is none. */
export type ReportFault = { readonly missing: readonly string[] } | { readonly line: number }

/** The settlements of a report, in its order; what has not been settled yet is in none. */
export function settlementsIn(
  header: readonly string[],
  rows: readonly SentRow[],
): { readonly settlements: readonly ReportedSettlement[] } | { readonly fault: ReportFault } {
  const names = header.map((name) => name.trim().toLowerCase())
  const placeOf = (column: ReportColumn) => names.indexOf(column.toLowerCase())
  const missing = NEEDED.filter((column) => placeOf(column) < 0)
  if (missing.length > 0) return { fault: { missing } }
  const found = new Map<string, { reference: string; settledOn: string; rows: ReportedRow[] }>()
  for (const { line, cells } of rows) {
    const cell = (column: ReportColumn) => (cells[placeOf(column)] ?? '').trim()
    const reference = cell('settlementId')
    if (reference === '') continue
    const settledOn = dayOf(cell('settlementDate'))
    const row = rowOf(line, cell)
    if (settledOn === null || row === null) return { fault: { line } }
    const settlement = found.get(reference) ?? { reference, settledOn, rows: [] }
    settlement.rows.push(row)
    found.set(reference, settlement)
  }
  return { settlements: [...found.values()] }
}

function rowOf(line: number, cell: (column: ReportColumn) => string): ReportedRow | null {
  const amount = hundredthsOfCents(cell('amount'))
  const fees = [cell('paymentMethodFee'), cell('paymentMethodCommission')].map(hundredthsOfCents)
  if (amount === null || amount === 0 || amount % 100 !== 0 || fees.includes(null)) return null
  const cents = Math.abs(amount) / 100
  // A refund names the payment that it is of, whichever sign its sum has.
  const isRefund = amount < 0 || cell('originalTradeReference') !== ''
  return {
    line,
    stamp: cell('stamp').toLowerCase(),
    reference: cell('reference'),
    amountCents: isRefund ? -cents : cents,
    feeHundredths: fees.reduce<number>((sum, fee) => sum + (fee ?? 0), 0),
  }
}

const EUROS = /^(-?)(\d{1,7})(?:[.,](\d{1,4}))?$/

/** `15.95` or `0,024` euros in hundredths of a cent; nothing is 0; null: no such sum. */
function hundredthsOfCents(text: string): number | null {
  if (text === '') return 0
  const sum = EUROS.exec(text)
  if (!sum) return null
  const [, sign, euros = '', parts = ''] = sum
  const units = Number(euros) * 10_000 + Number(parts.padEnd(4, '0'))
  return sign ? -units : units
}

/** `11-06-2019` or `2019-06-11` as an ISO day; null: neither. */
function dayOf(text: string): string | null {
  const [, day, month, year] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(text) ?? []
  const iso = year ? `${year}-${month}-${day}` : text
  return /^\d{4}-\d\d-\d\d$/.test(iso) && !Number.isNaN(Date.parse(iso)) ? iso : null
}

/** What a settlement adds up to, in cents: the fees are paid in whole cents, for all rows together. */
export function sumsOf(rows: readonly Pick<ReportedRow, 'amountCents' | 'feeHundredths'>[]) {
  const grossCents = rows.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const feeCents = Math.round(rows.reduce((sum, { feeHundredths }) => sum + feeHundredths, 0) / 100)
  return { grossCents, feeCents, payoutCents: grossCents - feeCents }
}
