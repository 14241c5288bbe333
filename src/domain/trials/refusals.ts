import type { TrialState } from './states.ts'

/** Why a state does not allow an action; codes of the `errors` texts. */
export type StateRefusal =
  | 'TRIAL_IS_DRAFT'
  | 'TRIAL_IS_PUBLISHED'
  | 'TRIAL_IS_ENDED'
  | 'TRIAL_IS_CANCELLED'
  | 'TRIAL_NOT_ENDED'
  | 'REGISTRATION_IS_OPEN'
  | 'REGISTRATION_NOT_OPEN'

const NOT_RUNNING = {
  draft: 'TRIAL_IS_DRAFT',
  ready: 'TRIAL_IS_ENDED',
  cancelled: 'TRIAL_IS_CANCELLED',
} as const satisfies Partial<Record<TrialState, StateRefusal>>

/** Why a trial does not run in a state, so that its list of dogs stays as it is; null: it is published and goes on. */
export function whyNotRunning(state: TrialState): (typeof NOT_RUNNING)[keyof typeof NOT_RUNNING] | null {
  return state === 'draft' || state === 'ready' || state === 'cancelled' ? NOT_RUNNING[state] : null
}
