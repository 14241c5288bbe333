import * as z from 'zod'
import { ENTRY_PHASES } from '#domain/trials/entryPhase.ts'
import { TRIAL_CLASSES, TRIAL_TYPES } from '#domain/trials/results.ts'
import { TRIAL_STATES } from '#domain/trials/states.ts'
import { SHOWN_NAMES, type ShownName, type WrittenRow, writtenField } from '#domain/trials/trialFields.ts'
import { call, EXPENSIVE, fileContent } from './call.ts'
import { citedRulebook } from './citedRulebook.ts'
import { dogSummary, regnrInput, trialResult, waterResult, waterStanding } from './dogs.ts'
import * as at from './endpoints/calendar.ts'
import { filling } from './filling.ts'
import { TRIAL_SORTS } from './firstConstants.ts'
import { addressNumber, breedCode, dayInput, idParams, neededLine, page } from './inputs.ts'
import { allOf, OF_A_TRIAL } from './refusals.ts'

/** Days of trials; a year that no calendar of ours has is no day. */
const day = dayInput().refine((iso) => iso >= '1900-01-01')
const text = z.string().nullable()
const count = z.number().int()
const trialClass = z.enum(TRIAL_CLASSES)
const trialType = z.enum(TRIAL_TYPES)

/** Where a trial stands in addresses: `/kokeet/{date}/{kaerNr}`. */
const trialAddress = { date: day, kaerNr: count }

const announced = {
  ...trialAddress,
  endDate: day.nullable(),
  type: trialType,
  classes: z.array(trialClass),
  place: z.string(),
  /** of the trial, else of its organiser */
  district: text,
  club: z.string().describe('organiser club'),
  /** a draft is shown to nobody */
  state: z.enum(TRIAL_STATES).exclude(['draft']),
  /** what the state and the dates of registration say of entry today */
  phase: z.enum(ENTRY_PHASES),
  /** why it was cancelled, else why it was last moved; null: neither, or it was told to the entrants alone */
  reason: text,
  movedFrom: z
    .strictObject({ date: day, place: z.string() })
    .nullable()
    .describe('where and when it was to be'),
  proposals: z.array(z.string()).describe('what dogs of it may be proposed for, such as CACIT'),
}

const entry = {
  registrationStart: day.nullable(),
  registrationEnd: day.nullable(),
  /** places in all; null: without a limit */
  capacity: count.nullable(),
  placesLeft: count.nullable(),
  /** of the classes that have a limit of their own: what that and the trial's leave */
  placesLeftByClass: z.partialRecord(trialClass, count),
  ...filling,
}

/** One line of the calendar; the head judge stands first among the judges. */
export const calendarTrial = z.strictObject({
  ...announced,
  ...entry,
  judges: z.array(z.string()),
  /** the entry fee in the organiser's words */
  feeText: text,
  startClasses: z.array(trialClass).optional().describe('where a dog is asked for: classes it may start in'),
  startWater: z
    .partialRecord(trialClass, waterStanding.nullable())
    .optional()
    .describe(
      'where a dog is asked for, of divided field and forest trials: its water and track work in those classes on the day; null: none, so no prize',
    ),
})
export type CalendarTrial = z.infer<typeof calendarTrial>

const part = neededLine(100)
/** `1` in an address: only those. */
const only = z.enum(['1']).transform(() => true)
const calendarQuery = z.object({
  type: trialType.optional(),
  class: trialClass.optional(),
  from: day.optional(),
  to: day.optional(),
  district: part.optional().describe('kennel district'),
  place: part.optional(),
  judge: part.optional(),
  open: only.optional(),
  free: only.optional(),
  dog: regnrInput.optional().describe('number of a dog: only where it may start'),
})

const pastTrial = z.strictObject({
  ...announced,
  judges: z.array(z.string()),
  /** dogs with a result */
  dogs: count,
  /** how many 1st, 2nd and 3rd prizes */
  prizes: z.tuple([count, count, count]),
  /** some results are preliminary */
  preliminary: z.boolean(),
  /** a result was marked done less than 24 hours ago */
  isNew: z.boolean(),
})
export type PastTrial = z.infer<typeof pastTrial>

const pastTrialsQuery = z.object({
  /** the year a season begins in */
  season: addressNumber.min(1900).max(2200).optional(),
  type: trialType.optional(),
  place: part.optional(),
  judge: part.optional(),
  breed: breedCode.optional(),
  page,
  sort: z.enum(TRIAL_SORTS).default('date'),
  direction: z.enum(['asc', 'desc']).default('desc'),
})
const pastTrialsAnswer = z.strictObject({
  trials: z.array(pastTrial),
  total: count,
  page: count,
  pageSize: count,
  /** seasons in which there were trials, newest first */
  seasons: z.array(count),
})
export type PastTrials = z.infer<typeof pastTrialsAnswer>

/** The fields of a result beside its dog and its trial. */
const ofTrial = { date: true, kaerNr: true, place: true, type: true } as const
const judged = {
  id: count,
  dog: dogSummary,
}
/** The water and track performance whose grades count in a result. */
const countedWater = z.strictObject({
  ...trialAddress,
  place: z.string(),
  water: count.nullable(),
  track: count.nullable(),
})
/** One dog at a field or forest trial. */
const huntResult = trialResult.omit(ofTrial).extend({
  ...judged,
  /** place within the class; null without a prize */
  rank: count.nullable(),
  shotOver: z.boolean().nullable(),
  countedWater: countedWater.nullable(),
})
export type HuntResult = z.infer<typeof huntResult>
/** One dog's water and track performance. */
const waterTrackResult = waterResult.omit(ofTrial).extend(judged)
export type WaterTrackResult = z.infer<typeof waterTrackResult>

/** Fields as the organiser has written them; null: not known. */
const shownFields = Object.fromEntries(
  SHOWN_NAMES.map((name): [string, z.ZodType<string | number | null>] => [
    name,
    writtenField(name).kind === 'count' ? count.nullable() : text,
  ]),
) as { readonly [Name in ShownName]: z.ZodType<WrittenRow[Name]> }

/** Everything of a trial that is public. `date` and `kaerNr` are its present address, whichever it was asked for by. */
export const trial = z.strictObject({
  id: count,
  ...announced,
  ...entry,
  time: text.describe('hh:mm'),
  /** water and track are done at trials of their own */
  divided: z.boolean(),
  judges: z.array(z.string()),
  headJudge: text,
  /** by whom and when the results were signed as head judge in the service; null: not, or they have changed and the trial has not ended */
  signature: z
    .strictObject({
      /** null: somebody who has been erased */
      signer: text,
      signedAt: z.iso.datetime(),
      corrected: z.boolean().describe('results were corrected since'),
    })
    .nullable(),
  ...shownFields,
  /** the head judge's report can be had as pdf */
  headJudgeReport: z.boolean(),
  /** its start list is public */
  startList: z.boolean(),
  results: z.array(huntResult),
  waterResults: z.array(waterTrackResult),
  rulebooks: z.array(citedRulebook),
})
export type Trial = z.infer<typeof trial>

export const trialParams = z.object({
  trialDate: day,
  kaerNr: addressNumber.min(1).max(1_000_000),
})

export const calendar = call(at.calendar, {
  summary: 'Coming trials, by day; of a dog those it may start in',
  query: calendarQuery,
  costWith: { dog: EXPENSIVE },
  refusals: { 404: ['DOG_NOT_FOUND'] },
  answer: z.array(calendarTrial),
})
export const calendarFeed = call(at.calendarFeed, {
  summary: 'The same as a calendar that others subscribe to',
  query: calendarQuery,
  cost: 3,
  refusals: { 404: ['DOG_NOT_FOUND'] },
  answer: fileContent,
  produces: 'text/calendar; method=PUBLISH; charset=utf-8',
})
export const nextTrials = call(at.nextTrials, {
  summary: 'The trials that come first and are not cancelled, for the front page',
  answer: z.array(calendarTrial),
})
export const pastTrials = call(at.pastTrials, {
  summary: 'Trials that have begun, a page at a time',
  query: pastTrialsQuery,
  costWith: { place: 5, judge: 5, breed: 5 },
  answer: pastTrialsAnswer,
})
export const getTrial = call(at.getTrial, {
  summary: 'One trial with its results, by any number it has had',
  params: trialParams,
  refusals: OF_A_TRIAL,
  answer: trial,
})
const publicStartList = z.strictObject({
  ...announced,
  time: text.describe('hh:mm'),
  judges: z.array(z.string()),
  /** the start order was drawn from it; null: by hand, or none */
  startSeed: text,
  /** the same of the parties */
  partySeed: text,
  parties: z.array(
    z.strictObject({
      number: count,
      /** null: not known any more, because the trial has become shorter */
      day: day.nullable(),
      meetsAt: text.describe('hh:mm'),
      place: text,
      judges: z.array(z.string()),
    }),
  ),
  /** class by class in start order */
  dogs: z.array(
    z.strictObject({
      dog: dogSummary,
      class: trialClass,
      startNumber: count.nullable(),
      /** number of its party; null: none yet */
      party: count.nullable(),
    }),
  ),
})
export type PublicStartList = z.infer<typeof publicStartList>

export const startList = call(at.startList, {
  summary: 'The published start list of a trial: its dogs, and when and where which party meets',
  params: trialParams,
  refusals: allOf(OF_A_TRIAL, { 404: ['START_LIST_NOT_PUBLISHED'] }),
  answer: publicStartList,
})
/** The draw of the places of a trial: its list and its seed once it has been drawn. docs/rules/entries.md says how anyone computes it again. */
const publicPlaceDraw = z.strictObject({
  ...announced,
  /** the places are drawn after the end of this day */
  registrationEnd: day.nullable(),
  capacity: count.nullable(),
  hash: z.string().describe('SHA-256 of the seed, public since the trial was published'),
  drawnAt: z.iso.datetime().nullable(),
  seed: text.describe('64 hexadecimal digits; null before the draw'),
  /** by their numbers, as they were when it was drawn; nothing before */
  dogs: z.array(
    z.strictObject({
      regnr: z.string(),
      class: trialClass,
      /** in the drawn order, from 1 */
      position: count,
    }),
  ),
})
export type PublicPlaceDraw = z.infer<typeof publicPlaceDraw>

const OF_A_DRAW = allOf(OF_A_TRIAL, { 404: ['TRIAL_HAS_NO_DRAW'] })
export const placeDraw = call(at.placeDraw, {
  summary: 'The draw of the places of a trial, for anyone to compute again',
  params: trialParams,
  refusals: OF_A_DRAW,
  answer: publicPlaceDraw,
})
export const placeDrawFile = call(at.placeDrawFile, {
  summary: 'The same as a table, for `koirakanta draw` or a spreadsheet',
  params: trialParams,
  refusals: OF_A_DRAW,
  answer: fileContent,
  produces: 'text/csv; charset=utf-8',
})
export const trialFile = call(at.trialFile, {
  summary: 'One trial for a calendar of one’s own',
  params: trialParams,
  refusals: OF_A_TRIAL,
  answer: fileContent,
  produces: 'text/calendar; method=PUBLISH; charset=utf-8',
})
export const headJudgeReport = call(at.headJudgeReport, {
  summary: 'The head judge’s report',
  params: trialParams,
  refusals: allOf(OF_A_TRIAL, { 404: ['HEAD_REPORT_NOT_FOUND'] }),
  answer: fileContent,
  produces: 'application/pdf',
})
export const kaerResults = call(at.kaerResults, {
  summary: 'Field and forest results of a trial, by its id',
  params: idParams,
  refusals: OF_A_TRIAL,
  answer: z.strictObject({ results: z.array(huntResult), rulebooks: z.array(citedRulebook) }),
})
export const kaerWaterResults = call(at.kaerWaterResults, {
  summary: 'Water and track results of a trial, by its id',
  params: idParams,
  refusals: OF_A_TRIAL,
  answer: z.strictObject({ results: z.array(waterTrackResult), rulebooks: z.array(citedRulebook) }),
})
