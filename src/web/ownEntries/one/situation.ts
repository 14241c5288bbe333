import type { OwnEntry } from '#contract/ownEntries.ts'
import type { StateLook } from '../../ui/marks/StateMark.tsx'
import { hasLeft, keptUntil, STATE_LOOKS } from '../states.ts'
import type { Awaited } from './useOwnEntry.ts'

const OWN_LOOKS = {
  timeOver: STATE_LOOKS.held,
  billed: STATE_LOOKS.held,
  confirming: STATE_LOOKS.held,
  stillWaiting: STATE_LOOKS.held,
  placedUnpaid: STATE_LOOKS.held,
  trialHeld: { mark: '–', tone: 'muted' },
  trialCancelled: { mark: '✕', tone: 'error' },
} as const satisfies Record<string, StateLook>

export type Situation = OwnEntry['state'] | keyof typeof OWN_LOOKS

export const SITUATION_LOOKS: Readonly<Record<Situation, StateLook>> = { ...STATE_LOOKS, ...OWN_LOOKS }

/** What an entrant is told first of all: by the trial where that is over or off, by a payment whose end is waited for, else by the entry. */
export function situationOf(entry: OwnEntry, awaited: Awaited, now: number): Situation {
  const { state, trial, money } = entry
  if (hasLeft(entry)) return state
  if (trial.phase === 'cancelled') return 'trialCancelled'
  if (trial.phase === 'held') return 'trialHeld'
  if (awaited) return awaited === 'now' ? 'confirming' : 'stillWaiting'
  if (state === 'placed') return money.dueCents > 0 ? 'placedUnpaid' : 'placed'
  const until = keptUntil(entry)
  if (until !== null && Date.parse(until) <= now) return 'timeOver'
  return state === 'held' && money.bill ? 'billed' : state
}

/** What becomes of what was paid, once the dog is not in the trial or there is no trial. */
export function moneyAfter({ money }: OwnEntry): 'nothing' | 'onItsWay' | 'back' | 'owed' | 'asked' | 'kept' {
  const { paidCents, refunds, dueCents, claim } = money
  if (paidCents === 0) return 'nothing'
  if (dueCents < 0) return 'owed'
  if (claim?.state === 'open') return 'asked'
  const coming = refunds.filter(({ state }) => state !== 'failed')
  if (coming.length === 0) return 'kept'
  return coming.every(({ state }) => state === 'done') ? 'back' : 'onItsWay'
}
