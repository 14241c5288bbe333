import * as z from 'zod'
import { SHEET_KINDS } from '#domain/imports/sheetKinds.ts'
import { namedAccount } from './audit.ts'
import { call } from './call.ts'
import { MOST_MAPPED_COLUMNS, MOST_MAPPED_SHEETS } from './dataUpdateConstants.ts'
import { dataUpdateAnswer, OF_A_DATA_UPDATE, OF_DATA_WORK } from './dataUpdates.ts'
import * as at from './endpoints/dataMappings.ts'
import { boundedText, id, idParams, neededLine } from './inputs.ts'
import { LONGEST_HEADING, type SheetMapping, sheetMapping } from './mappingShape.ts'
import { allOf, type Refusals } from './refusals.ts'

const access = 'import.run'
const count = z.number().int()
const version = z.number().int()
const moment = z.iso.datetime()
const names = z.array(z.string())

/** Characters of a mapping of one sheet, as JSON. */
const LONGEST_MAPPING = 60_000
/** Bytes that all sheets of a mapping may have on their way. */
const MOST_BYTES = 1024 * 1024
/** What the database cannot keep: the sign of no character, and halves of characters. */
const UNWRITABLE = /\\u(?:0000|d[89a-f])/i

/** A mapping in the shape of the files, as JSON: it is a map by texts of others, which no list of names ends. */
const mappingInput = boundedText(LONGEST_MAPPING, 'DATA_MAPPING_TOO_LARGE').transform(
  (json, context): SheetMapping => {
    const parsed = sheetMapping.safeParse(parsedJson(json))
    if (parsed.success && !UNWRITABLE.test(JSON.stringify(parsed.data))) return parsed.data
    context.addIssue({ code: 'custom', message: 'DATA_MAPPING_INVALID' })
    return z.NEVER
  },
)

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const headed = {
  /** the whole header, by which the sheet is known again */
  headings: z.array(boundedText(LONGEST_HEADING)).max(MOST_MAPPED_COLUMNS, 'DATA_MAPPING_TOO_LARGE'),
  /** the first row is data, and the headings are what somebody calls its columns */
  dataFirst: z.boolean().default(false),
}
const sheetInput = z.object({
  /** null: the file is a text */
  name: boundedText(LONGEST_HEADING).nullable(),
  ...headed,
  /** null: nothing is read from the sheet */
  mapping: mappingInput.nullable(),
})
const sheetsInput = z.array(sheetInput).max(MOST_MAPPED_SHEETS).min(1)

const sheet = z.strictObject({
  name: z.string().nullable(),
  headings: names,
  dataFirst: z.boolean(),
  mapping: sheetMapping.nullable(),
})
export type MappingSheet = z.infer<typeof sheet>

const inList = z.strictObject({
  id,
  name: z.string(),
  version,
  kinds: z.array(z.enum(SHEET_KINDS)),
  madeAt: moment,
  /** null: has been erased */
  by: namedAccount.nullable(),
  changedAt: moment,
  changedBy: namedAccount.nullable(),
})
export type DataMappingRow = z.infer<typeof inList>

const whole = inList.extend({ sheets: z.array(sheet) })
export type DataMapping = z.infer<typeof whole>

const shipped = z.strictObject({ name: z.string(), description: z.string(), sheets: z.array(sheet) })
export type ShippedMapping = z.infer<typeof shipped>

const OF_ONE: Refusals = { 404: ['DATA_MAPPING_NOT_FOUND'] }
/** What a mapping is refused for that is to be kept. */
const OF_ITS_SHEETS: Refusals = {
  409: ['DATA_MAPPING_NAME_TAKEN'],
  422: [
    'DATA_MAPPING_FIELD_MISSING',
    'DATA_MAPPING_COLUMN_TWICE',
    'DATA_MAPPING_COLUMN_UNKNOWN',
    'DATA_MAPPING_NAME_TWICE',
    'DATA_MAPPING_FIELD_UNKNOWN',
    'DATA_MAPPING_NOTHING',
  ],
}

export const dataMappings = call(at.dataMappings, {
  summary: 'How files are written: what staff have saved, by name, and what ships with the program',
  access,
  answer: z.strictObject({ own: z.array(inList), shipped: z.array(shipped) }),
})
export const dataMapping = call(at.dataMapping, {
  summary: 'A saved mapping of files',
  access,
  params: idParams,
  refusals: OF_ONE,
  answer: whole,
})
export const createDataMapping = call(at.createDataMapping, {
  summary: 'Saves how a file is written, by a name, for all staff who update the data',
  access,
  bodyBytes: MOST_BYTES,
  body: z.object({ name: neededLine(100), sheets: sheetsInput }),
  refusals: OF_ITS_SHEETS,
  answer: whole,
})
export const editDataMapping = call(at.editDataMapping, {
  summary: 'Changes a saved mapping, for updates to come',
  access,
  bodyBytes: MOST_BYTES,
  body: z.object({ id, version, name: neededLine(100), sheets: sheetsInput }),
  refusals: allOf(OF_ONE, OF_ITS_SHEETS),
  answer: whole,
})
export const deleteDataMapping = call(at.deleteDataMapping, {
  summary: 'Removes a saved mapping; what was read by it stays',
  access,
  body: z.object({ id, version }),
  refusals: OF_ONE,
  answer: z.strictObject({ status: z.literal('done') }),
})

const sampleRow = z.strictObject({ line: count, cells: names })
const sampleSheet = sheet.extend({
  /** the first row, which holds the headings unless it is data */
  first: sampleRow,
  /** the rows behind it, each with its line and as many cells as it has */
  rows: z.array(sampleRow),
})
export type SampleSheet = z.infer<typeof sampleSheet>

const sample = z.strictObject({
  /** what each sheet holds, as far as it can be guessed or a saved mapping says */
  sheets: z.array(sampleSheet),
  /** the saved mapping that the sheets are proposed by; null: none is like them */
  from: z.strictObject({ id, name: z.string() }).nullable(),
})
export type DataUpdateSample = z.infer<typeof sample>

/** Rows are told as long as the file is kept. */
const OF_SAMPLE: Refusals = allOf(OF_A_DATA_UPDATE, { 409: ['DATA_UPDATE_NO_SAMPLE'] })

export const dataUpdateSample = call(at.dataUpdateSample, {
  summary: 'The beginning of each sheet of a file that was sent, with a proposal how it is written',
  access,
  params: idParams,
  cost: 2,
  refusals: OF_SAMPLE,
  answer: sample,
})

const previewCell = z.strictObject({
  field: z.string(),
  text: z.string(),
  /** as it would be taken; null: it says nothing, or cannot be read */
  value: z.string().nullable(),
  /** code of what is wrong with it */
  problem: z.string().nullable(),
})
const previewRow = z.strictObject({
  line: count,
  /** nothing of the row would be taken */
  refused: z.boolean(),
  cells: z.array(previewCell),
  /** codes of what is wrong with the row as a whole */
  problems: names,
})
const previewSheet = z.strictObject({
  /** needed fields that have no column */
  missing: names,
  /** headings that two fields are read from */
  twice: names,
  /** rows that were looked at, and of those how many would be refused */
  looked: count,
  refused: count,
  /** the first rows, and the first ones that have a problem */
  rows: z.array(previewRow),
  problems: z.array(
    z.strictObject({ code: z.string(), field: z.string().nullable(), count, example: z.string().nullable() }),
  ),
})
export type PreviewSheet = z.infer<typeof previewSheet>
export type PreviewRow = z.infer<typeof previewRow>

export const previewDataMapping = call(at.previewDataMapping, {
  summary: 'How the beginning of a sent file would be read; keeps nothing',
  access,
  params: idParams,
  bodyBytes: MOST_BYTES,
  body: z.object({
    /** of each sheet of the file, in its order */
    sheets: z.array(z.object({ ...headed, mapping: mappingInput.nullable() })).max(MOST_MAPPED_SHEETS),
  }),
  cost: 2,
  refusals: OF_SAMPLE,
  answer: z.strictObject({ sheets: z.array(previewSheet.nullable()) }),
})
export const readByDataMapping = call(at.readByDataMapping, {
  summary: 'Has a sent file read by a saved mapping, and compared anew',
  access,
  params: idParams,
  body: z.object({ mappingId: id }),
  refusals: allOf(OF_DATA_WORK, OF_ONE, { 422: ['DATA_FILE_INCOMPLETE'] }),
  answer: dataUpdateAnswer,
})
