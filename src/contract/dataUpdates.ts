import * as z from 'zod'
import { SHEET_KINDS } from '#domain/imports/sheetKinds.ts'
import { namedAccount } from './audit.ts'
import { call, type FileRules, streamContent } from './call.ts'
import {
  DATA_FILE_MAX_BYTES,
  DATA_FILE_TYPE,
  DATA_MAPPINGS,
  DATA_ROW_KINDS,
  DATA_UPDATE_STATES,
} from './dataUpdateConstants.ts'
import * as at from './endpoints/dataUpdates.ts'
import { addressId, addressNumber, id, idParams, lineInput, neededLine } from './inputs.ts'
import { allOf, type Refusals } from './refusals.ts'

const access = 'import.run'
const count = z.number().int()
const moment = z.iso.datetime()
const numbers = z.record(z.string(), count)

/** How many rows of each kind a difference has. */
const counts = z.strictObject({
  /** of the file, without headers */
  rows: count,
  newDogs: count,
  changedDogs: count,
  newNumbers: count,
  newStatements: count,
  newTitles: count,
  /** new records that are no dogs', by what they are */
  added: numbers,
  /** null: the file is a text */
  sheets: z.array(z.strictObject({ name: z.string().nullable(), kind: z.enum(SHEET_KINDS), rows: count })),
  /** values of recorded dogs, by field */
  changed: numbers,
  /** by the code of what is wrong */
  refused: numbers,
  /** rows of the difference by kind */
  kinds: z.partialRecord(z.enum(DATA_ROW_KINDS), count),
  unknownParents: count,
  unusedColumns: z.array(z.string()),
})
export type DataUpdateCounts = z.infer<typeof counts>

export const dataUpdateAnswer = z.strictObject({
  id: count,
  state: z.enum(DATA_UPDATE_STATES),
  madeAt: moment,
  /** null: has been erased */
  by: namedAccount.nullable(),
  fileName: z.string(),
  size: count,
  /** null: one of the club's own, or not recognised yet */
  mapping: z.enum(DATA_MAPPINGS).nullable(),
  /** the one that staff have saved; null: one that ships with the program, or not recognised yet */
  ownMapping: z.strictObject({ id: count, name: z.string() }).nullable(),
  /** null: nobody is at it; `phase` is a part of the work, `done` of `total` of it are done */
  progress: z.strictObject({ phase: z.string().nullable(), done: count, total: count }).nullable(),
  /** why it came to an end or goes on otherwise, as a code of the `errors` texts, and where */
  failure: z.strictObject({ code: z.string(), row: z.string().nullable() }).nullable(),
  counts: counts.nullable(),
  comparedAt: moment.nullable(),
  appliedAt: moment.nullable(),
  appliedBy: namedAccount.nullable(),
  undoneAt: moment.nullable(),
  undoneBy: namedAccount.nullable(),
})
export type DataUpdate = z.infer<typeof dataUpdateAnswer>

const row = z.strictObject({
  place: count,
  kind: z.enum(DATA_ROW_KINDS),
  sheet: z.string().nullable(),
  line: count.nullable(),
  regnr: z.string().nullable(),
  code: z.string().nullable(),
  field: z.string().nullable(),
  former: z.string().nullable(),
  value: z.string().nullable(),
  /** of what an undoing has left: when and by whom it had been changed */
  changedAt: moment.nullable(),
  changedBy: namedAccount.nullable(),
})
export type DataUpdateRow = z.infer<typeof row>

/** A part of the file; what it is, the content of the whole says. */
const PART: FileRules = {
  mediaTypes: [DATA_FILE_TYPE],
  limit: 'attachment',
  tooLarge: 'FILE_TOO_LARGE',
  wrongType: 'FILE_NO_TABLE',
  part: true,
}

export const OF_A_DATA_UPDATE: Refusals = { 404: ['DATA_UPDATE_NOT_FOUND'] }
const OF_ITS_STATE: Refusals = allOf(OF_A_DATA_UPDATE, { 409: ['DATA_UPDATE_OTHER_STATE'] })
export const OF_DATA_WORK: Refusals = allOf(OF_ITS_STATE, { 409: ['DATA_UPDATE_RUNNING'] })

const rowFilter = z.object({
  kind: z.enum(DATA_ROW_KINDS).optional(),
  /** a code of what is wrong, or a field */
  about: lineInput(60).optional(),
  /** name of a sheet */
  sheet: lineInput(100).optional(),
  /** part of a registration number */
  text: lineInput(60).optional(),
})

export const dataUpdates = call(at.dataUpdates, {
  summary: 'Updates of the data from files, newest first, at most 50',
  access,
  answer: z.strictObject({ updates: z.array(dataUpdateAnswer) }),
})
export const beginDataUpdate = call(at.beginDataUpdate, {
  summary: `Begins an update with a file of at most ${DATA_FILE_MAX_BYTES} bytes, which then comes in parts`,
  access,
  body: z.object({
    fileName: neededLine(200),
    size: z.number().int().min(1, 'FILE_EMPTY').max(DATA_FILE_MAX_BYTES, 'DATA_FILE_TOO_LARGE'),
    /** both absent: recognised by the columns */
    mapping: z.enum(DATA_MAPPINGS).optional(),
    /** one that staff have saved, which goes before `mapping` */
    mappingId: id.optional(),
  }),
  refusals: { 404: ['DATA_MAPPING_NOT_FOUND'], 400: ['FILE_EMPTY', 'DATA_FILE_TOO_LARGE'] },
  answer: dataUpdateAnswer,
})
/** Parts are counted from 0 and may come again. */
export const sendDataUpdatePart = call(at.sendDataUpdatePart, {
  summary: 'Keeps a part of the file of an update',
  access,
  params: idParams.extend({ part: addressNumber.min(0).max(9999) }),
  file: PART,
  refusals: allOf(OF_DATA_WORK, { 422: ['DATA_FILE_INCOMPLETE'] }),
  answer: z.strictObject({ received: count }),
})
export const compareDataUpdate = call(at.compareDataUpdate, {
  summary: 'Begins to compare the whole file with the database; changes nothing of a dog',
  access,
  params: idParams,
  refusals: allOf(OF_DATA_WORK, { 422: ['DATA_FILE_INCOMPLETE'] }),
  answer: dataUpdateAnswer,
})
export const dataUpdate = call(at.dataUpdate, {
  summary: 'An update, with how far it has come',
  access,
  params: idParams,
  cost: 0.2,
  refusals: OF_A_DATA_UPDATE,
  answer: dataUpdateAnswer,
})
export const dataUpdateRows = call(at.dataUpdateRows, {
  summary: 'What an update would change, and what it refuses, in the order of the file; 100 rows at a time',
  access,
  params: idParams,
  query: rowFilter.extend({ before: addressId.optional() }),
  cost: 2,
  refusals: OF_A_DATA_UPDATE,
  answer: z.strictObject({ rows: z.array(row), next: z.number().int().nullable() }),
})
export const dataUpdateCsv = call(at.dataUpdateCsv, {
  summary: 'The same as a CSV file, whole',
  access,
  params: idParams,
  query: rowFilter,
  cost: 5,
  refusals: OF_A_DATA_UPDATE,
  answer: streamContent,
  produces: 'text/csv; charset=utf-8',
})
export const applyDataUpdate = call(at.applyDataUpdate, {
  summary: 'Begins to write what was shown, as one unit',
  access,
  params: idParams,
  refusals: allOf(OF_DATA_WORK, { 422: ['DATA_UPDATE_EMPTY'] }),
  answer: dataUpdateAnswer,
})
/** While it is written, the writing ends and the difference is there again. */
export const cancelDataUpdate = call(at.cancelDataUpdate, {
  summary: 'Ends an update that has not been applied; the file goes',
  access,
  params: idParams,
  refusals: OF_DATA_WORK,
  answer: dataUpdateAnswer,
})
/** Rows changed since stay as they are and are listed as rows of the kind `stayed`. */
export const undoDataUpdate = call(at.undoDataUpdate, {
  summary: 'Begins to undo an update that has been applied',
  access,
  params: idParams,
  refusals: allOf(OF_DATA_WORK, { 409: ['DATA_UPDATE_UNDONE'] }),
  answer: dataUpdateAnswer,
})
