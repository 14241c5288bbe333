import {
  type MethodFacts,
  type MethodRefusal,
  type PaymentMethod,
  whyNotMethod,
} from '../payments/methods.ts'
import type { Hold } from './holds.ts'
import type { EntryList } from './queue.ts'

/** How an entry stands, in the words of its entrant. Source: docs/rules/entries.md#states-of-an-entry. */
export const OWN_ENTRY_STATES = [
  'held',
  'offered',
  'placed',
  'queued',
  'undrawn',
  'cancelled',
  'removed',
  'expired',
] as const
export type OwnEntryState = (typeof OWN_ENTRY_STATES)[number]

/** Whose doing it was that a dog left a trial. */
export const LEAVERS = ['organiser', 'entrant', 'system'] as const
export type Leaver = (typeof LEAVERS)[number]

/** What the state of an entry follows from. */
export interface OwnEntryFacts {
  readonly list: EntryList
  readonly hold: Hold | null
  /** its trial's places are drawn, and have not been */
  readonly undrawn: boolean
  /** null: it has not left */
  readonly leftBy: Leaver | null
}

const OF_LEAVER = { entrant: 'cancelled', organiser: 'removed', system: 'expired' } as const
const OF_HOLD = { entering: 'held', transfer: 'held', offer: 'offered' } as const

/** The state of an entry; a place whose time is over is held until the system has taken it back. */
export function ownEntryState({ list, hold, leftBy, undrawn }: OwnEntryFacts): OwnEntryState {
  if (leftBy !== null) return OF_LEAVER[leftBy]
  if (list === 'reserve') return undrawn ? 'undrawn' : 'queued'
  return hold === null ? 'placed' : OF_HOLD[hold]
}

/** What an entrant may do; `pay`: by card, `transfer`: agree to pay by bank transfer. */
export const ENTRANT_ACTIONS = ['pay', 'transfer', 'change', 'changeClass', 'cancel'] as const
export type EntrantAction = (typeof ENTRANT_ACTIONS)[number]

/** What decides whether an action is possible now. */
export interface EntrantFacts {
  readonly state: OwnEntryState
  readonly cancelled: boolean
  /** none of its days has come, and it has not been ended */
  readonly beforeTrial: boolean
  /** its registration is not over */
  readonly beforeClosing: boolean
  /** its results are not written down */
  readonly unjudged: boolean
  /** what the entrant owes; cents */
  readonly dueCents: number
  readonly methods: MethodFacts
}

export type EntrantRefusal =
  | 'ENTRY_LEFT'
  | 'ENTRY_IS_QUEUED'
  | 'ENTRY_IS_UNDRAWN'
  | 'ENTRY_HAS_RESULT'
  | 'TRIAL_IS_CANCELLED'
  | 'TRIAL_HAS_BEGUN'
  | 'ENTRY_ENDED'
  | 'NOTHING_TO_PAY'
  | MethodRefusal

const PAYING = ['held', 'offered', 'placed'] as const satisfies readonly OwnEntryState[]
const PRESENT = ['held', 'offered', 'placed', 'queued', 'undrawn'] as const satisfies readonly OwnEntryState[]

/** The table of an entrant's actions: from which states, and on what conditions. Server, screens and tests ask it. */
const ACTIONS: {
  readonly [Action in EntrantAction]: {
    readonly from: readonly OwnEntryState[]
    readonly refuse: (facts: EntrantFacts) => EntrantRefusal | null
  }
} = {
  pay: { from: PAYING, refuse: (facts) => whyNotPay('card', facts) },
  transfer: { from: PAYING, refuse: (facts) => whyNotPay('transfer', facts) },
  change: { from: PRESENT, refuse: whyNotChange },
  changeClass: { from: PRESENT, refuse: whyNotChangeClass },
  cancel: { from: PRESENT, refuse: whyNotChange },
}

/** Why nothing is paid for a dog that has no place yet. */
const WAITING: Readonly<Partial<Record<OwnEntryState, EntrantRefusal>>> = {
  queued: 'ENTRY_IS_QUEUED',
  undrawn: 'ENTRY_IS_UNDRAWN',
}

/** Why an entrant may not do something now; null: it may be done. */
export function whyNot(action: EntrantAction, facts: EntrantFacts): EntrantRefusal | null {
  const { from, refuse } = ACTIONS[action]
  if (!from.includes(facts.state)) return WAITING[facts.state] ?? 'ENTRY_LEFT'
  return facts.cancelled ? 'TRIAL_IS_CANCELLED' : refuse(facts)
}

function whyNotPay(
  method: PaymentMethod,
  { dueCents, methods, beforeTrial }: EntrantFacts,
): EntrantRefusal | null {
  if (dueCents <= 0) return 'NOTHING_TO_PAY'
  if (!beforeTrial) return 'TRIAL_HAS_BEGUN'
  return whyNotMethod(method, methods)
}

function whyNotChange({ beforeTrial, unjudged }: EntrantFacts): EntrantRefusal | null {
  if (!unjudged) return 'ENTRY_HAS_RESULT'
  return beforeTrial ? null : 'TRIAL_HAS_BEGUN'
}

function whyNotChangeClass(facts: EntrantFacts): EntrantRefusal | null {
  return whyNotChange(facts) ?? (facts.beforeClosing ? null : 'ENTRY_ENDED')
}
