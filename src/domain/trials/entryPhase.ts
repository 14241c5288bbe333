import type { TrialState } from './states.ts'

/** The phase of a trial's entry. `coming`: it opens later; `closed`: its time is over, or it was closed by hand. */
export const ENTRY_PHASES = ['coming', 'open', 'full', 'closed', 'held', 'cancelled'] as const
export type EntryPhase = (typeof ENTRY_PHASES)[number]

const OF_STATE: Partial<Readonly<Record<TrialState, EntryPhase>>> = {
  open: 'open',
  full: 'full',
  ready: 'held',
  cancelled: 'cancelled',
}

/** The phase of entry on a Finnish day, by the trial's state that day and the first day of registration. Source: docs/rules/trials.md#registration-period. */
export function entryPhase(state: TrialState, registrationStart: string | null, today: string): EntryPhase {
  const phaseOfState = OF_STATE[state]
  if (phaseOfState) return phaseOfState
  return registrationStart !== null && today < registrationStart ? 'coming' : 'closed'
}
