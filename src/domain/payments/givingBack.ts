import { backCents } from './refundRule.ts'
import type { MoneyFacts } from './standing.ts'

/** The sums of an entry's money that giving back looks at. Integer cents. */
type Sums = Pick<MoneyFacts, 'feeCents' | 'keptCents' | 'paidCents' | 'refundedCents'>

/**
 * What becomes of the money of an entry that its entrant cancels. Of what was paid of the fee the rule says how much goes back; a ground that is
 * claimed keeps it with the organiser until the claim is decided. What was paid beyond the fee goes back in any case.
 * Source: docs/rules/entries.md#what-comes-back.
 */
export function splitAtCancelling(
  { paidCents, refundedCents, feeCents }: Sums,
  rule: Parameters<typeof backCents>[1],
  byItself: boolean,
): { readonly keptCents: number; readonly backCents: number; readonly claimedCents: number } {
  const there = paidCents - refundedCents
  const fee = Math.min(there, feeCents ?? 0)
  const back = backCents(fee, rule)
  const keptCents = byItself ? fee - back : fee
  return { keptCents, backCents: there - keptCents, claimedCents: byItself ? 0 : back }
}

/** What of a payment has not gone back, in cents. */
interface Refundable {
  readonly paymentId: number
  readonly leftCents: number
}

/** The parts in which a sum goes back, each of one payment, in the order given: never more than is left of them. */
export function refundParts(
  amountCents: number,
  payments: readonly Refundable[],
): readonly { readonly paymentId: number; readonly amountCents: number }[] {
  let wanted = amountCents
  return payments.flatMap(({ paymentId, leftCents }) => {
    const part = Math.min(wanted, leftCents)
    if (part <= 0) return []
    wanted -= part
    return [{ paymentId, amountCents: part }]
  })
}

/** What still stays with the organiser once a sum goes back: money that goes back stays no longer. */
export const keptAfter = ({ paidCents, refundedCents, keptCents }: Sums, amountCents: number): number =>
  Math.min(keptCents, paidCents - refundedCents - amountCents)
