import { type BankOutcome, type CaseKind, type FITS, fitOf, matchOf } from '#domain/payments/bankMatch.ts'
import { entryOfReference } from '#domain/payments/reference.ts'
import type { Reader } from '../platform/act.ts'
import { entriesById, refundsNamed, toldBefore } from './bankStatements.store.ts'
import type { BankTransaction, NamedRefund, PaidEntry } from './bankStatements.types.ts'

/** What a transaction of a statement is. */
export interface Finding {
  readonly transaction: BankTransaction
  readonly outcome: BankOutcome
  readonly caseKind: CaseKind | null
  /** the entry that it pays, or would pay */
  readonly entry: PaidEntry | null
  /** of a payment: whether it is what is due, those before it in the statement counted in */
  readonly fit: (typeof FITS)[number] | null
  /** the payment that a person has recorded before */
  readonly paymentId: number | null
  readonly refund: NamedRefund | null
}

/** What each transaction of a statement is, as things stand now. Nothing is changed. */
export async function matchTransactions(
  { db }: Reader,
  transactions: readonly BankTransaction[],
): Promise<Finding[]> {
  const known = await toldBefore(db, transactions)
  const knownKeys = new Set(known.map(keyOf))
  const payments = new Set(known.flatMap((told) => (told.isPayment ? idOf(told) : [])))
  const entries = await entriesById(
    db,
    transactions.flatMap(({ reference }) => entryIdOf(reference) ?? []),
  )
  const names = transactions.flatMap(({ endToEndId }) => endToEndId?.toLowerCase() ?? [])
  const refunds = await refundsNamed(db, names)
  const plan = new Plan(entries, refunds)
  return transactions.map((transaction) => {
    const isKnown = knownKeys.has(keyOf(transaction))
    knownKeys.add(keyOf(transaction))
    return plan.find(transaction, { isKnown, takesPaymentBack: payments.has(idOf(transaction)) })
  })
}

type Named = Pick<BankTransaction, 'iban' | 'archiveId' | 'amountCents'>
const idOf = ({ iban, archiveId }: Named): string => `${iban} ${archiveId}`
const keyOf = (named: Named): string => `${idOf(named)} ${named.amountCents}`

const entryIdOf = (reference: string | null): number | undefined =>
  reference === null ? undefined : entryOfReference(reference)

/** Goes through a statement: what one transaction pays is no longer due to the next. */
class Plan {
  readonly #entries: ReadonlyMap<number, PaidEntry>
  readonly #refunds: ReadonlyMap<string, NamedRefund>
  readonly #due: Map<number, number>
  readonly #used = new Set<string>()

  constructor(entries: readonly PaidEntry[], refunds: readonly NamedRefund[]) {
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]))
    this.#refunds = new Map(refunds.map((refund) => [refund.endToEndId, refund]))
    this.#due = new Map(entries.map(({ id, dueCents }) => [id, dueCents]))
  }

  find(
    transaction: BankTransaction,
    told: { readonly isKnown: boolean; readonly takesPaymentBack: boolean },
  ): Finding {
    const { amountCents, endToEndId, reference } = transaction
    const entry = this.#entries.get(entryIdOf(reference) ?? 0)
    const marked = entry?.marked.find(
      (payment) => payment.amountCents === amountCents && !this.#used.has(`payment ${payment.id}`),
    )
    const refund = this.#refunds.get(endToEndId?.toLowerCase() ?? '')
    const match = matchOf(transaction, {
      ...told,
      entry: entry && { iban: entry.iban, marked: marked !== undefined },
      refund:
        refund &&
        (this.#used.has(`refund ${refund.id}`)
          ? { ...refund, isTold: true, state: 'done' as const }
          : refund),
    })
    if (match.outcome === 'marked') this.#used.add(`payment ${marked!.id}`)
    if (match.outcome === 'refund') this.#used.add(`refund ${refund!.id}`)
    return {
      transaction,
      ...match,
      entry: entry ?? null,
      fit: match.outcome === 'payment' ? this.#pay(entry!, amountCents) : null,
      paymentId: match.outcome === 'marked' ? marked!.id : null,
      refund: match.outcome === 'refund' ? refund! : null,
    }
  }

  #pay({ id }: PaidEntry, amountCents: number): Finding['fit'] {
    const due = this.#due.get(id)!
    this.#due.set(id, due - amountCents)
    return fitOf(amountCents, due)
  }
}
