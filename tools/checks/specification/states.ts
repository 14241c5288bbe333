import type { RegisterState } from '#domain/breeding/registerStates.ts'
import type { InquiryState } from '#domain/health/inquiry.ts'
import type { PaymentState } from '#domain/payments/states.ts'
import type { TrialState } from '#domain/trials/states.ts'
import type { TrialAction, TrialPart } from '#domain/trials/transitions.ts'

/** Where states stand in the specification, and the table of transitions in the decisions. */
export const STATE_SECTIONS = { states: '## 4. States and transitions', transitions: '## 4. Trials' } as const

/** The specification's words for the states of a trial, in its order. */
export const SPECIFIED_TRIAL_STATES: Readonly<Record<TrialState, string>> = {
  draft: 'draft',
  open: 'open (registration open)',
  ongoing: 'ongoing (published)',
  ready: 'ready',
  full: 'full',
  cancelled: 'cancelled',
}

/** Cells of a row of the table of transitions: from, action, to, who. */
type Row = readonly [from: string, action: string, to: string, who: string]

/** What people do to a trial. src/server/organising/transitions.test.ts holds it over HTTP: in every state, by everyone. */
export const SPECIFIED_TRANSITIONS: {
  readonly [Action in TrialAction]: {
    readonly row: Row
    readonly from: readonly TrialState[]
    readonly who: readonly TrialPart[]
    /** the state that it leads to; left out: the same, or none */
    readonly to?: TrialState
  }
} = {
  save: {
    row: ['(new), draft', 'save draft', 'draft', 'TRIALAGENT, SYSADMIN'],
    // What publishing needs stays required at every later save, which there are then.
    from: ['draft', 'ongoing', 'open', 'full'],
    who: ['agent', 'sysadmin'],
  },
  delete: {
    row: ['draft', 'delete', '–', 'TRIALAGENT, SYSADMIN'],
    from: ['draft'],
    who: ['agent', 'sysadmin'],
  },
  publish: {
    row: ['draft', 'publish', 'ongoing', 'TRIALAGENT, SYSADMIN'],
    from: ['draft'],
    who: ['agent', 'sysadmin'],
    to: 'ongoing',
  },
  open: {
    row: [
      'ongoing',
      'open web registration',
      'open',
      'TRIALAGENT, SYSADMIN; the system at the registration start',
    ],
    from: ['ongoing'],
    who: ['agent', 'sysadmin'],
    to: 'open',
  },
  close: {
    row: [
      'open, full',
      '(registration end passed) / close registration',
      'ongoing',
      'the system / TRIALAGENT, SYSADMIN',
    ],
    from: ['open', 'full'],
    who: ['agent', 'sysadmin'],
    to: 'ongoing',
  },
  move: {
    row: ['ongoing, open, full', 'move (new date or place)', 'the same', 'TRIALAGENT, SYSADMIN'],
    from: ['ongoing', 'open', 'full'],
    who: ['agent', 'sysadmin'],
  },
  end: {
    row: ['ongoing', 'end trial', 'ready', "TRIALAGENT, the trial's head judge, SYSADMIN"],
    from: ['ongoing'],
    who: ['agent', 'headJudge', 'sysadmin'],
    to: 'ready',
  },
  cancel: {
    row: ['ongoing, open, full', 'cancel', 'cancelled', 'TRIALAGENT, SYSADMIN'],
    from: ['ongoing', 'open', 'full'],
    who: ['agent', 'sysadmin'],
    to: 'cancelled',
  },
  supplement: {
    row: [
      'ready',
      "add the head judge's report, bird counts, end time",
      'ready',
      'TRIALAGENT, the head judge, SYSADMIN',
    ],
    from: ['ready'],
    who: ['agent', 'headJudge', 'sysadmin'],
  },
  reopen: {
    row: ['ready', 'reopen', 'ongoing', 'KAER_CHIEF, SYSADMIN'],
    from: ['ready'],
    who: ['chief', 'sysadmin'],
    to: 'ongoing',
  },
}

/** What happens to a trial by itself: by its dogs and by the days, on which its registration is open. */
export const SPECIFIED_MOMENTS: readonly {
  readonly row?: Row
  readonly before: Moment
  readonly after: Moment
  readonly from: TrialState
  readonly to: TrialState
}[] = [
  {
    row: ['open', '(last place taken)', 'full', 'the system'],
    before: { today: '2026-05-05', taken: 4 },
    after: { today: '2026-05-05', taken: 5 },
    from: 'open',
    to: 'full',
  },
  {
    row: ['full', '(a place freed)', 'open', 'the system'],
    before: { today: '2026-05-10', taken: 5 },
    after: { today: '2026-05-10', taken: 4 },
    from: 'full',
    to: 'open',
  },
  {
    before: { today: '2026-04-19', taken: 0 },
    after: { today: '2026-04-20', taken: 0 },
    from: 'ongoing',
    to: 'open',
  },
  {
    before: { today: '2026-05-10', taken: 5 },
    after: { today: '2026-05-11', taken: 5 },
    from: 'full',
    to: 'ongoing',
  },
]
/** A trial of five places, with registration from 20 April to 10 May 2026. */
export interface Moment {
  readonly today: string
  readonly taken: number
}

/** Ways through the states of other things, each with the words that say so. */
export const REGISTER_WAY = {
  heading: '## 6. Breeding',
  says: 'Register: applied → active → removed (date, reason) → active again.',
  states: ['applied', 'active', 'removed', 'active'] satisfies RegisterState[],
} as const
export const INQUIRY_WAYS = {
  heading: '## 6. Breeding',
  says: 'Health inquiry: new → handled → published / not published',
  ways: [
    ['new', 'handled', 'published'],
    ['new', 'handled', 'unpublished'],
  ] satisfies InquiryState[][],
} as const
/** `fail` is both the payer's cancelling and the bank's refusal. */
export const PAYMENT_RESULTS = {
  heading: STATE_SECTIONS.states,
  says: '- Payment result: success, failure or cancellation, then confirming.',
  states: { ok: 'confirmed', fail: 'failed' } satisfies Record<string, PaymentState>,
} as const
