import * as z from 'zod'
import { OBJECTION_STATES, OBJECTION_VERDICTS } from '#domain/trials/objections.ts'
import { TRIAL_TYPES } from '#domain/trials/results.ts'
import { SHEET_KINDS } from '#domain/trials/sheet.ts'
import { emailOrNone } from './accounts.ts'
import { namedAccount } from './audit.ts'
import { trialParams } from './calendar.ts'
import { call } from './call.ts'
import { dogSummary, regnrInput } from './dogs.ts'
import * as at from './endpoints/objections.ts'
import { addressId, dayInput, id, idParams, neededLine, reasonInput, textInput } from './inputs.ts'
import { LANGUAGES } from './languages.ts'
import { allOf, OF_A_TRIAL, type Refusals } from './refusals.ts'

export const OBJECTION_MAX_LENGTH = 4000
const day = z.iso.date()

const facts = {
  id,
  /** whose result it is about; null: how the trial was held */
  dog: dogSummary.nullable(),
  body: z.string(),
  receivedOn: day,
  /** the last day in time, by the rulebook of the trial's day */
  dueOn: day,
  late: z.boolean(),
  /** null: waits to be decided */
  verdict: z.enum(OBJECTION_VERDICTS).nullable(),
  verdictReason: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
}
const trial = z.strictObject({
  id,
  type: z.enum(TRIAL_TYPES).nullable(),
  date: day,
  kaerNr: z.number().int(),
  place: z.string(),
})
const limits = {
  /** the last day in time */
  dueOn: day,
  /** why nothing can be objected to now; null: it can, late too */
  blocked: z.enum(['TRIAL_NOT_BEGUN', 'TRIAL_IS_CANCELLED']).nullable(),
}

/** An objection as staff of the trial see it. */
const staffObjection = z.strictObject({
  ...facts,
  /** nulls of somebody who has been erased */
  objector: z.strictObject({ name: z.string().nullable(), email: z.string().nullable() }),
  recordedAt: z.iso.datetime(),
  /** who wrote down what came on paper; null: the objector, or somebody who has been erased */
  recordedBy: namedAccount.nullable(),
  decidedBy: namedAccount.nullable(),
  /** the reader may decide it, or decide it anew */
  mayDecide: z.boolean(),
  /** results of the dog at this trial, which a correction would change */
  results: z.array(z.strictObject({ id, kind: z.enum(SHEET_KINDS) })),
})
export type StaffObjection = z.infer<typeof staffObjection>
const staffObjections = z.strictObject({
  trial,
  ...limits,
  /** its results are official: they change by a correction */
  ended: z.boolean(),
  /** the reader may write down what came on paper */
  mayRecord: z.boolean(),
  /** the dogs that an objection can be about */
  dogs: z.array(dogSummary),
  /** those that wait first, then the newest */
  objections: z.array(staffObjection),
})
export type StaffObjections = z.infer<typeof staffObjections>

const objectionList = z.strictObject({
  objections: z.array(z.strictObject({ ...facts, trial })),
  next: z.number().int().nullable(),
})
export type ObjectionList = z.infer<typeof objectionList>

/** What somebody may object to at a trial, and has objected to. */
const ownObjectionList = z.strictObject({
  trial,
  ...limits,
  /** own dogs in the trial; none: the reader is no party */
  dogs: z.array(dogSummary),
  objections: z.array(z.strictObject(facts)),
})
export type OwnObjections = z.infer<typeof ownObjectionList>

/** What an objector writes; `regnr` null: how the trial was held. */
export const objectionFields = {
  regnr: regnrInput.nullable(),
  body: textInput(OBJECTION_MAX_LENGTH).min(1, 'VALUE_REQUIRED'),
}
/** The same of one that came on paper. */
export const paperObjectionFields = {
  ...objectionFields,
  name: neededLine(100),
  email: emailOrNone,
  language: z.enum(LANGUAGES),
  receivedOn: dayInput('DATE_INVALID'),
}

/** Of the days of a trial. */
const OF_ITS_DAYS: Refusals = { 422: ['RULEBOOK_MISSING', 'TRIAL_IS_DRAFT'] }
const OF_OBJECTING: Refusals = {
  404: ['DOG_NOT_IN_TRIAL'],
  422: ['TRIAL_NOT_BEGUN', 'TRIAL_IS_CANCELLED'],
}
/** Newest first; `next` is the `before` of the following page. */
export const allObjections = call(at.allObjections, {
  summary: 'Objections over all trials of which the reader may read them',
  access: 'objections.read',
  query: z.object({ state: z.enum(OBJECTION_STATES).optional(), before: addressId.optional() }),
  answer: objectionList,
})
/** FORBIDDEN: no agent, head judge or keeper of results of the trial. */
export const trialObjections = call(at.trialObjections, {
  summary: 'Objections to a trial and its results',
  access: 'trials.read',
  refusals: allOf(OF_A_TRIAL, OF_ITS_DAYS),
  params: idParams,
  answer: staffObjections,
})
/** INPUT_INVALID: OBJECTION_DAY_INVALID at the day. One that is late is recorded as late. Tells the objector and the head judge. */
export const recordObjection = call(at.recordObjection, {
  summary: 'Write down an objection that came on paper',
  access: 'trials.end',
  refusals: allOf(OF_A_TRIAL, OF_ITS_DAYS, OF_OBJECTING, { 422: ['INPUT_INVALID'] }),
  params: idParams,
  body: z.object(paperObjectionFields),
  answer: staffObjections,
})
/**
 * CHANGED_MEANWHILE: its verdict is not `was` any more. INPUT_INVALID: OBJECTION_NOT_LATE at the verdict. By the head judge of the trial until it
 * is decided, by KAER_CHIEF after that too; nobody decides an own one. Tells both parties. No result changes by it.
 */
export const decideObjection = call(at.decideObjection, {
  summary: 'Decide an objection',
  access: 'trials.read',
  refusals: allOf(OF_ITS_DAYS, { 404: ['OBJECTION_NOT_FOUND', 'TRIAL_NOT_FOUND'], 422: ['INPUT_INVALID'] }),
  body: z.object({
    id,
    was: z.enum(OBJECTION_VERDICTS).nullable(),
    verdict: z.enum(OBJECTION_VERDICTS),
    reason: reasonInput,
  }),
  answer: staffObjections,
})
export const ownObjections = call(at.ownObjections, {
  summary: 'What the reader may object to at a trial, and has objected to',
  access: 'signedIn',
  refusals: allOf(OF_A_TRIAL, OF_ITS_DAYS),
  params: trialParams,
  answer: ownObjectionList,
})
/** FORBIDDEN: without an own dog in the trial. OBJECTION_EXISTS: the same waits to be decided. Tells the objector and the head judge. */
export const makeObjection = call(at.makeObjection, {
  summary: 'Object to the result of an own dog, or to how the trial was held',
  access: 'signedIn',
  refusals: allOf(OF_A_TRIAL, OF_ITS_DAYS, OF_OBJECTING, { 409: ['OBJECTION_EXISTS'] }),
  params: trialParams,
  body: z.object(objectionFields),
  answer: ownObjectionList,
})
