import * as z from 'zod'
import { OUTCOMES, TRIAL_CLASSES, TRIAL_TYPES } from '#domain/trials/results.ts'
import { SIGNING_STATES } from '#domain/trials/signing.ts'
import { TRIAL_STATES } from '#domain/trials/states.ts'
import { TRIAL_ACTIONS } from '#domain/trials/transitions.ts'
import { PENDING } from '#domain/trials/trialDogs.ts'
import { auditPage, auditPaging } from './audit.ts'
import { call, fileContent } from './call.ts'
import * as at from './endpoints/organising.ts'
import { filling } from './filling.ts'
import { STAFF_TRIAL_SORTS } from './firstConstants.ts'
import {
  addressId,
  addressNumber,
  confirmedInput,
  filterText,
  id,
  idParams,
  lineInput,
  page,
  reasonInput,
} from './inputs.ts'
import { allOf, OF_A_TRIAL, OF_ITS_STATE, type Refusals } from './refusals.ts'
import { proposalRule } from './rulebooks.ts'
import { happenedSchemas, trialDay, trialFields } from './trialFields.ts'

export const STAFF_TRIAL_PAGE_SIZE = 25
/** Why a trial stands among what needs somebody, the most urgent first: this morning's check-in comes before money. */
export const TRIAL_NEEDS = [
  'objection',
  'checkIn',
  'money',
  'resultsMissing',
  'notEnded',
  'registrationClosing',
  'draft',
] as const

const club = z.strictObject({ id, name: z.string() })
const qualifications = z.array(z.enum(TRIAL_TYPES))
const state = z.enum(TRIAL_STATES)

const trialRow = z.strictObject({
  id,
  state,
  type: z.enum(TRIAL_TYPES).nullable(),
  date: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  kaerNr: z.number().int().nullable(),
  place: z.string().nullable(),
  club,
  headJudge: z.string().nullable(),
  registrationEnd: z.iso.date().nullable(),
  /** dogs that have a place */
  taken: z.number().int(),
  /** dogs whose result has been marked done */
  done: z.number().int(),
  /** null: no limit is known yet */
  capacity: z.number().int().nullable(),
})
export type TrialRow = z.infer<typeof trialRow>

const neededTrial = trialRow.extend({
  need: z.enum(TRIAL_NEEDS),
  /** dogs of today's trial of which the check-in knows nothing yet */
  unseen: z.number().int(),
  /** that wait for the reader's decision */
  objections: z.number().int(),
  /** entries whose money does */
  moneyCases: z.number().int(),
})
export type NeededTrial = z.infer<typeof neededTrial>

const judge = z.strictObject({
  id,
  name: z.string(),
  district: z.string().nullable(),
  active: z.boolean(),
  qualifications,
})
export type ChosenJudge = z.infer<typeof judge>

export const trialDetails = z.strictObject({
  id,
  version: z.number().int(),
  state,
  kaerNr: z.number().int().nullable(),
  club,
  fields: trialFields,
  placeDraw: filling.placeDraw,
  judges: z.array(judge),
  /** dogs that have a place, by class, and all that are entered */
  taken: z.strictObject({ NUO: z.number().int(), AVO: z.number().int(), VOI: z.number().int() }),
  entered: z.number().int(),
  /** as `taken`, without dogs that did not come, whose places can be given to others */
  present: z.strictObject({ NUO: z.number().int(), AVO: z.number().int(), VOI: z.number().int() }),
  /** dogs with a place of which neither the check-in nor a result says whether they came */
  unseen: z.number().int(),
  /** results that have been marked done */
  done: z.number().int(),
  /** places in all, the default for the judges where none is set */
  places: z.number().int().nullable(),
  cancelReason: z.string().nullable(),
  /** codes for which dogs are proposed, and how many of these proposals do not fit any more */
  proposed: z.array(z.string()),
  unfitProposals: z.number().int(),
  /** the head judge's report; null: none has been brought */
  report: z.strictObject({ uploadedAt: z.iso.datetime(), bytes: z.number().int() }).nullable(),
  /** the head judge's signature; `expected`: the head judge has an account to sign with */
  signing: z.strictObject({
    state: z.enum(SIGNING_STATES),
    expected: z.boolean(),
    signedAt: z.iso.datetime().nullable(),
    /** null: not signed, or by somebody who has been erased */
    signer: z.string().nullable(),
  }),
  /** what still keeps the trial from being ended, dog by dog */
  pending: z.array(
    z.strictObject({
      regnr: z.string(),
      name: z.string(),
      /** not in the register, which lists say of it */
      unregistered: z.boolean(),
      class: z.enum(TRIAL_CLASSES),
      outcome: z.enum(OUTCOMES).nullable(),
      missing: z.enum(PENDING),
    }),
  ),
  /** what this reader may ever do; `blockedBy`: code of why it may not be done now, and of what is wrong with each field or dog */
  actions: z.array(
    z.strictObject({
      action: z.enum([...TRIAL_ACTIONS, 'copy', 'report']),
      blockedBy: z.string().nullable(),
      fields: z.record(z.string(), z.string()),
    }),
  ),
})
export type TrialDetails = z.infer<typeof trialDetails>
export type OfferedAction = TrialDetails['actions'][number]['action']

/**
 * Trials that the reader runs, judges or keeps results of; unless sorted otherwise drafts without a day, then what is to come from the
 * nearest on, then what has been. What is not known yet stands last in either direction.
 */
export const listTrials = call(at.listTrials, {
  summary: 'Trials as staff see them',
  access: 'trials.read',
  query: z.object({
    /** in the place, the club's name, a judge's name or the number of the trial */
    q: filterText,
    state: state.optional(),
    season: addressNumber.min(1900).max(2999).optional(),
    type: z.enum(TRIAL_TYPES).optional(),
    club: addressId.optional(),
    page,
    sort: z.enum(STAFF_TRIAL_SORTS).optional(),
    direction: z.enum(['asc', 'desc']).default('asc'),
  }),
  cost: 3,
  answer: z.strictObject({
    trials: z.array(trialRow),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  }),
})
/** Objections to decide, own drafts, today's check-in, trials that were held and wait for results or their end, registrations that close within a week. */
export const neededTrials = call(at.neededTrials, {
  summary: 'Trials that need the reader now',
  access: 'trials.read',
  answer: z.array(neededTrial),
})
/** Clubs the reader may organise for, and the active judges; filters offer the same clubs. */
export const trialChoices = call(at.trialChoices, {
  summary: 'What the form of a trial offers to choose from',
  access: 'trials.read',
  answer: z.strictObject({
    clubs: z.array(
      club.extend({
        district: z.string().nullable(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        /** the one held last, else the next, of those that were published and not cancelled: a model for a new one */
        lastTrial: z.strictObject({ id, date: z.iso.date(), place: z.string() }).nullable(),
      }),
    ),
    judges: z.array(judge),
    /** what the rulebooks let dogs be proposed for, by the day from which each holds */
    proposals: z.array(z.strictObject({ validFrom: z.iso.date(), proposals: z.array(proposalRule) })),
  }),
})
export type TrialChoices = z.infer<typeof trialChoices.answer>

export const getTrial = call(at.getTrial, {
  summary: 'One trial as staff see it',
  access: 'trials.read',
  refusals: OF_A_TRIAL,
  params: idParams,
  answer: trialDetails,
})

const manage = 'trials.manage'
const version = z.number().int()
/** What a change of a trial is, by whoever manages it unless told otherwise; the answer is the trial as it is then. */
const changes = <Body extends z.ZodType>(
  summary: string,
  body: Body,
  refusals: Refusals,
  access: 'trials.manage' | 'trials.end' | 'results.correct' = manage,
) => ({ summary, access, refusals: allOf(OF_A_TRIAL, refusals), body, answer: trialDetails })

/** With a code at each field that is wrong. */
const OF_THE_FORM: Refusals = {
  404: ['CLUB_NOT_FOUND', 'JUDGE_NOT_FOUND'],
  409: ['TRIAL_LASTS_LONG'],
  422: ['INPUT_INVALID'],
}

export const createTrial = call(
  at.createTrial,
  changes('Make the draft of a trial', trialFields.extend({ confirmed: confirmedInput }), OF_THE_FORM),
)
/** Asks TRIAL_LASTS_LONG, as making a draft does. */
export const saveTrial = call(
  at.saveTrial,
  changes(
    'Change a trial',
    trialFields.extend({ id, version, confirmed: confirmedInput }),
    allOf(OF_THE_FORM, OF_ITS_STATE),
  ),
)
export const deleteTrial = call(at.deleteTrial, {
  summary: 'Delete a draft',
  access: manage,
  refusals: allOf(OF_A_TRIAL, OF_ITS_STATE, { 422: ['TRIAL_HAS_ENTRIES', 'TRIAL_IS_PUBLISHED'] }),
  body: z.object({ id }),
  answer: z.strictObject({ status: z.literal('done') }),
})
/** Any trial of an own club; the copy is a draft for the same weekday of the next year that is still to come. */
export const copyTrial = call(at.copyTrial, changes('Copy a trial as the next one', z.object({ id }), {}))
/** TRIAL_INCOMPLETE: with a code at each field that is wrong. */
export const publishTrial = call(
  at.publishTrial,
  changes(
    'Publish a trial and give it its number',
    z.object({ id, version }),
    allOf(OF_ITS_STATE, { 422: ['TRIAL_INCOMPLETE', 'TRIAL_IS_PUBLISHED'] }),
  ),
)
export const openTrial = call(
  at.openTrial,
  changes(
    'Open the web registration',
    z.object({ id }),
    allOf(OF_ITS_STATE, { 422: ['REGISTRATION_IS_OPEN', 'OUTSIDE_REGISTRATION_PERIOD'] }),
  ),
)
export const closeTrial = call(
  at.closeTrial,
  changes(
    'Close the web registration',
    z.object({ id }),
    allOf(OF_ITS_STATE, { 422: ['REGISTRATION_NOT_OPEN'] }),
  ),
)
/**
 * INPUT_INVALID: with a code at each field that is wrong; the day stays once a result is marked done (TRIAL_HAS_RESULTS). Asks before what hardly
 * anybody means. Tells every entrant.
 */
export const moveTrial = call(
  at.moveTrial,
  changes(
    'Move a trial to another day or place, under a new number',
    z.object({
      id,
      version,
      date: trialDay,
      endDate: trialDay.nullable(),
      place: lineInput(100).min(1, 'TRIAL_PLACE_MISSING'),
      registrationStart: trialDay,
      registrationEnd: trialDay,
      reason: reasonInput,
      confirmed: confirmedInput,
    }),
    allOf(OF_ITS_STATE, {
      409: ['TRIAL_MOVE_TO_PAST', 'TRIAL_MOVE_TO_OTHER_SEASON', 'TRIAL_LASTS_LONG'],
      422: ['INPUT_INVALID', 'MOVE_CHANGES_NOTHING'],
    }),
  ),
)
/** Tells every entrant. */
export const cancelTrial = call(
  at.cancelTrial,
  changes(
    'Cancel a trial',
    z.object({ id, reason: reasonInput }),
    allOf(OF_ITS_STATE, { 422: ['TRIAL_HAS_RESULTS'] }),
  ),
)
/**
 * RESULTS_NOT_DONE and REPORTS_MISSING: their fields name the dogs by number. Asks HEAD_REPORT_MISSING, OBJECTION_UNDECIDED, PROPOSAL_UNFIT,
 * RESULTS_NOT_SIGNED and RESULTS_CHANGED_SINCE_SIGNING.
 * Tells the entrants whose results are new or have changed.
 */
export const endTrial = call(
  at.endTrial,
  changes(
    'End a trial: its results become official',
    z.object({ id, confirmed: confirmedInput }),
    allOf(OF_ITS_STATE, {
      409: [
        'HEAD_REPORT_MISSING',
        'OBJECTION_UNDECIDED',
        'PROPOSAL_UNFIT',
        'RESULTS_NOT_SIGNED',
        'RESULTS_CHANGED_SINCE_SIGNING',
      ],
      422: ['REGISTRATION_IS_OPEN', 'RESULTS_MISSING', 'RESULTS_NOT_DONE', 'REPORTS_MISSING'],
    }),
    'trials.end',
  ),
)
/** INPUT_INVALID: with a code at each field that is wrong. Tells nobody. */
export const supplementTrial = call(
  at.supplementTrial,
  changes(
    'Add what happened at an ended trial',
    z.object({ id, version, ...happenedSchemas }),
    { 422: ['INPUT_INVALID', 'TRIAL_IS_DRAFT', 'TRIAL_IS_CANCELLED', 'TRIAL_NOT_ENDED'] },
    'trials.end',
  ),
)
/** The results become preliminary again. */
export const reopenTrial = call(
  at.reopenTrial,
  changes(
    'Open an ended trial again',
    z.object({ id, reason: reasonInput }),
    { 422: ['TRIAL_IS_DRAFT', 'TRIAL_IS_CANCELLED', 'TRIAL_NOT_ENDED'] },
    'results.correct',
  ),
)
/** A PDF (docs/rules/screens.md#limits-of-files), after the end too. */
export const uploadReport = call(at.uploadReport, {
  summary: 'Bring the head judge’s report, in place of the one before',
  access: 'trials.end',
  refusals: allOf(OF_A_TRIAL, { 422: ['TRIAL_IS_DRAFT', 'TRIAL_IS_CANCELLED'] }),
  params: idParams,
  file: {
    mediaTypes: ['application/pdf'],
    limit: 'attachment',
    tooLarge: 'HEAD_REPORT_TOO_LARGE',
    wrongType: 'HEAD_REPORT_NOT_PDF',
  },
  answer: trialDetails,
})
export const staffReport = call(at.staffReport, {
  summary: 'The head judge’s report',
  access: 'trials.read',
  refusals: allOf(OF_A_TRIAL, { 404: ['HEAD_REPORT_NOT_FOUND'] }),
  params: idParams,
  answer: fileContent,
  produces: 'application/pdf',
})
export const trialChanges = call(at.trialChanges, {
  summary: 'Who has changed what of a trial, and when; for whoever may change it',
  access: 'trials.read',
  refusals: OF_A_TRIAL,
  params: idParams,
  query: auditPaging,
  answer: auditPage,
})
