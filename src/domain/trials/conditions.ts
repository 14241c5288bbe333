import { addDays, seasonOf } from '../dates.ts'
import type { Confirmed, Question } from '../questions.ts'
import type { StateRefusal } from './refusals.ts'
import type { SigningState } from './signing.ts'
import { isInRegistration, type TrialState } from './states.ts'
import type { DogFacts, PendingDog } from './trialDogs.ts'
import type { Happened, TrialFields } from './trialFields.ts'
import {
  dayFaults,
  foundFaults,
  inactiveJudges,
  type JudgeFacts,
  type OfferedProposals,
  type TrialFault,
  type TrialFaults,
  trialFaults,
} from './trialForm.ts'

/** The facts that decide which actions a trial allows, read once. Days are ISO, in Finland. */
export interface TransitionFacts {
  readonly state: TrialState
  readonly version: number
  readonly today: string
  /** as they are stored */
  readonly fields: TrialFields
  /** those of the trial, and those that are being chosen */
  readonly judges: ReadonlyMap<number, JudgeFacts>
  readonly dogs: DogFacts
  /** the head judge's report has been brought */
  readonly reported: boolean
  /** its places have been drawn */
  readonly drawn: boolean
  /** objections that nobody has decided */
  readonly undecidedObjections: number
  /** what the rulebooks say of proposals */
  readonly offered: readonly OfferedProposals[]
  /** codes for which dogs are proposed, and how many of these proposals do not fit any more */
  readonly proposed: readonly string[]
  readonly unfitProposals: number
  /** how the head judge's signature stands */
  readonly signing: SigningFacts
}

interface SigningFacts {
  readonly state: SigningState
  /** the head judge has an account to sign with */
  readonly expected: boolean
}

/** Why an action is not possible; `fields` says what is wrong with each field, or with each dog by its number. */
export interface Refusal {
  readonly code: StateRefusal | ConditionRefusal | Question
  readonly fields?: Readonly<Record<string, TrialFault | PendingDog['missing']>>
  /** what stands in the places of their sentences */
  readonly details?: { readonly judge: string }
}

type ConditionRefusal =
  | 'CHANGED_MEANWHILE'
  | 'INPUT_INVALID'
  | 'MOVE_CHANGES_NOTHING'
  | 'OUTSIDE_REGISTRATION_PERIOD'
  | 'REPORTS_MISSING'
  | 'RESULTS_MISSING'
  | 'RESULTS_NOT_DONE'
  | 'TRIAL_HAS_ENTRIES'
  | 'TRIAL_HAS_RESULTS'
  | 'TRIAL_INCOMPLETE'
  | 'TRIAL_NOT_BEGUN'

/** Null where the action may be taken. `input`: what the command was given; null: nothing yet, as where a page asks what it may offer. */
export type Condition<Input> = (facts: TransitionFacts, input: Input | null) => Refusal | null

/** The input was written against the current version of the trial. */
export interface Versioned {
  readonly version: number
}

/** Another day or place. */
export interface TrialMove extends Pick<TrialFields, 'endDate' | 'registrationStart' | 'registrationEnd'> {
  readonly date: string
  readonly place: string
}

const refuse = (refused: boolean, code: Refusal['code']): Refusal | null => (refused ? { code } : null)
/** A question of the page that offers an action is none: it is asked when the action is taken. */
const ask = (question: Question, input: Confirmed | null, when: boolean): Refusal | null =>
  refuse(when && input !== null && !input.confirmed?.includes(question), question)
const refuseFaults = (fields: TrialFaults, code: Refusal['code'] = 'INPUT_INVALID'): Refusal | null =>
  Object.keys(fields).length > 0 ? { code, fields } : null

const faultsOf = (
  { state, judges, fields, dogs, drawn, offered, proposed }: TransitionFacts,
  wanted: TrialFields,
  complete: boolean,
) =>
  trialFaults(wanted, {
    complete,
    judges,
    drawn,
    offered,
    proposed,
    published: state === 'draft' ? null : fields,
    ...dogs,
    taken: dogs.present,
  })

export const notChangedMeanwhile: Condition<Versioned> = ({ version }, input) =>
  refuse(input !== null && input.version !== version, 'CHANGED_MEANWHILE')

/** A refusal of the fields names the judges that it speaks of. */
const naming = (
  refusal: Refusal | null,
  { judges }: TransitionFacts,
  { judgeIds }: TrialFields,
): Refusal | null =>
  refusal?.fields?.judgeIds === 'JUDGE_NOT_ACTIVE'
    ? { ...refusal, details: { judge: inactiveJudges(judgeIds, judges) } }
    : refusal

export const fieldsHold: Condition<TrialFields> = (facts, input) =>
  input && naming(refuseFaults(faultsOf(facts, input, facts.state !== 'draft')), facts, input)

export const complete: Condition<unknown> = (facts) =>
  naming(refuseFaults(faultsOf(facts, facts.fields, true), 'TRIAL_INCOMPLETE'), facts, facts.fields)

export const noEntries: Condition<unknown> = ({ dogs }) => refuse(dogs.everEntered, 'TRIAL_HAS_ENTRIES')

export const noResults: Condition<unknown> = ({ dogs }) => refuse(dogs.hasResults, 'TRIAL_HAS_RESULTS')

export const inRegistrationPeriod: Condition<unknown> = ({ fields, today }) =>
  refuse(!isInRegistration(fields, today), 'OUTSIDE_REGISTRATION_PERIOD')

/** The times stay; of a trial of several days they may be in any order. */
export const daysInOrder: Condition<TrialMove> = ({ fields: { startTime, endTime } }, input) => {
  if (!input) return null
  const { endTime: order, ...days } = dayFaults({ ...input, startTime, endTime })
  return refuseFaults(foundFaults({ ...days, endDate: days.endDate || order }))
}

export const moves: Condition<TrialMove> = ({ fields }, input) =>
  refuse(input?.date === fields.date && input?.place === fields.place, 'MOVE_CHANGES_NOTHING')

/** Age, show awards, rulebook and water work of a result are those of its day. */
export const dayFreeToMove: Condition<TrialMove> = ({ fields, dogs }, input) =>
  input && input.date !== fields.date && dogs.hasResults ? refuseFaults({ date: 'TRIAL_HAS_RESULTS' }) : null

const withDogs = (code: Refusal['code'], { pending }: DogFacts): Refusal => ({
  code,
  fields: Object.fromEntries(pending.map(({ regnr, missing }) => [regnr, missing])),
})

export const resultsDone: Condition<unknown> = ({ dogs }) => {
  if (dogs.pending.some(({ missing }) => missing !== 'REPORT_MISSING'))
    return withDogs('RESULTS_NOT_DONE', dogs)
  return refuse(dogs.pending.length === 0 && dogs.done === 0, 'RESULTS_MISSING')
}

export const reportsPresent: Condition<unknown> = ({ dogs }) =>
  dogs.pending.length > 0 ? withDogs('REPORTS_MISSING', dogs) : null

export const headReportBrought: Condition<Confirmed> = ({ reported }, input) =>
  ask('HEAD_REPORT_MISSING', input, !reported)

export const objectionsDecided: Condition<Confirmed> = ({ undecidedObjections }, input) =>
  ask('OBJECTION_UNDECIDED', input, undecidedObjections > 0)

export const proposalsFit: Condition<Confirmed> = ({ unfitProposals }, input) =>
  ask('PROPOSAL_UNFIT', input, unfitProposals > 0)

export const resultsSigned: Condition<Confirmed> = ({ signing: { state, expected } }, input) =>
  ask('RESULTS_NOT_SIGNED', input, expected && state === 'none') ??
  ask('RESULTS_CHANGED_SINCE_SIGNING', input, state === 'changed')

export const timesInOrder: Condition<Happened> = ({ fields }, input) => {
  const { endTime = null } = input ? dayFaults({ ...fields, ...input }) : {}
  return refuseFaults(foundFaults({ endTime }))
}

/** Days after its first on which a trial still ends without a question. */
const USUAL_DAYS = 3

/** A day that is not changed has been asked about before. */
export const lastsUsual: Condition<Pick<TrialFields, 'date' | 'endDate'> & Confirmed> = (
  { fields },
  input,
) => {
  const { date = null, endDate = null } = input ?? {}
  const isNew = date !== fields.date || endDate !== fields.endDate
  const isLong = date !== null && endDate !== null && endDate > addDays(date, USUAL_DAYS)
  return ask('TRIAL_LASTS_LONG', input, isNew && isLong)
}

export const movesNear: Condition<TrialMove & Confirmed> = ({ fields, today }, input) => {
  if (!input || input.date === fields.date || fields.date === null) return null
  return (
    ask('TRIAL_MOVE_TO_PAST', input, input.date < today) ??
    ask('TRIAL_MOVE_TO_OTHER_SEASON', input, seasonOf(input.date) !== seasonOf(fields.date))
  )
}
