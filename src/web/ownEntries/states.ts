import type { OwnEntry } from '#contract/ownEntries.ts'
import type { StateLook } from '../ui/marks/StateMark.tsx'

type State = OwnEntry['state']

/** The mark before the word: full where there is a place, half where one must act, hollow where one waits, a dash where it is over. */
export const STATE_LOOKS: Readonly<Record<State, StateLook>> = {
  placed: { mark: '●', tone: 'success' },
  held: { mark: '◐', tone: 'warning' },
  offered: { mark: '◐', tone: 'warning' },
  queued: { mark: '○', tone: 'accent' },
  undrawn: { mark: '○', tone: 'accent' },
  cancelled: { mark: '–', tone: 'muted' },
  removed: { mark: '✕', tone: 'error' },
  expired: { mark: '–', tone: 'muted' },
}

const GONE: readonly State[] = ['cancelled', 'removed', 'expired']

/** The dog is not in the trial any more. */
export const hasLeft = ({ state }: Pick<OwnEntry, 'state'>): boolean => GONE.includes(state)

/** Nothing more comes of the entry: the dog has left, or there is no trial. */
export const isOff = (entry: Pick<OwnEntry, 'state' | 'trial'>): boolean =>
  hasLeft(entry) || entry.trial.phase === 'cancelled'

/** Whether the place of an entry is kept for a payment, and until when. */
export const keptUntil = ({ state, heldUntil }: Pick<OwnEntry, 'state' | 'heldUntil'>): string | null =>
  state === 'held' || state === 'offered' ? heldUntil : null

const STILL_COMING: readonly string[] = ['created', 'open']

/** A payment has been begun of which nobody has told the end. The latest stands last. */
export function awaitsPayment({ money, state }: Pick<OwnEntry, 'money' | 'state'>): boolean {
  if (money.dueCents <= 0 || GONE.includes(state)) return false
  const latest = money.payments.at(-1)
  return latest !== undefined && STILL_COMING.includes(latest.state)
}
