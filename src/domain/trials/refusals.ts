import type { TrialState } from './states.ts'
import { leadsFrom, type TrialAction } from './transitions.ts'

/** Why a state does not allow an action; codes of the `errors` texts. */
export type StateRefusal =
  | 'TRIAL_IS_DRAFT'
  | 'TRIAL_IS_PUBLISHED'
  | 'TRIAL_IS_ENDED'
  | 'TRIAL_IS_CANCELLED'
  | 'TRIAL_NOT_ENDED'
  | 'REGISTRATION_IS_OPEN'
  | 'REGISTRATION_NOT_OPEN'

const BY_STATE = {
  draft: 'TRIAL_IS_DRAFT',
  ready: 'TRIAL_IS_ENDED',
  cancelled: 'TRIAL_IS_CANCELLED',
} as const satisfies Partial<Record<TrialState, StateRefusal>>

/** Of a running trial: what is done already, or has to be done first. */
const WHILE_RUNNING: Readonly<Partial<Record<TrialAction, StateRefusal>>> = {
  delete: 'TRIAL_IS_PUBLISHED',
  publish: 'TRIAL_IS_PUBLISHED',
  open: 'REGISTRATION_IS_OPEN',
  close: 'REGISTRATION_NOT_OPEN',
  end: 'REGISTRATION_IS_OPEN',
  reopen: 'TRIAL_NOT_ENDED',
}

/** Why the action is not possible from the state; null: it is. */
export function stateRefusal(action: TrialAction, state: TrialState): StateRefusal | null {
  if (leadsFrom(action, state)) return null
  if (state === 'draft' || state === 'ready' || state === 'cancelled') return BY_STATE[state]
  return WHILE_RUNNING[action] ?? null
}

/** Why the list of dogs may not be changed in a state: only that of a published trial that goes on may; null: it may. */
export function listRefusal(
  state: TrialState,
): 'TRIAL_IS_DRAFT' | 'TRIAL_IS_ENDED' | 'TRIAL_IS_CANCELLED' | null {
  return state === 'draft' || state === 'ready' || state === 'cancelled' ? BY_STATE[state] : null
}
