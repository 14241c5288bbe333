import * as z from 'zod'
import { call, type FileRules } from './call.ts'
import { CSV_TYPE, LONGEST_CRITIQUE, MOST_SHOW_RESULTS, XLSX_TYPE } from './constants.ts'
import { resultFields, saveId, showFields, showInput } from './dogShows.ts'
import { dogSummary } from './dogs.ts'
import * as at from './endpoints/shows.ts'
import { addressNumber, filterText, id, idParams, lineInput, page, textInput } from './inputs.ts'
import { allOf, type Refusals } from './refusals.ts'

const edit = 'shows.edit'
const count = z.number().int()
const version = z.number().int()
const OF_A_SHOW: Refusals = { 404: ['SHOW_NOT_FOUND'] }
const done = z.strictObject({ status: z.literal('done'), save: saveId })

/** Bytes of a whole show with its critiques. */
const WHOLE_SHOW_BYTES = 1024 * 1024

const listedShow = z.strictObject({ id, ...showFields, results: count })
export type ListedShow = z.infer<typeof listedShow>

const showRow = z.strictObject({ id, version, dog: dogSummary, ...resultFields })
export type ShowRow = z.infer<typeof showRow>

const show = z.strictObject({
  id,
  version,
  ...showFields,
  /** in the order in which they were written */
  results: z.array(showRow),
})
export type WholeShow = z.infer<typeof show>

/** A row as it is typed: `readRow` of the domain reads it on both sides. */
const typedRow = z.object({
  /** of a stored result; null: a new one */
  id: id.nullable(),
  /** of the result that was seen; of a new one 0 */
  version,
  /** number or name */
  dog: lineInput(100),
  class: lineInput(40),
  grade: lineInput(40),
  placing: lineInput(10),
  marks: lineInput(200),
  judge: lineInput(200),
  critique: textInput(LONGEST_CRITIQUE),
})
const rows = z.array(typedRow).max(MOST_SHOW_RESULTS, 'SHOW_RESULTS_TOO_MANY')

const checkedRow = z.strictObject({
  /** null: none, or more than one */
  dog: dogSummary.nullable(),
  /** codes of what is wrong, by column */
  faults: z.record(z.string(), z.string()),
  /** the same result stands there already, word for word: it is not added again */
  known: z.boolean(),
})
export type CheckedRow = z.infer<typeof checkedRow>

/** A CSV text or a workbook; which one it is, its content says. */
const TABLE: FileRules = {
  mediaTypes: [CSV_TYPE, XLSX_TYPE],
  limit: 'attachment',
  tooLarge: 'FILE_TOO_LARGE',
  wrongType: 'FILE_NO_TABLE',
}

export const shows = call(at.shows, {
  summary: 'Shows whose place or name has the text, with how many results each has',
  access: edit,
  query: z.object({
    q: filterText,
    year: addressNumber.min(1900).max(2999).optional(),
    page,
    sort: z.enum(['date', 'place', 'results']).default('date'),
    direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  cost: 3,
  answer: z.strictObject({
    shows: z.array(listedShow),
    /** the years in which there were shows, newest first */
    years: z.array(count),
    total: count,
    page: count,
    pageSize: count,
  }),
})
/** One that is there already, by day, place, country and name, is answered and not added again. */
export const addShow = call(at.addShow, {
  summary: 'Add a show, before it has results',
  access: edit,
  body: z.object(showInput),
  refusals: { 422: ['SHOW_IN_FUTURE'] },
  answer: show,
})
export const getShow = call(at.getShow, {
  summary: 'One show with all its results',
  access: edit,
  params: idParams,
  refusals: OF_A_SHOW,
  answer: show,
})
export const editShow = call(at.editShow, {
  summary: 'Change day, place, country or name of a show, and with it of all its results',
  access: edit,
  params: idParams,
  body: z.object({ ...showInput, version }),
  refusals: allOf(OF_A_SHOW, {
    409: ['SHOW_EXISTS'],
    422: ['SHOW_IN_FUTURE', 'SHOW_BEFORE_BIRTH', 'SHOW_PRIZE_NO_MORE', 'SHOW_MARK_WITHOUT_ERI'],
  }),
  answer: show.extend({ save: saveId }),
})
export const removeShow = call(at.removeShow, {
  summary: 'Remove a show without results',
  access: edit,
  params: idParams,
  refusals: allOf(OF_A_SHOW, { 422: ['SHOW_HAS_RESULTS'] }),
  answer: done,
})
export const checkShowRows = call(at.checkShowRows, {
  summary: 'What is wrong with typed rows of a show, and which dogs they are of',
  access: edit,
  params: idParams,
  body: z.object({ rows }),
  bodyBytes: WHOLE_SHOW_BYTES,
  cost: 3,
  refusals: OF_A_SHOW,
  answer: z.strictObject({ rows: z.array(checkedRow) }),
})
/**
 * All or none. A new row that stands there already, word for word, is not added again; one that differs from what stands there is refused.
 * What is wrong is told as `rows.3.grade`.
 */
export const saveShowRows = call(at.saveShowRows, {
  summary: 'Add, change and remove results of a show',
  access: edit,
  params: idParams,
  body: z.object({
    rows,
    removed: z.array(z.object({ id, version })).max(MOST_SHOW_RESULTS, 'SHOW_RESULTS_TOO_MANY'),
  }),
  bodyBytes: WHOLE_SHOW_BYTES,
  cost: 3,
  refusals: allOf(OF_A_SHOW, { 422: ['SHOW_ROWS_INVALID', 'SHOW_RESULTS_TOO_MANY'] }),
  /** `show`: null where it went with its last result */
  answer: z.strictObject({
    show: show.nullable(),
    added: count,
    changed: count,
    removed: count,
    save: saveId,
  }),
})
/** Changes nothing: the rows come into the grid, where they are checked and saved. */
export const readShowTable = call(at.readShowTable, {
  summary: 'Reads a table of results: its columns and rows',
  access: edit,
  params: idParams,
  cost: 3,
  refusals: allOf(OF_A_SHOW, {
    400: [
      'FILE_EMPTY',
      'FILE_NO_ROWS',
      'FILE_TOO_LONG',
      'FILE_SHEETS',
      'FILE_QUOTES',
      'FILE_ROW_LONG',
      'FILE_CELLS',
      'FILE_CHARACTERS',
      'FILE_ROW_TOO_WIDE',
    ],
  }),
  file: TABLE,
  answer: z.strictObject({
    header: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
})
