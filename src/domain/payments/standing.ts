/** Everything that the money of an entry follows from. Integer cents, none of them negative. */
export interface MoneyFacts {
  /** what it costs; null: nothing is asked for */
  readonly feeCents: number | null
  /** the dog has left the trial, or the trial is cancelled */
  readonly gone: boolean
  /** of what was paid, what the organiser keeps although the dog is gone */
  readonly keptCents: number
  /** what has come in: the confirmed payments */
  readonly paidCents: number
  /** what has gone back or may have: every refund but the failed ones, so that no cent goes back twice */
  readonly refundedCents: number
}

/** `free`: nothing is asked for and nothing has come; `settled`: the dog is gone and nobody owes anybody anything. */
export const STANDINGS = ['free', 'unpaid', 'paid', 'overpaid', 'settled'] as const
export type Standing = (typeof STANDINGS)[number]

/** What the entrant still owes; negative: what is owed to the entrant. Integer cents. */
export function dueCents({ feeCents, gone, keptCents, paidCents, refundedCents }: MoneyFacts): number {
  const owed = gone ? keptCents : (feeCents ?? 0)
  return owed - (paidCents - refundedCents)
}

/** The one word for the money of an entry, by which screens, commands and jobs know it. Source: docs/rules/entries.md#states-of-money. */
export function standingOf(facts: MoneyFacts): Standing {
  const due = dueCents(facts)
  if (due < 0) return 'overpaid'
  if (facts.gone) return 'settled'
  if (due > 0) return 'unpaid'
  return facts.feeCents === null ? 'free' : 'paid'
}
