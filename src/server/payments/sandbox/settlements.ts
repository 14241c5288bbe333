import { stringify } from 'csv-stringify/sync'
import { finnishDayOf, formatMoment } from '#domain/moments.ts'
import type { ReportedRow } from '#domain/payments/settlementReport.ts'
import type { SandboxPayment, SandboxRefund } from './sandbox.types.ts'

/** What is kept of each payment, in hundredths of a cent: 0.35 € and 1.5 %. */
const FEE = 3500
const commissionOf = (cents: number): number => Math.round(cents * 1.5)

/** A payment that is paid out, or a refund that is taken from what is paid out. */
interface SettledMovement extends Omit<ReportedRow, 'line'> {
  readonly transactionId: string
  readonly at: Date
  /** the transaction of the payment that a refund is of; null: it is a payment */
  readonly refundOf: string | null
}

export interface SandboxSettlement {
  readonly id: number
  /** ISO day in Finland */
  readonly settledOn: string
  readonly movements: readonly SettledMovement[]
}

/** Pays out what has been paid and not been paid out yet, whenever it is asked to; Paytrail does so by the calendar. */
export class Settlements {
  readonly #payments: ReadonlyMap<string, SandboxPayment>
  readonly #made: SandboxSettlement[] = []

  constructor(payments: ReadonlyMap<string, SandboxPayment>) {
    this.#payments = payments
  }

  /** the latest first */
  get made(): readonly SandboxSettlement[] {
    return this.#made.toReversed()
  }

  /** What the next settlement will hold. */
  get open(): readonly SettledMovement[] {
    const settled = new Set(
      this.#made.flatMap(({ movements }) => movements.map(({ transactionId }) => transactionId)),
    )
    return [...this.#payments.values()]
      .filter(({ status }) => status === 'ok')
      .flatMap((payment) => [
        ...(payment.paidOut ? [] : [ofPayment(payment)]),
        ...payment.refunds.filter(({ paidOut }) => !paidOut).map((refund) => ofRefund(payment, refund)),
      ])
      .filter(({ transactionId }) => !settled.has(transactionId))
  }

  /** @returns undefined where nothing is to be paid out */
  settle(now: Date = new Date()): SandboxSettlement | undefined {
    const movements = this.open
    if (movements.length === 0) return undefined
    // Numbers go on over restarts, so that a settlement is never taken for one of an earlier run.
    const id = Math.max(Math.floor(now.getTime() / 1000), (this.#made.at(-1)?.id ?? 0) + 1)
    const settlement = { id, settledOn: finnishDayOf(now), movements }
    this.#made.push(settlement)
    return settlement
  }
}

const ofPayment = ({
  transactionId,
  createdAt,
  stamp,
  reference,
  amount,
}: SandboxPayment): SettledMovement => ({
  transactionId,
  at: createdAt,
  stamp,
  reference,
  amountCents: amount,
  feeHundredths: FEE + commissionOf(amount),
  refundOf: null,
})

const ofRefund = (payment: SandboxPayment, refund: SandboxRefund): SettledMovement => ({
  transactionId: refund.transactionId,
  at: refund.createdAt,
  stamp: refund.stamp,
  reference: refund.reference,
  amountCents: -refund.amount,
  feeHundredths: 0,
  refundOf: payment.transactionId,
})

/** The columns of Paytrail's payment report: https://docs.paytrail.com/#/?id=payment-reports. The sandbox knows no people, and leaves theirs empty. */
const COLUMNS = [
  'entryDate',
  'created',
  'amount',
  'status',
  'firstname',
  'familyname',
  'description',
  'reference',
  'paymentMethod',
  'stamp',
  'address',
  'postcode',
  'postoffice',
  'country',
  'checkoutReference',
  'archiveNumber',
  'payerName',
  'settlementId',
  'settlementDate',
  'settlementReference',
  'originalTradeReference',
  'vatPercentage',
  'vatAmount',
  'paymentMethodFee',
  'paymentMethodCommission',
  'shopInShopCommission',
] as const

/** The report of a settlement as CSV. */
export function reportOf({ id, settledOn, movements }: SandboxSettlement): string {
  const rows = movements.map((movement) => {
    const isPayment = movement.refundOf === null
    return {
      entryDate: reportDay(finnishDayOf(movement.at)),
      created: formatMoment(movement.at.toISOString(), 'en').slice(-5).trim(),
      amount: euros(movement.amountCents * 100, 2),
      status: isPayment ? 'Paid and settled' : 'Refunded',
      reference: movement.reference,
      paymentMethod: 'sandbox',
      stamp: movement.stamp,
      checkoutReference: movement.transactionId,
      settlementId: id,
      settlementDate: reportDay(settledOn),
      settlementReference: id,
      originalTradeReference: movement.refundOf,
      paymentMethodFee: isPayment ? euros(FEE, 2) : null,
      paymentMethodCommission: isPayment ? euros(movement.feeHundredths - FEE, 4) : null,
    }
  })
  return stringify(rows, { columns: [...COLUMNS], header: true, delimiter: ';', quoted_string: true })
}

/** Hundredths of a cent as the report writes euros: `-12,50`. */
const euros = (hundredths: number, decimals: number): string =>
  (hundredths / 10_000).toFixed(decimals).replace('.', ',')

/** An ISO day as the report writes it: `24-11-2026`. */
const reportDay = (day: string): string => day.split('-').toReversed().join('-')
