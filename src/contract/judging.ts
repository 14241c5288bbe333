import * as z from 'zod'
import { CHECK_CODES } from '#domain/trials/checks.ts'
import { OUTCOMES, RESULT_STATUSES, TRIAL_CLASSES, TRIAL_TYPES } from '#domain/trials/results.ts'
import { SHEET_FIELDS, SHEET_KINDS } from '#domain/trials/sheet.ts'
import { TRIAL_STATES } from '#domain/trials/states.ts'
import { auditPage, auditPaging } from './audit.ts'
import { call } from './call.ts'
import { dogSummary } from './dogs.ts'
import * as at from './endpoints/judging.ts'
import { fieldChangeOf, fieldChangesOf, savedFieldOf } from './fieldChanges.ts'
import { boundedText, id, idParams, momentInput, reasonInput, valuesByName } from './inputs.ts'
import { party } from './parties.ts'
import { offeredPhrase } from './phrases.ts'
import { allOf, OF_A_TRIAL, OF_ITS_STATE } from './refusals.ts'
import { rulebookContent } from './rulebooks.ts'

const kind = z.enum(SHEET_KINDS)
const kindQuery = z.object({ kind: kind.default('hunt') })
const day = z.iso.date()
const moment = z.iso.datetime()
const grade = z.number().nullable()

/** A value of a sheet as it travels; which ones a field takes is the rulebook's to say. */
const value = z.union([z.number(), boundedText(10_000, 'REPORT_TOO_LONG'), z.boolean(), z.null()])
const FIELDS = [...new Set(SHEET_KINDS.flatMap((one) => SHEET_FIELDS[one]))]
export const sheetField = z.enum(FIELDS)
/** Of a sheet only what is filled in. */
const values = valuesByName(FIELDS, value)

/** A rulebook whole: the browser judges by the same functions as the service. */
const judgingRulebook = z.strictObject({
  id,
  validFrom: day,
  revision: z.number().int(),
  /** false: an assumption that the club must confirm */
  confirmed: z.boolean(),
  ...rulebookContent,
})
export type JudgingRulebook = z.infer<typeof judgingRulebook>

const resultTrial = z.strictObject({
  id,
  type: z.enum(TRIAL_TYPES).nullable(),
  heldOn: day.nullable(),
  kaerNr: z.number().int().nullable(),
  place: z.string().nullable(),
  divided: z.boolean(),
  state: z.enum(TRIAL_STATES),
  /** the sheets that dogs have in this trial */
  kinds: z.array(kind),
})
export type ResultTrial = z.infer<typeof resultTrial>

const judge = z.strictObject({ id, name: z.string(), head: z.boolean() })
export type ResultJudge = z.infer<typeof judge>

/** The water and track performance whose grades count in a hunt result; without a place: from before they were kept apart. */
const countedWater = z.strictObject({
  id: id.nullable(),
  /** the class it was done in */
  class: z.enum(TRIAL_CLASSES),
  heldOn: day.nullable(),
  place: z.string().nullable(),
  water: grade,
  track: grade,
})
export type CountedWater = z.infer<typeof countedWater>

/** What a result comes to, as a screen shows it before it is marked done. */
const shownSums = z.object({
  points: z.number().nullable(),
  prize: z.number().int(),
  /** the work that the points come from */
  water: z.object({ id: id.nullable(), water: grade, track: grade }).nullable(),
})
export type ShownSums = z.infer<typeof shownSums>

/** `details` of a 409 RESULT_DIFFERS. */
export interface ResultDifference {
  readonly shown: ShownSums
  readonly computed: Omit<ShownSums, 'water'> & { readonly water: CountedWater | null }
}

const overriddenChecks = z.strictObject({
  reason: z.string(),
  checks: z.array(z.strictObject({ field: z.enum([...FIELDS, 'class']), code: z.enum(CHECK_CODES) })),
})

/** Of a dog of the day: `entered` until its result is marked done. */
const LINE_STATUSES = ['entered', ...RESULT_STATUSES] as const

const line = z.strictObject({
  dog: dogSummary,
  class: z.enum(TRIAL_CLASSES),
  startNumber: z.number().int().nullable(),
  /** number of its party; null: none, or no place */
  party: z.number().int().nullable(),
  /** null: a result of a trial that was held before entries were kept here */
  entryId: id.nullable(),
  /** of what has been marked done */
  resultId: id.nullable(),
  /** `entered`: being written down, seen by staff only */
  status: z.enum(LINE_STATUSES),
  values,
  /** when the sheet was last written on; null where it never was, or is done */
  updatedAt: moment.nullable(),
  doneAt: moment.nullable(),
  /** the rulebook that judges it, or by which it was judged */
  rulebookId: id,
  /** the dog may start in the class on the day of the trial */
  classAllowed: z.boolean(),
  /** what counts of its water and track work; of a water result null */
  water: countedWater.nullable(),
  /** the stored sums of a hunt result that is done */
  points: z.number().nullable(),
  prize: z.number().int(),
  /** what it was when it was marked done, of a result that is open again: that is not judged anew */
  accepted: z
    .strictObject({
      class: z.enum(TRIAL_CLASSES),
      values,
      points: z.number().nullable(),
      prize: z.number().int(),
      water: z.strictObject({ id: id.nullable(), water: grade, track: grade }).nullable(),
    })
    .nullable(),
  /** the checks that it was published against, and why */
  overridden: overriddenChecks.nullable(),
})
export type ResultLine = z.infer<typeof line>

const sheets = z.strictObject({
  trial: resultTrial,
  kind,
  /** false: the viewer only reads, because of the trial's state */
  writable: z.boolean(),
  rulebooks: z.array(judgingRulebook),
  judges: z.array(judge),
  /** `own`: the viewer is a judge of it; its dogs stand first among the lines */
  parties: z.array(party.extend({ own: z.boolean() })),
  /** what a review is made of more quickly, in the order of the club's list */
  phrases: z.array(offeredPhrase),
  lines: z.array(line),
})
export type ResultSheets = z.infer<typeof sheets>

/** For whoever runs or judges the trial or saves results. */
export const trialResults = call(at.trialResults, {
  summary: 'Every dog that has a place, with what has been written down of it, and every result that is done',
  access: 'results.save',
  params: idParams,
  query: kindQuery,
  refusals: OF_A_TRIAL,
  answer: sheets,
})

const fieldChange = fieldChangeOf(sheetField, value)
export type FieldChange = z.infer<typeof fieldChange>

const savedField = savedFieldOf(sheetField, value)
export type SavedField = z.infer<typeof savedField>

const savedSheet = z.strictObject({ entryId: id, values, updatedAt: moment.nullable() })
export type SavedSheet = z.infer<typeof savedSheet>
const savedFields = z.strictObject({ fields: z.array(savedField), sheets: z.array(savedSheet) })
export type SavedFields = z.infer<typeof savedFields>
const fieldChanges = z.object({ kind, changes: fieldChangesOf(fieldChange) })

/**
 * Saves fields one by one, each only where it still is what its writer saw; checks types and ranges alone (docs/rules/trials.md#saving-as-one-types). Sent twice it
 * saves once.
 */
export const saveResultFields = call(at.saveResultFields, {
  summary: 'Save fields of results as they are typed',
  access: 'results.save',
  params: idParams,
  body: fieldChanges,
  refusals: allOf(OF_A_TRIAL, OF_ITS_STATE, { 422: ['SHEET_NOT_OF_TRIAL'] }),
  answer: savedFields,
})

/**
 * RESULT_INCOMPLETE: with a code for every field whose check fails; CHANGED_MEANWHILE: somebody wrote after `seenAt`; RESULT_DIFFERS: with both
 * (`ResultDifference`), where it comes to something else than was shown.
 */
export const markResultDone = call(at.markResultDone, {
  summary: 'Run all checks and publish a dog’s result as preliminary',
  access: 'results.save',
  params: idParams,
  body: z.object({
    entryId: id,
    kind,
    /** `updatedAt` of the sheet that the caller saw */
    seenAt: momentInput.nullable(),
    /** what the caller's screen shows; without it nothing is compared */
    shown: shownSums.optional(),
    /** for a dog that was not judged: in one go */
    outcome: z.enum(OUTCOMES).extract(['absent', 'withdrawn', 'interrupted']).optional(),
    /** why it is published although checks fail; of whoever may correct results */
    override: reasonInput.optional(),
  }),
  refusals: allOf(OF_A_TRIAL, OF_ITS_STATE, {
    404: ['ENTRY_NOT_IN_TRIAL'],
    409: ['RESULT_DIFFERS', 'RESULT_IS_DONE'],
    422: ['RESULT_INCOMPLETE', 'RULEBOOK_MISSING', 'SHEET_NOT_OF_TRIAL', 'TRIAL_NOT_BEGUN'],
  }),
  answer: line,
})
/** Takes a result back from the public. WATER_RESULT_COUNTS: a hunt result rests on it. */
export const openResult = call(at.openResult, {
  summary: 'Open a result that was marked done, to write on',
  access: 'results.save',
  params: idParams,
  body: z.object({ entryId: id, kind }),
  refusals: allOf(OF_A_TRIAL, OF_ITS_STATE, {
    404: ['ENTRY_NOT_IN_TRIAL'],
    422: ['SHEET_NOT_OF_TRIAL', 'WATER_RESULT_COUNTS'],
  }),
  answer: line,
})

/** A result that rests on another. */
const citing = z.strictObject({
  id,
  heldOn: day.nullable(),
  kaerNr: z.number().int().nullable(),
  place: z.string().nullable(),
  status: z.enum(LINE_STATUSES),
})

const oneResult = z.strictObject({
  trial: resultTrial,
  kind,
  rulebook: judgingRulebook,
  judges: z.array(judge),
  line,
  version: z.number().int(),
  /** name of the judge as it stands in the result */
  judge: z.string().nullable(),
  /** what the dog is proposed for at the trial */
  proposals: z.array(z.string()),
  /** what the best water and track work would be today, where it differs from what counts; null: the same */
  otherWater: countedWater.nullable(),
  /** results that rest on this one, by its water and track work or as the first prize behind the winner class: a correction does not change them */
  countsIn: z.array(citing),
})
export type OneResult = z.infer<typeof oneResult>

export const getResult = call(at.getResult, {
  summary: 'One result that is done',
  access: 'results.save',
  params: idParams,
  query: kindQuery,
  refusals: { 404: ['RESULT_NOT_FOUND'] },
  answer: oneResult,
})
/** Newest first; `next` is the `before` of the following page. */
export const resultChanges = call(at.resultChanges, {
  summary: 'Who has written, marked done, opened and corrected a result, and when',
  access: 'results.save',
  params: idParams,
  query: auditPaging.extend(kindQuery.shape),
  refusals: { 404: ['RESULT_NOT_FOUND'] },
  answer: auditPage,
})
/**
 * Corrects an official result: all of it, checked as when it was marked done; it stays official and what it was stays in the log.
 * Tells the entrant and the dog's owners.
 */
export const correctResult = call(at.correctResult, {
  summary: 'Correct a result of a trial that has ended',
  access: 'results.correct',
  params: idParams,
  body: z.object({
    kind,
    version: z.number().int(),
    reason: reasonInput,
    class: z.enum(TRIAL_CLASSES),
    values,
    /** of a hunt result: whether the water and track work is chosen anew */
    waterAnew: z.boolean(),
    /** for the same reason it is published although checks fail */
    override: z.boolean().default(false),
  }),
  refusals: {
    404: ['RESULT_NOT_FOUND'],
    422: ['RESULT_INCOMPLETE', 'RESULT_NOT_OFFICIAL', 'RULEBOOK_MISSING', 'CORRECTION_CHANGES_NOTHING'],
  },
  answer: oneResult,
})

const practiceLine = line.extend({ practice: values, practisedAt: moment.nullable() })
export type PracticeLine = z.infer<typeof practiceLine>
const practiceSheets = sheets.extend({ lines: z.array(practiceLine) })
export type PracticeSheets = z.infer<typeof practiceSheets>

/** What an aspirant scores beside the judge, seen by nobody else; of the judge's own result only what is public. */
export const practice = call(at.practice, {
  summary: 'Every dog of a trial with the aspirant’s own scores',
  access: 'practice.save',
  params: idParams,
  query: kindQuery,
  refusals: OF_A_TRIAL,
  answer: practiceSheets,
})
export const savePractice = call(at.savePractice, {
  summary: 'Save fields of one’s own practice scoring',
  access: 'practice.save',
  params: idParams,
  body: fieldChanges,
  refusals: allOf(OF_A_TRIAL, OF_ITS_STATE, { 422: ['SHEET_NOT_OF_TRIAL'] }),
  answer: savedFields,
})
