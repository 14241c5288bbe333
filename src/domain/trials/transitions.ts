import type { Confirmed } from '../questions.ts'
import {
  type Condition,
  complete,
  dayFreeToMove,
  daysInOrder,
  fieldsHold,
  headReportBrought,
  inRegistrationPeriod,
  lastsUsual,
  moves,
  movesNear,
  noEntries,
  noResults,
  notChangedMeanwhile,
  objectionsDecided,
  proposalsFit,
  type Refusal,
  reportsPresent,
  resultsDone,
  resultsSigned,
  type TransitionFacts,
  type TrialMove,
  timesInOrder,
  type Versioned,
} from './conditions.ts'
import { type StateRefusal, whyNotRunning } from './refusals.ts'
import type { TrialState } from './states.ts'
import type { Happened, TrialFields } from './trialFields.ts'

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
  'supplement',
  'reopen',
] as const
export type TrialAction = (typeof TRIAL_ACTIONS)[number]

/** What each action is given; that a reason is not empty, as all that is wrong with a value by itself, is refused by the contract. */
export interface ActionInput {
  readonly save: Target & Versioned & TrialFields & Confirmed
  readonly delete: Target
  readonly publish: Target & Versioned
  readonly open: Target
  readonly close: Target
  readonly move: Target & Versioned & TrialMove & Reasoned & Confirmed
  readonly end: Target & Confirmed
  readonly cancel: Target & Reasoned
  readonly supplement: Target & Versioned & Happened
  readonly reopen: Target & Reasoned
}
interface Target {
  readonly id: number
}
interface Reasoned {
  readonly reason: string
}

/** Who someone is to a trial: agent of its organiser club, its judge or head judge, or by role alone. */
const TRIAL_PARTS = ['agent', 'headJudge', 'judge', 'chief', 'sysadmin'] as const
export type TrialPart = (typeof TRIAL_PARTS)[number]

interface Transition<Input> {
  readonly from: readonly TrialState[]
  readonly who: readonly TrialPart[]
  /** held to in this order; the first that refuses is told */
  readonly conditions: readonly Condition<Input>[]
  /** why it is not possible while the trial runs, where it is possible in another state */
  readonly whileRunning?: StateRefusal
  /** states in which it is worth offering, possible or not: elsewhere it is done for good, or undoes what has not been done */
  readonly offeredIn: readonly TrialState[]
}

const ORGANISERS = ['agent', 'sysadmin'] as const
const RUNNING = ['ongoing', 'open', 'full'] as const
const NOT_CANCELLED = ['draft', ...RUNNING, 'ready'] as const

/**
 * The table of docs/rules/trials.md#transitions: from which states, by whom and on what conditions. The registration opens, fills and closes by itself,
 * as states.ts says. `save` is allowed after the draft as well, with what publishing needs.
 */
export const TRANSITIONS: { readonly [Action in TrialAction]: Transition<ActionInput[Action]> } = {
  save: {
    from: ['draft', ...RUNNING],
    who: ORGANISERS,
    conditions: [notChangedMeanwhile, fieldsHold, lastsUsual],
    offeredIn: NOT_CANCELLED,
  },
  delete: {
    from: ['draft'],
    who: ORGANISERS,
    conditions: [noEntries],
    whileRunning: 'TRIAL_IS_PUBLISHED',
    offeredIn: ['draft'],
  },
  publish: {
    from: ['draft'],
    who: ORGANISERS,
    conditions: [notChangedMeanwhile, complete],
    whileRunning: 'TRIAL_IS_PUBLISHED',
    offeredIn: ['draft'],
  },
  open: {
    from: ['ongoing'],
    who: ORGANISERS,
    conditions: [inRegistrationPeriod],
    whileRunning: 'REGISTRATION_IS_OPEN',
    offeredIn: ['draft', 'ongoing'],
  },
  close: {
    from: ['open', 'full'],
    who: ORGANISERS,
    conditions: [],
    whileRunning: 'REGISTRATION_NOT_OPEN',
    offeredIn: ['open', 'full'],
  },
  move: {
    from: RUNNING,
    who: ORGANISERS,
    conditions: [notChangedMeanwhile, daysInOrder, moves, dayFreeToMove, movesNear, lastsUsual],
    offeredIn: NOT_CANCELLED,
  },
  end: {
    from: ['ongoing'],
    who: ['agent', 'headJudge', 'sysadmin'],
    conditions: [
      resultsDone,
      reportsPresent,
      headReportBrought,
      objectionsDecided,
      proposalsFit,
      resultsSigned,
    ],
    whileRunning: 'REGISTRATION_IS_OPEN',
    offeredIn: NOT_CANCELLED,
  },
  cancel: { from: RUNNING, who: ORGANISERS, conditions: [noResults], offeredIn: NOT_CANCELLED },
  supplement: {
    from: ['ready'],
    who: ['agent', 'headJudge', 'sysadmin'],
    conditions: [notChangedMeanwhile, timesInOrder],
    whileRunning: 'TRIAL_NOT_ENDED',
    offeredIn: ['ready'],
  },
  reopen: {
    from: ['ready'],
    who: ['chief', 'sysadmin'],
    conditions: [],
    whileRunning: 'TRIAL_NOT_ENDED',
    offeredIn: ['ready'],
  },
}

/** True where one of someone's parts in a trial may ever take the action. */
export function mayTake(action: TrialAction, parts: ReadonlySet<TrialPart>): boolean {
  return TRANSITIONS[action].who.some((part) => parts.has(part))
}

/** Why the action is not possible from the state; null: it is. */
export function stateRefusal(action: TrialAction, state: TrialState): StateRefusal | null {
  const { from, whileRunning = null } = TRANSITIONS[action]
  return from.includes(state) ? null : (whyNotRunning(state) ?? whileRunning)
}

/**
 * Why the action may not be taken; null: it may. A page asks without `input` what it may offer, a command with what it was given: of
 * the same facts both hear the same, but for what is wrong with the input.
 */
export function refusalOf<Action extends TrialAction>(
  action: Action,
  facts: TransitionFacts,
  input: ActionInput[Action] | null = null,
): Refusal | null {
  const code = stateRefusal(action, facts.state)
  if (code) return { code }
  const { conditions }: Transition<ActionInput[Action]> = TRANSITIONS[action]
  for (const condition of conditions) {
    const refusal = condition(facts, input)
    if (refusal) return refusal
  }
  return null
}
