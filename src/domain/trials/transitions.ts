import type { TrialState } from './states.ts'

/** What a person may do to a trial as a whole. */
export const TRIAL_ACTIONS = [
  'save',
  'delete',
  'publish',
  'open',
  'close',
  'move',
  'end',
  'cancel',
  'reopen',
] as const
export type TrialAction = (typeof TRIAL_ACTIONS)[number]

/** Who someone is to a trial: agent of its organiser club, its judge or head judge, or by role alone. */
export const TRIAL_PARTS = ['agent', 'headJudge', 'judge', 'chief', 'sysadmin'] as const
export type TrialPart = (typeof TRIAL_PARTS)[number]

/** Conditions beside state and person; each refusal is an error code of its own. */
export type Condition =
  | 'noEntries'
  | 'noResults'
  | 'complete'
  | 'inRegistrationPeriod'
  | 'reasonGiven'
  | 'resultsDone'
  | 'reportsPresent'

export interface Transition {
  readonly from: readonly TrialState[]
  readonly who: readonly TrialPart[]
  readonly conditions: readonly Condition[]
}

const ORGANISERS = ['agent', 'sysadmin'] as const
const RUNNING = ['ongoing', 'open', 'full'] as const

/**
 * The table of docs/rules/trials.md#transitions: from which states, by whom and on what conditions. The registration opens, fills and closes by itself,
 * as states.ts says. `save` is allowed after the draft as well, with what publishing needs.
 */
export const TRANSITIONS: Readonly<Record<TrialAction, Transition>> = {
  save: { from: ['draft', ...RUNNING], who: ORGANISERS, conditions: [] },
  delete: { from: ['draft'], who: ORGANISERS, conditions: ['noEntries'] },
  publish: { from: ['draft'], who: ORGANISERS, conditions: ['complete'] },
  open: { from: ['ongoing'], who: ORGANISERS, conditions: ['inRegistrationPeriod'] },
  close: { from: ['open', 'full'], who: ORGANISERS, conditions: [] },
  move: { from: RUNNING, who: ORGANISERS, conditions: ['reasonGiven'] },
  end: {
    from: ['ongoing'],
    who: ['agent', 'headJudge', 'sysadmin'],
    conditions: ['resultsDone', 'reportsPresent'],
  },
  cancel: { from: RUNNING, who: ORGANISERS, conditions: ['reasonGiven', 'noResults'] },
  reopen: { from: ['ready'], who: ['chief', 'sysadmin'], conditions: ['reasonGiven'] },
}

/** True where one of someone's parts in a trial may ever take the action. */
export function mayTake(action: TrialAction, parts: ReadonlySet<TrialPart>): boolean {
  return TRANSITIONS[action].who.some((part) => parts.has(part))
}

/** True where the action is possible from the state. */
export function leadsFrom(action: TrialAction, state: TrialState): boolean {
  return TRANSITIONS[action].from.includes(state)
}
