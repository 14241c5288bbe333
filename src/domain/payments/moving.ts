import { dueCents, type MoneyFacts } from './standing.ts'

/** Why a payment stays with its entry. */
export const STAYS = ['PAYMENT_NOT_SETTLED', 'PAYMENT_HAS_REFUND', 'PAYMENT_IS_KEPT'] as const
type Stays = (typeof STAYS)[number]
/** Why an entry does not get it. */
export const NOT_TAKEN = ['SAME_ENTRY', 'OTHER_CLUBS_ENTRY', 'ENTRY_OWES_NOTHING'] as const
type NotTaken = (typeof NOT_TAKEN)[number]

/** A payment as moving looks at it. */
export interface Movable {
  /** integer cents */
  readonly amountCents: number
  /** it has come, and what it means for its entry was carried out */
  readonly settled: boolean
  /** something of it was to go back, whatever became of that */
  readonly hasRefund: boolean
}

/**
 * Why a payment cannot leave its entry; null: it can. Of what was to go back the provider may still tell, and of a dog that has left only what is
 * owed to its entrant can go elsewhere. Source: docs/rules/entries.md#moving-money.
 */
export function whyStays(payment: Movable, from: MoneyFacts): Stays | null {
  if (!payment.settled) return 'PAYMENT_NOT_SETTLED'
  if (payment.hasRefund) return 'PAYMENT_HAS_REFUND'
  return from.gone && payment.amountCents > -dueCents(from) ? 'PAYMENT_IS_KEPT' : null
}

interface Side {
  readonly entryId: number
  readonly clubId: number
}

/** The entry that is to get it. `hasPlace`: at its trial; `back`: the payment came from there. */
export type Taker = Side & { readonly facts: MoneyFacts; readonly hasPlace: boolean; readonly back: boolean }

/** Why an entry does not get a payment of another; null: it does. Source: docs/rules/entries.md#moving-money. */
export function whyNotTaken(from: Side, to: Taker): NotTaken | null {
  if (from.entryId === to.entryId) return 'SAME_ENTRY'
  if (from.clubId !== to.clubId) return 'OTHER_CLUBS_ENTRY'
  if (to.back) return null
  return to.facts.gone || !to.hasPlace || dueCents(to.facts) <= 0 ? 'ENTRY_OWES_NOTHING' : null
}
