import * as z from 'zod'
import { TRUST_LEVELS } from '#domain/genetics/trust.ts'
import { PARENT_DOUBTS, PARENT_FAULTS } from '#domain/parentage.ts'
import { RECORD_KINDS, RECORDED_FIELD_NAMES } from '#domain/recordedFields.ts'
import { REGNR_MAX_LENGTH } from '#domain/regnr.ts'
import { namedAccount } from './audit.ts'
import { AUDIT_CODES } from './auditConstants.ts'
import { call } from './call.ts'
import { CORRECTIONS, MERGE_FAULTS, SOURCE_KINDS } from './constants.ts'
import { dogSummary, OF_A_DOG, regnrInput, regnrParams } from './dogs.ts'
import * as at from './endpoints/corrections.ts'
import { addressId, boundedText, dayInput, id, neededLine, reasonInput } from './inputs.ts'
import { allOf } from './refusals.ts'

const moment = z.iso.datetime()
const text = z.string().nullable()
const field = z.enum(RECORDED_FIELD_NAMES)
const kind = z.enum(RECORD_KINDS)

/** Where a recorded value comes from. Source: docs/rules/history.md#sources. */
export const valueSource = z.strictObject({
  kind: z.enum(SOURCE_KINDS),
  /** when it was recorded; null: before the history was kept */
  at: moment.nullable(),
  /** name of the imported file, and the line that first names the dog there or tells the record */
  file: text,
  /** of a workbook, in which `line` then is a row */
  sheet: text,
  line: z.number().int().nullable(),
  /** whose command recorded it; null too for someone who has been erased */
  actor: namedAccount.nullable(),
  /** what the command was */
  code: z.enum(AUDIT_CODES).nullable(),
})
export type ValueSource = z.infer<typeof valueSource>

/** A recorded value as text: days in ISO, numbers with a point, codes as they are, dogs by number and name; null: nothing is recorded. */
const recordedValue = z.strictObject({ field, value: text, source: valueSource })
export type RecordedValue = z.infer<typeof recordedValue>

/** Something that belongs to a dog; `id` names it among those of its kind. */
const dogRecordEntry = z.strictObject({
  kind,
  id: z.string(),
  /** what it is, as recorded: a number, a title's code, a name, a statement's kind and value, a place */
  label: z.string(),
  day: text,
  source: valueSource.nullable(),
})
export type DogRecordEntry = z.infer<typeof dogRecordEntry>

export const dogSources = call(at.dogSources, {
  summary: 'Every recorded value of a dog and where it comes from',
  access: 'dogs.edit',
  refusals: OF_A_DOG,
  params: regnrParams,
  /** as it stood at the end of a day in Finland; without one now */
  query: z.object({ on: dayInput().optional() }),
  cost: 2,
  answer: z.strictObject({
    dog: dogSummary,
    /** false: there was no record of the dog that day */
    isRecorded: z.boolean(),
    fields: z.array(recordedValue),
    records: z.array(dogRecordEntry),
  }),
})

/** A dog's figure over six generations, as its page tells it. */
export const figure = z.strictObject({
  coefficient: z.number().nullable(),
  knownAncestors: z.number().int(),
  completeGenerations: z.number().int(),
  trust: z.enum(TRUST_LEVELS).nullable(),
})

const role = z.enum(['sire', 'dam'])
const pairOf = (figures: typeof figure) =>
  z.strictObject({ sire: dogSummary.nullable(), dam: dogSummary.nullable(), figure: figures })
/** What rests on a dog's place in the pedigree. */
const resting = z.strictObject({
  /** dogs whose figures may change besides */
  descendants: z.number().int(),
  /** trial, water and show results of the dog and its descendants: they count for its ancestors */
  results: z.number().int(),
  /** litter notices of the dog and its descendants */
  notices: z.number().int(),
})

const parentsPreview = z.strictObject({
  dog: dogSummary,
  now: pairOf(figure),
  /** null where the parents cannot be */
  after: pairOf(figure).nullable(),
  faults: z.array(z.strictObject({ role: role.nullable(), code: z.enum(PARENT_FAULTS) })),
  doubts: z.array(z.strictObject({ role, code: z.enum(PARENT_DOUBTS) })),
  resting,
})
export type ParentsPreview = z.infer<typeof parentsPreview>

/** Empty: unknown. */
export const parentInput = boundedText(REGNR_MAX_LENGTH, 'REGNR_INVALID')
  .trim()
  .pipe(z.union([z.literal(''), regnrInput]))
const parents = z.object({ sire: parentInput, dam: parentInput })

/** What bars the parents is told among `faults`. */
export const previewParents = call(at.previewParents, {
  summary: 'What would change if a dog had these parents',
  access: 'dogs.edit',
  params: regnrParams,
  query: parents,
  cost: 3,
  refusals: allOf(OF_A_DOG, { 404: ['SIRE_NOT_FOUND', 'DAM_NOT_FOUND'] }),
  answer: parentsPreview,
})

const corrected = z.strictObject({ regnr: z.string() })
/** Nothing of the pedigree changes while an import does. */
const OF_A_CORRECTION = allOf(OF_A_DOG, { 503: ['IMPORT_RUNNING'] })

/** `was`: the parents that whoever corrects them saw; PARENTS_CHANGED: it has others meanwhile. */
export const correctParents = call(at.correctParents, {
  summary: 'Corrects the parents of a dog',
  access: 'dogs.edit',
  params: regnrParams,
  body: parents.extend({ was: parents, reason: reasonInput }),
  cost: 3,
  refusals: allOf(OF_A_CORRECTION, {
    404: ['SIRE_NOT_FOUND', 'DAM_NOT_FOUND'],
    409: ['PARENTS_CHANGED'],
    422: PARENT_FAULTS,
  }),
  answer: corrected,
})

const mergePreview = z.strictObject({
  kept: dogSummary,
  other: dogSummary,
  /** the fields in which the two differ; what only one has is kept in any case */
  differences: z.array(z.strictObject({ field, kept: text, other: text })),
  /** how many records of each kind go over to the kept dog */
  moves: z.array(z.strictObject({ kind, count: z.number().int() })),
  /** how many records both have alike, so that one of each goes */
  duplicates: z.number().int(),
  faults: z.array(z.enum(MERGE_FAULTS)),
  /** of the kept dog now and afterwards, where it takes no field of the other that it has itself */
  now: figure,
  after: figure.nullable(),
  resting,
})
export type MergePreview = z.infer<typeof mergePreview>

export const previewMerge = call(at.previewMerge, {
  summary: 'What would change if another record were of this same dog',
  access: 'dogs.edit',
  params: regnrParams,
  query: z.object({ other: regnrInput }),
  cost: 3,
  refusals: OF_A_DOG,
  answer: mergePreview,
})

/** Refused with one of the faults that the preview tells; ALREADY_MERGED: by its number one of the two has become another record meanwhile. */
export const mergeDogs = call(at.mergeDogs, {
  summary: 'Makes two records of one dog one: the other’s numbers stay as aliases',
  access: 'dogs.edit',
  params: regnrParams,
  body: z.object({
    other: regnrInput,
    /** fields in which the other record is right */
    take: z.array(field).max(RECORDED_FIELD_NAMES.length),
    reason: reasonInput,
  }),
  cost: 3,
  refusals: allOf(OF_A_CORRECTION, { 409: ['ALREADY_MERGED'], 422: MERGE_FAULTS }),
  answer: corrected,
})

/** Most records that one split moves. */
const MAX_SPLIT = 2000

export const splitDog = call(at.splitDog, {
  summary: 'Makes a record that is two dogs two: what is chosen goes to a new dog',
  access: 'dogs.edit',
  params: regnrParams,
  body: z.object({
    name: neededLine(200),
    sex: z.enum(['male', 'female']).nullable(),
    birthDate: dayInput().nullable(),
    /** of the new dog: at least one number, and not all */
    records: z
      .array(z.object({ kind, id: boundedText(100) }))
      .max(MAX_SPLIT)
      .min(1),
    reason: reasonInput,
  }),
  cost: 3,
  refusals: allOf(OF_A_CORRECTION, {
    409: ['RECORDS_NOT_FOUND'],
    422: ['NUMBER_MUST_MOVE', 'NUMBER_MUST_STAY'],
  }),
  answer: corrected,
})

/** A record that a correction was not undone for, because it has been changed since. */
export const stayed = z.strictObject({ table: z.string(), record: z.string(), label: text })

const correction = z.strictObject({
  id,
  at: moment,
  code: z.enum(CORRECTIONS),
  actor: namedAccount.nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** when it was undone */
  undoneAt: moment.nullable(),
})
export type Correction = z.infer<typeof correction>

export const dogCorrections = call(at.dogCorrections, {
  summary: 'Corrections of a dog’s identity and parents, newest first',
  access: 'dogs.edit',
  params: regnrParams,
  refusals: OF_A_DOG,
  answer: z.strictObject({ corrections: z.array(correction) }),
})

/** What has changed since stays and is listed. */
export const undoCorrection = call(at.undoCorrection, {
  summary: 'Undoes a correction as far as nobody has changed the same since',
  access: 'dogs.edit',
  params: regnrParams.extend({ id: addressId }),
  cost: 3,
  refusals: allOf(OF_A_CORRECTION, {
    404: ['CORRECTION_NOT_FOUND'],
    409: ['ALREADY_UNDONE', 'ADDED_DOG_IN_USE', 'UNDO_LEAVES_NO_NUMBER', 'UNDO_MAKES_LOOP'],
  }),
  answer: z.strictObject({
    regnr: z.string(),
    /** the dog itself had been added by it, and is gone */
    removed: z.boolean(),
    stayed: z.array(stayed),
  }),
})
