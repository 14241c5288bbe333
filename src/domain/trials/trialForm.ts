import type { ProposalRule } from './proposalRules.ts'
import { type ChosenProposalFault, chosenFault, proposalRulesOf } from './proposals.ts'
import { TRIAL_CLASSES, type TrialClass, type TrialType } from './results.ts'
import { rulebookOn } from './rulebook.ts'
import { defaultCapacity } from './states.ts'
import {
  type MissingFault,
  type TrialFields,
  unknownOf,
  WRITTEN_NAMES,
  type WrittenName,
  writtenField,
} from './trialFields.ts'

/** What decides whether a judge may judge a trial. */
export interface JudgeFacts {
  readonly name: string
  readonly active: boolean
  readonly qualifications: readonly TrialType[]
}

/** What the rulebooks say that trials may offer, by the day from which it holds. */
export interface OfferedProposals {
  readonly validFrom: string
  readonly proposals: readonly ProposalRule[]
}

/** The rules for the proposals of a trial of a type on a day; none as long as either is not known. */
export const proposalRulesFor = (
  offered: readonly OfferedProposals[],
  { type, date }: Pick<TrialFields, 'type' | 'date'>,
): readonly ProposalRule[] =>
  date === null ? [] : proposalRulesOf(rulebookOn(offered, date)?.proposals ?? [], type)

/** What the fields are checked against, beside each other. */
export interface TrialFormContext {
  /** publishing has taken place or is asked for: nothing that entering needs may be missing */
  readonly complete: boolean
  /** every judge that may be chosen, and those of the trial */
  readonly judges: ReadonlyMap<number, JudgeFacts>
  /** what is stored of a published trial; null: a draft */
  readonly published: TrialFields | null
  /** dogs that have a place, by class */
  readonly taken: Readonly<Record<TrialClass, number>>
  /** dogs entered, the reserve too */
  readonly entered: number
  /** a result has been marked done */
  readonly hasResults: boolean
  /** its places have been drawn */
  readonly drawn: boolean
  /** the judges of those results */
  readonly judgedBy: readonly number[]
  readonly offered: readonly OfferedProposals[]
  /** codes for which a dog is proposed */
  readonly proposed: readonly string[]
}

/** Field (of a class: `capacityByClass.NUO`) → code of the `errors` texts. */
export type TrialFaults = Readonly<Record<string, TrialFault>>

export type TrialFault =
  | MissingFault
  | ChosenProposalFault
  | 'TRIAL_TYPE_MISSING'
  | 'TRIAL_TYPE_FIXED'
  | 'TRIAL_FILLING_FIXED'
  | 'TRIAL_IS_DRAWN'
  | 'TRIAL_DATE_MISSING'
  | 'TRIAL_MOVE_NEEDED'
  | 'TRIAL_START_AFTER_END'
  | 'TRIAL_TIMES_ORDER'
  | 'TRIAL_CLASSES_MISSING'
  | 'TRIAL_CONTACT_MISSING'
  | 'TRIAL_CLASS_HAS_DOGS'
  | 'TRIAL_HAS_RESULTS'
  | 'REGISTRATION_START_NOT_BEFORE_TRIAL'
  | 'REGISTRATION_START_AFTER_END'
  | 'REGISTRATION_END_NOT_BEFORE_TRIAL'
  | 'TRIAL_JUDGES_MISSING'
  | 'TRIAL_HEAD_JUDGE_MISSING'
  | 'HEAD_JUDGE_NOT_AMONG_JUDGES'
  | 'JUDGE_HAS_RESULTS'
  | 'JUDGE_NOT_FOUND'
  | 'JUDGE_NOT_ACTIVE'
  | 'JUDGE_NOT_QUALIFIED'
  | 'CAPACITY_BELOW_TAKEN'
  | 'CLASS_CAPACITY_ABOVE_TOTAL'
  | 'CLASS_CAPACITY_WITHOUT_CLASS'

/** The fault of each rule by field; falsy where the rule holds. */
type FaultChecks = Readonly<Partial<Record<string, TrialFault | false | null>>>

export function foundFaults(found: FaultChecks): TrialFaults {
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])),
  )
}

/**
 * What is wrong with the fields, by field; empty: they may be saved. From publishing on nothing that entering needs may be
 * missing. Source: docs/rules/trials.md#the-form.
 */
export function trialFaults(fields: TrialFields, context: TrialFormContext): TrialFaults {
  const groups = [
    context.complete ? gaps(fields) : {},
    dayFaults(fields),
    judgeFaults(fields, context),
    capacityFaults(fields, context),
    proposalFaults(fields, context),
    context.published ? fixedFaults(fields, context.published, context) : {},
  ]
  // Of two faults of one field the first is told.
  return Object.assign({}, ...groups.map(foundFaults).toReversed())
}

function gaps(fields: TrialFields): FaultChecks {
  return {
    type: fields.type === null && 'TRIAL_TYPE_MISSING',
    date: fields.date === null && 'TRIAL_DATE_MISSING',
    ...Object.fromEntries(WRITTEN_NAMES.map((name) => [name, gap(name, fields)])),
    classes: fields.classes.length === 0 && 'TRIAL_CLASSES_MISSING',
    judgeIds: fields.judgeIds.length === 0 && 'TRIAL_JUDGES_MISSING',
    headJudgeId: fields.headJudgeId === null && 'TRIAL_HEAD_JUDGE_MISSING',
    // One of the two is enough; where both are missing the first of them is told of.
    organiserPhone: fields.organiserPhone === '' && fields.organiserEmail === '' && 'TRIAL_CONTACT_MISSING',
  }
}

function gap(name: WrittenName, fields: TrialFields): TrialFault | false {
  const { kind, missing } = writtenField(name)
  return fields[name] === unknownOf(kind) && (missing ?? false)
}

/** Days that decide about entering, in a trial or a move of it. */
type Days = Pick<TrialFields, 'date' | 'endDate' | 'registrationStart' | 'registrationEnd'>

/** Faults in the order of days and times; unknown ones are no fault. */
export function dayFaults(fields: Days & Partial<Pick<TrialFields, 'startTime' | 'endTime'>>): FaultChecks {
  const { date, endDate, registrationStart, registrationEnd, startTime = null, endTime = null } = fields
  const oneDay = endDate === null || endDate === date
  return {
    endDate: isAfter(date, endDate) && 'TRIAL_START_AFTER_END',
    endTime: oneDay && startTime !== null && endTime !== null && endTime <= startTime && 'TRIAL_TIMES_ORDER',
    registrationStart:
      (date !== null &&
        registrationStart !== null &&
        registrationStart >= date &&
        'REGISTRATION_START_NOT_BEFORE_TRIAL') ||
      (isAfter(registrationStart, registrationEnd) && 'REGISTRATION_START_AFTER_END'),
    registrationEnd:
      date !== null &&
      registrationEnd !== null &&
      registrationEnd >= date &&
      'REGISTRATION_END_NOT_BEFORE_TRIAL',
  }
}

const isAfter = (day: string | null, other: string | null): boolean =>
  day !== null && other !== null && day > other

/** A judge who was chosen while active stays; whoever is chosen now, and everyone at publishing, is held to the panel. */
function judgeFaults(fields: TrialFields, { judges, published }: TrialFormContext): FaultChecks {
  const { judgeIds, headJudgeId, type } = fields
  const publishedJudges = published?.type === type ? published.judgeIds : []
  const fault = judgeIds
    .filter((id) => !publishedJudges.includes(id))
    .map((id) => judgeFault(judges.get(id), type))
    .find((found) => found !== null)
  return {
    judgeIds: fault,
    headJudgeId: headJudgeId !== null && !judgeIds.includes(headJudgeId) && 'HEAD_JUDGE_NOT_AMONG_JUDGES',
  }
}

/** Names of those among some judges who are no longer active, whom the fault JUDGE_NOT_ACTIVE speaks of. */
export const inactiveJudges = (ids: readonly number[], judges: TrialFormContext['judges']): string =>
  ids.flatMap((id) => (judges.get(id)?.active === false ? judges.get(id)!.name : [])).join(', ')

/** Why a judge may not judge a trial of the type; null: he or she may. */
export function judgeFault(judge: JudgeFacts | undefined, type: TrialType | null): TrialFault | null {
  if (!judge) return 'JUDGE_NOT_FOUND'
  if (!judge.active) return 'JUDGE_NOT_ACTIVE'
  return type !== null && !judge.qualifications.includes(type) ? 'JUDGE_NOT_QUALIFIED' : null
}

function capacityFaults(fields: TrialFields, { taken }: TrialFormContext): FaultChecks {
  const { type, judgeIds, capacity, capacityByClass, classes } = fields
  const places = capacity ?? defaultCapacity(type, judgeIds.length)
  const all = TRIAL_CLASSES.reduce((sum, name) => sum + taken[name], 0)
  const ofClass = (name: TrialClass): TrialFault | false => {
    const limit = capacityByClass[name]
    if (limit === undefined) return false
    if (!classes.includes(name)) return 'CLASS_CAPACITY_WITHOUT_CLASS'
    if (limit < taken[name]) return 'CAPACITY_BELOW_TAKEN'
    return capacity !== null && limit > capacity && 'CLASS_CAPACITY_ABOVE_TOTAL'
  }
  return {
    capacity: places !== null && places < all && 'CAPACITY_BELOW_TAKEN',
    classes:
      TRIAL_CLASSES.some((name) => taken[name] > 0 && !classes.includes(name)) && 'TRIAL_CLASS_HAS_DOGS',
    ...Object.fromEntries(TRIAL_CLASSES.map((name) => [`capacityByClass.${name}`, ofClass(name)])),
  }
}

function proposalFaults(fields: TrialFields, { offered, proposed }: TrialFormContext): FaultChecks {
  return { proposals: chosenFault(fields.proposals, proposalRulesFor(offered, fields), proposed) }
}

/**
 * Date and place of a published trial change by moving it alone, and its type no more once dogs are entered. What results were judged
 * by stays once one is marked done. How places are filled stays, and once they have been drawn entering ends when it did.
 */
function fixedFaults(fields: TrialFields, stored: TrialFields, context: TrialFormContext): FaultChecks {
  const { entered, hasResults, judgedBy, drawn } = context
  return {
    date: fields.date !== stored.date && 'TRIAL_MOVE_NEEDED',
    place: fields.place !== stored.place && 'TRIAL_MOVE_NEEDED',
    type:
      fields.type !== stored.type &&
      ((entered > 0 && 'TRIAL_TYPE_FIXED') || (hasResults && 'TRIAL_HAS_RESULTS')),
    divided: fields.divided !== stored.divided && hasResults && 'TRIAL_HAS_RESULTS',
    filling: fields.filling !== stored.filling && 'TRIAL_FILLING_FIXED',
    registrationStart: drawn && fields.registrationStart !== stored.registrationStart && 'TRIAL_IS_DRAWN',
    registrationEnd: drawn && fields.registrationEnd !== stored.registrationEnd && 'TRIAL_IS_DRAWN',
    judgeIds:
      stored.judgeIds.some((id) => judgedBy.includes(id) && !fields.judgeIds.includes(id)) &&
      'JUDGE_HAS_RESULTS',
  }
}
