import type { MoneyFacts } from './standing.ts'

/** The sums of an entry's money that giving back looks at. Integer cents. */
type Sums = Pick<MoneyFacts, 'feeCents' | 'keptCents' | 'paidCents' | 'refundedCents'>

/**
 * What becomes of the money of an entry that its entrant cancels: all of it goes back, or the fee stays with the organiser.
 * @param isFree cancelling costs nothing any more that day. Source: docs/rules/entries.md#what-comes-back
 */
export function splitAtCancelling(
  { paidCents, refundedCents, feeCents }: Sums,
  isFree: boolean,
): { readonly keptCents: number; readonly backCents: number } {
  const there = paidCents - refundedCents
  const keptCents = isFree ? 0 : Math.min(there, feeCents ?? 0)
  return { keptCents, backCents: there - keptCents }
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
