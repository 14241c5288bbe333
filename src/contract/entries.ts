import * as z from 'zod'
import { HOLDS } from '#domain/entries/holds.ts'
import { LEAVERS } from '#domain/entries/ownEntry.ts'
import { ENTRY_LISTS } from '#domain/entries/queue.ts'
import { CASE_ACTS, CASES } from '#domain/payments/cases.ts'
import { INELIGIBILITIES } from '#domain/trials/eligibility.ts'
import { OUTCOMES, TRIAL_CLASSES, TRIAL_TYPES } from '#domain/trials/results.ts'
import { TRIAL_STATES } from '#domain/trials/states.ts'
import { emailOrNone, nameOrNone, personFields } from './accounts.ts'
import { auditPage, auditPaging } from './audit.ts'
import { call } from './call.ts'
import { checkInMarks } from './checkIn.ts'
import { MESSAGE_AUDIENCES, MESSAGE_MAX_LENGTH } from './constants.ts'
import { dogRecord, dogSummary, regnrInput, waterStanding } from './dogs.ts'
import * as at from './endpoints/entries.ts'
import { filling } from './filling.ts'
import {
  confirmedInput,
  dayInput,
  id,
  idParams,
  lineInput,
  neededLine,
  textInput,
  uuidInput,
} from './inputs.ts'
import { LANGUAGES } from './languages.ts'
import { paperAward, paperAwardFields } from './paperAwardFields.ts'
import { party, partyPlan, seenParties } from './parties.ts'
import { moneySums } from './payments.ts'
import { allOf, OF_A_DOG, OF_A_TRIAL, OF_ITS_STATE, type Refusals } from './refusals.ts'
import { unregisteredDog } from './unregisteredDog.ts'
import { statedRights, unregisteredInput } from './unregisteredFields.ts'

const trialClass = z.enum(TRIAL_CLASSES)
const count = z.number().int()
const day = z.iso.date()
const text = z.string().nullable()

/** Whether a dog may start in a class, and everything against it; the reasons are keys of the `errors` texts. */
const classEligibility = z.strictObject({ ok: z.boolean(), reasons: z.array(z.enum(INELIGIBILITIES)) })
const eligibility = z.strictObject({ NUO: classEligibility, AVO: classEligibility, VOI: classEligibility })

const standing = waterStanding.nullable()
const waterStandings = z.strictObject({ NUO: standing, AVO: standing, VOI: standing })

/** One dog in the list of a trial, as its organiser sees it. */
const entryRow = z.strictObject({
  id,
  dog: dogSummary,
  /** null: a dog of the register from the beginning, or by now */
  unregistered: unregisteredDog.nullable(),
  class: trialClass,
  list: z.enum(ENTRY_LISTS),
  startNumber: count.nullable(),
  /** number of its party; null: it has none, or no place */
  party: count.nullable(),
  handler: text,
  contactName: text,
  contactEmail: text,
  contactPhone: text,
  language: z.enum(LANGUAGES),
  enteredAt: z.iso.datetime(),
  /** what stands against its class by today's knowledge, where that has changed since it was entered */
  reasons: z.array(z.enum(INELIGIBILITIES)),
  /** of the dog, for this trial or an earlier one */
  paperAwards: z.array(paperAward),
  /** of a result that has been marked done */
  outcome: z.enum(OUTCOMES).nullable(),
  /** what was seen of it on the morning */
  checkIn: checkInMarks,
  withdrawnAt: z.iso.datetime().nullable(),
  withdrawnReason: text,
  /** of a withdrawn one: whose doing it was; the system's where its place was not paid in time */
  leftBy: z.enum(LEAVERS).nullable(),
  /** why and until when its unpaid place is kept */
  hold: z.enum(HOLDS).nullable(),
  heldUntil: z.iso.datetime().nullable(),
  /** null: nothing is asked for and nothing was paid */
  money: z
    .strictObject({
      ...moneySums,
      unknownRefunds: count.describe('refunds that the provider did not answer'),
      claims: z.boolean().describe('its entrant asks money back, which waits for the organiser'),
    })
    .nullable(),
  contested: z.boolean().describe('an owner of the dog contests it, which waits for the organiser'),
  /** why it waits for its organiser */
  cases: z.array(
    z.strictObject({
      kind: z.enum(CASES),
      owedCents: count.nullable().describe('what is owed to the entrant; null: it is about no such sum'),
      acts: z.array(z.enum(CASE_ACTS)),
    }),
  ),
  version: count,
})
export type EntryRow = z.infer<typeof entryRow>

const message = z.strictObject({
  id,
  subject: z.string(),
  body: z.string(),
  /** addresses it went to */
  recipients: count,
  sentAt: z.iso.datetime(),
})

/** The dogs of a trial: places in the order of the start list, reserve in the order of the queue. */
export const participants = z.strictObject({
  trial: z.strictObject({
    id,
    type: z.enum(TRIAL_TYPES).nullable(),
    heldOn: day.nullable(),
    endDate: day.nullable(),
    kaerNr: count.nullable(),
    place: text,
    club: z.string(),
    state: z.enum(TRIAL_STATES),
    classes: z.array(trialClass),
    ...filling,
    registrationEnd: day.nullable(),
    /** the start order was drawn from it; null: by hand, or none yet */
    startSeed: text,
    judges: z.array(z.strictObject({ id, name: z.string(), head: z.boolean() })),
    /** the parties were drawn from it; null: by hand, or none */
    partySeed: text,
    /** since when everyone sees the start list; null: nobody */
    startListAt: z.iso.datetime().nullable(),
  }),
  /** in the order of their numbers */
  parties: z.array(party),
  /** of the parties, for their changes to say what they are made to */
  partyVersion: count,
  /** entrants who can be told by mail and have not been told where and when to meet as it is now */
  untold: count,
  /** why nothing may be changed; null: it may */
  blocked: z.enum(['TRIAL_IS_DRAFT', 'TRIAL_IS_ENDED', 'TRIAL_IS_CANCELLED']).nullable(),
  /** places in all and left, of the trial and of classes with a limit of their own; null: no limit */
  capacity: count.nullable(),
  left: count.nullable(),
  classes: z.partialRecord(trialClass, z.strictObject({ capacity: count, left: count })),
  places: z.array(entryRow),
  reserve: z.array(entryRow),
  withdrawn: z.array(entryRow),
  /** newest first */
  messages: z.array(message),
})
export type Participants = z.infer<typeof participants>

/** Who handles the dog and whom the organiser reaches; empty: not known. */
export const entrantFields = {
  handler: nameOrNone,
  contactName: nameOrNone,
  contactEmail: emailOrNone,
  contactPhone: personFields.phone,
  language: z.enum(LANGUAGES),
}
const reason = lineInput(500).min(1, 'REASON_MISSING')

const manage = 'trials.manage'
/** What a change of a trial's list is; the answer is the list as it is then. */
const changes = <Body extends z.ZodType>(summary: string, body: Body, refusals: Refusals) =>
  ({
    summary,
    access: manage,
    refusals: allOf(OF_A_TRIAL, OF_ITS_STATE, refusals),
    params: idParams,
    body,
    answer: participants,
  }) as const

/** FORBIDDEN: another club's, as every call below. */
export const getParticipants = call(at.getParticipants, {
  summary: 'Dogs of a trial',
  access: manage,
  refusals: OF_A_TRIAL,
  params: idParams,
  answer: participants,
})
/** Of an entry of the trial. */
const OF_AN_ENTRY: Refusals = { 404: ['ENTRY_NOT_FOUND'] }
/** Of a dog that starts in a class, with the first reason against it. */
const OF_A_CLASS: Refusals = { 422: ['CLASS_NOT_OFFERED', 'RULEBOOK_MISSING', ...INELIGIBILITIES] }
const NO_PLACE: Refusals = { 422: ['TRIAL_FULL', 'CLASS_FULL'] }
/** A dog for which there is no place goes to the end of the reserve. */
export const addEntry = call(
  at.addEntry,
  changes(
    'Enter a dog in a trial',
    z.object({
      regnr: regnrInput,
      unregistered: unregisteredInput.optional().describe('the dog is not in the register: its own data'),
      class: trialClass,
      ...entrantFields,
    }),
    allOf(OF_A_CLASS, OF_A_DOG, { 409: ['ENTRY_EXISTS'] }),
  ),
)
/** The class of a dog with a result stays. */
export const changeEntry = call(
  at.changeEntry,
  changes(
    'Change class, handler or contact of an entry',
    z.object({ entryId: id, version: count, class: trialClass, ...entrantFields }),
    allOf(OF_AN_ENTRY, OF_A_CLASS, { 422: ['CLASS_FULL', 'ENTRY_HAS_RESULT', 'ENTRY_IS_WITHDRAWN'] }),
  ),
)
/** Asks ENTRY_HAS_SHEET where its dog has a place and is written on. The place is free from then on. */
export const withdrawEntry = call(
  at.withdrawEntry,
  changes(
    'Withdraw an entry',
    z.object({ entryId: id, reason, confirmed: confirmedInput }),
    allOf(OF_AN_ENTRY, { 409: ['ENTRY_HAS_SHEET'], 422: ['ENTRY_IS_WITHDRAWN', 'ENTRY_HAS_RESULT'] }),
  ),
)
/** It gets its place back, or the end of the reserve where that is taken. */
export const restoreEntry = call(
  at.restoreEntry,
  changes(
    'Take a withdrawal back',
    z.object({ entryId: id }),
    allOf(OF_AN_ENTRY, { 409: ['ENTRY_EXISTS'], 422: ['ENTRY_NOT_WITHDRAWN', 'CLASS_NOT_OFFERED'] }),
  ),
)
/** One with a result has its place for good; asks ENTRY_HAS_SHEET as above. MOVE_OVERTAKES: the reason is missing; undoing within a minute needs none. */
export const moveEntry = call(
  at.moveEntry,
  changes(
    'Put an entry into a list, before another or at the end',
    z.object({
      entryId: id,
      list: z.enum(ENTRY_LISTS),
      beforeId: id.nullable(),
      reason: lineInput(500).default('').describe('needed where it overtakes who waits: they are told it'),
      confirmed: confirmedInput,
    }),
    allOf(OF_AN_ENTRY, NO_PLACE, {
      409: ['ENTRY_HAS_SHEET'],
      422: ['DRAW_NOT_DONE', 'CLASS_NOT_OFFERED', 'ENTRY_HAS_RESULT', 'ENTRY_IS_WITHDRAWN', 'MOVE_OVERTAKES'],
    }),
  ),
)
/** ENTRY_NOT_IN_TRIAL: in the reserve; RESULT_INCOMPLETE: scores are written down of it. */
export const markAbsent = call(
  at.markAbsent,
  changes('Mark a dog that did not come, on the day of the trial', z.object({ entryId: id }), {
    404: ['ENTRY_NOT_IN_TRIAL'],
    409: ['RESULT_IS_DONE'],
    422: ['TRIAL_NOT_BEGUN', 'RESULT_INCOMPLETE'],
  }),
)
/** Refused where its place was given to another. A dog that was not marked absent stays as it is. */
export const markPresent = call(
  at.markPresent,
  changes(
    'Take back that a dog was absent',
    z.object({ entryId: id }),
    allOf(NO_PLACE, { 404: ['ENTRY_NOT_IN_TRIAL'] }),
  ),
)
/** The dog need not be in the trial yet. */
export const addPaperAward = call(
  at.addPaperAward,
  changes(
    'Record an award that was seen on paper: it counts for entering until the register denies it',
    z.object({ regnr: regnrInput, ...paperAwardFields }),
    { 404: ['DOG_NOT_FOUND'], 409: ['PAPER_AWARD_EXISTS'], 422: ['AWARD_IN_FUTURE'] },
  ),
)
/** One that was recorded for another trial is not found. */
export const removePaperAward = call(
  at.removePaperAward,
  changes('Take back an award that was recorded for this trial', z.object({ awardId: id }), {
    404: ['PAPER_AWARD_NOT_FOUND'],
    422: ['PAPER_AWARD_DECIDED'],
  }),
)
/** Of an award that an entrant has stated. One that was recorded for another trial is not found. */
export const seePaperAward = call(
  at.seePaperAward,
  changes(
    'Note who has seen the paper of an award that was stated',
    z.object({ awardId: id, seenBy: paperAwardFields.seenBy }),
    { 404: ['PAPER_AWARD_NOT_FOUND'], 422: ['PAPER_AWARD_SEEN'] },
  ),
)
/** `draw` stores its seed; `number` goes by the order of the list; both class by class. */
export const setStartOrder = call(
  at.setStartOrder,
  changes(
    'Draw the start order, number by the list, or clear the numbers',
    z.object({ method: z.enum(['draw', 'number', 'clear']) }),
    { 422: ['NO_STARTERS'] },
  ),
)
/**
 * CHANGED_MEANWHILE: the parties are others by now; ENTRY_NOT_IN_TRIAL: in the reserve; VALUE_INVALID: a number or a dog twice. A judge or a day
 * that the trial has no longer may stay in its party.
 */
export const setParties = call(
  at.setParties,
  changes(
    'Set the parties of a trial: judges, when and where they meet, and their dogs',
    z.object({ version: seenParties, parties: partyPlan }),
    { 404: ['ENTRY_NOT_IN_TRIAL'], 422: ['JUDGE_NOT_OF_TRIAL', 'PARTY_DAY_INVALID'] },
  ),
)
/** The seed is kept. */
export const drawParties = call(
  at.drawParties,
  changes('Draw which dogs go with which party', z.object({ version: seenParties }), {
    422: ['NO_STARTERS', 'NO_PARTIES'],
  }),
)
/**
 * Publishing, also of a list that is public already, tells by mail each entrant with a place
 * where and when to meet who has not been told of it as it is now; for a minute the mails can be taken back by withdrawing the list.
 */
export const publishStartList = call(
  at.publishStartList,
  changes(
    'Publish the start list and tell the entrants, or withdraw it',
    z.object({ version: seenParties, published: z.boolean() }),
    { 422: ['NO_STARTERS'] },
  ),
)
/** What an organiser writes, and to whom. */
export const messageFields = {
  subject: neededLine(120),
  body: textInput(MESSAGE_MAX_LENGTH).min(1, 'VALUE_REQUIRED'),
  to: z.enum(MESSAGE_AUDIENCES),
}
/** The same `key` again sends nothing again. */
export const sendMessage = call(at.sendMessage, {
  summary: 'Send a message to the participants',
  access: manage,
  refusals: allOf(OF_A_TRIAL, OF_AN_ENTRY, { 422: ['NO_RECIPIENTS'], 429: ['TOO_MANY_MESSAGES'] }),
  params: idParams,
  body: z
    .object({
      key: uuidInput,
      ...messageFields,
      /** of `chosen` */
      entryIds: z.array(id).max(500).default([]),
    })
    .refine(({ to, entryIds }) => to !== 'chosen' || entryIds.length > 0, {
      path: ['entryIds'],
      message: 'VALUE_REQUIRED',
    }),
  answer: z.strictObject({
    /** addresses it went to */
    recipients: count,
    /** dogs whose people have no e-mail address */
    unreached: z.array(entryRow),
    participants,
  }),
})

/**
 * Of a trial, else of a day, else of today. A death is told only where it has been released. With `unregistered` the dog need not be found:
 * `dog` is then the recorded one that has the number, or null.
 */
export const trialDog = call(at.trialDog, {
  summary: 'What the sign-up form needs to know of a dog: the dog, and the classes it may start in',
  noStore: true,
  refusals: { 404: ['DOG_NOT_FOUND', 'TRIAL_NOT_FOUND'], 422: ['RULEBOOK_MISSING'] },
  body: z.object({
    regnr: regnrInput,
    unregistered: z.object(statedRights).optional(),
    trialId: id.optional(),
    date: dayInput()
      .refine((iso) => iso >= '1990-06-01' && iso < '2200-01-01', 'VALUE_INVALID')
      .optional(),
  }),
  answer: z.strictObject({
    dog: dogRecord.nullable(),
    /** the day the eligibility is of */
    date: day,
    eligibility,
    /** the dog is in the trial already, in a place or in the reserve */
    entered: z.boolean(),
    /** other trials of the same days that it is entered in, as far as the reader may know */
    sameDays: z.array(z.strictObject({ date: day, kaerNr: z.number().int(), place: z.string() })),
    /** of a divided field or forest trial: the water and track work of each class on its day, null where there is none; of all else null */
    water: waterStandings.nullable(),
  }),
})
export type TrialDog = z.infer<typeof trialDog.answer>
export const entryChanges = call(at.entryChanges, {
  summary: 'Who has changed what of the list of a trial, and when',
  access: 'trials.manage',
  refusals: OF_A_TRIAL,
  params: idParams,
  query: auditPaging,
  answer: auditPage,
})
