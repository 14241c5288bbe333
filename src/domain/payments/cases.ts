import { type Movable, whyStays } from './moving.ts'
import { dueCents, type MoneyFacts } from './standing.ts'

/**
 * Why an entry waits for somebody, in the order in which they are told. Of what is owed to its entrant one says why: a refund failed, two payments
 * came, money came after the dog had left, or before; else it is simply more than the fee. Source: docs/rules/entries.md#cases.
 */
export const CASES = [
  'contested',
  'claim',
  'refundUnknown',
  'refundFailed',
  'paidTwice',
  'paidAfterLeaving',
  'owedAfterLeaving',
  'overpaid',
  'transferOverdue',
] as const
type Case = (typeof CASES)[number]

/** What can be done about what is owed. */
export const CASE_ACTS = ['refund', 'move', 'keep'] as const
export type CaseAct = (typeof CASE_ACTS)[number]

/** A confirmed payment of an entry. */
export interface PaidPart extends Movable {
  /** of it, what has not gone back and is not on its way; integer cents */
  readonly leftCents: number
  readonly confirmedAt: Date
  /** the last refund of it failed */
  readonly lastFailed: boolean
}

/** What decides whether an entry waits. */
export interface CaseFacts {
  readonly money: MoneyFacts
  /** null: the dog is in the trial */
  readonly leftAt: Date | null
  readonly contested: boolean
  readonly claims: boolean
  readonly unknownRefunds: number
  /** a bank transfer should have come */
  readonly overdue: boolean
  /** those of which nothing was a mistake */
  readonly payments: readonly PaidPart[]
}

export interface EntryCase {
  readonly kind: Case
  /** integer cents owed to the entrant; null: it is about no sum that is owed */
  readonly owedCents: number | null
  readonly acts: readonly CaseAct[]
}

/** Everything about an entry that waits for its organiser, in the order of `CASES`. Source: docs/rules/entries.md#cases. */
export function casesOf(facts: CaseFacts): EntryCase[] {
  const owedCents = -dueCents(facts.money)
  const others: readonly [Case, boolean][] = [
    ['contested', facts.contested],
    ['claim', facts.claims],
    ['refundUnknown', facts.unknownRefunds > 0],
    ['transferOverdue', facts.overdue],
  ]
  const found: EntryCase[] = others.flatMap(([kind, isSo]) =>
    isSo ? [{ kind, owedCents: null, acts: [] }] : [],
  )
  if (owedCents > 0) found.push({ kind: owedBy(facts), owedCents, acts: actsOf(facts) })
  return found.toSorted((a, b) => CASES.indexOf(a.kind) - CASES.indexOf(b.kind))
}

function owedBy({ payments, leftAt, money }: CaseFacts): Case {
  const left = payments.filter(({ leftCents }) => leftCents > 0)
  if (left.some(({ lastFailed }) => lastFailed)) return 'refundFailed'
  if (leftAt !== null && left.some(({ confirmedAt }) => confirmedAt > leftAt)) return 'paidAfterLeaving'
  if (money.gone) return 'owedAfterLeaving'
  return left.length > 1 ? 'paidTwice' : 'overpaid'
}

const actsOf = ({ payments, money, leftAt }: CaseFacts): CaseAct[] => [
  'refund',
  ...(payments.some((payment) => whyStays(payment, money) === null) ? (['move'] as const) : []),
  ...(leftAt !== null ? (['keep'] as const) : []),
]
