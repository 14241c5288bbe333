import type { OwnEntry } from '#contract/ownEntries.ts'
import { awaitsPayment, keptUntil } from '../states.ts'

const SECOND = 1000
/** How long somebody who came back from a payment waits before it is said that one need not. */
export const PATIENCE = 60 * SECOND
/** How often is asked whether a place whose time is over has been taken back. */
const AFTER_TIME = 10 * SECOND

/** How often is asked whether a refund is on its way. */
const BEFORE_REFUND = 5 * SECOND

interface Waiting {
  /** came back from the payment */
  readonly returned: boolean
  /** milliseconds since then */
  readonly waited: number
  readonly now: number
}

/** After how many milliseconds the entry is asked for again; false: nothing is expected to change. */
export function askAgainAfter(
  entry: Pick<OwnEntry, 'money' | 'state' | 'heldUntil'> | undefined,
  { returned, waited, now }: Waiting,
): number | false {
  if (!entry) return false
  if (returned && awaitsPayment(entry)) return Math.min(2 * SECOND + waited / 5, 10 * SECOND)
  // What goes back by bank transfer waits for a person.
  const isComing = entry.money.refunds.some(
    ({ state, method }) => method === 'card' && (state === 'intended' || state === 'sending'),
  )
  if (isComing) return BEFORE_REFUND
  const until = keptUntil(entry)
  if (until === null) return false
  return Math.max(Date.parse(until) - now + SECOND, AFTER_TIME)
}
