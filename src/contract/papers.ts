import * as z from 'zod'
import { MOST_SPARE_SHEETS, RECORD_DOG_FIELDS, RECORD_TRIAL_FIELDS } from '#domain/trials/papers.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { SHEET_KINDS } from '#domain/trials/sheet.ts'
import { trialParams } from './calendar.ts'
import { call, fileContent } from './call.ts'
import { XLSX_TYPE } from './constants.ts'
import * as at from './endpoints/papers.ts'
import { addressId, addressNumber, idParams } from './inputs.ts'
import { allOf, OF_A_TRIAL } from './refusals.ts'

/** `1` in an address: with it. */
const flag = z
  .enum(['1'])
  .optional()
  .transform((value) => value === '1')

const PDF = 'application/pdf'
const CSV = 'text/csv; charset=utf-8'

/**
 * Papers of a trial, in the language of the address or the reader; those of staff for whoever runs or judges the trial or saves results.
 * BUSY while too many pages wait to be printed.
 */
const startList = <Type extends string>(produces: Type) =>
  ({
    summary: 'Start list of a trial, class by class in start order; with `reserve` the reserve at its end',
    access: 'results.save',
    params: idParams,
    query: z.object({ reserve: flag }),
    cost: 5,
    refusals: OF_A_TRIAL,
    answer: fileContent,
    produces,
  }) as const
export const startListPdf = call(at.startListPdf, startList(PDF))
export const startListCsv = call(at.startListCsv, startList(CSV))
export const startListXlsx = call(at.startListXlsx, startList(XLSX_TYPE))

/** Of an entry whose entrant has agreed to pay by bank transfer, as long as something is due. */
export const billPdf = call(at.billPdf, {
  summary: 'The bill of an entry that is paid by bank transfer',
  noStore: true,
  cost: 5,
  params: idParams,
  refusals: { 403: ['FORBIDDEN'], 404: ['ENTRY_NOT_FOUND'], 422: ['NO_BILL'] },
  answer: fileContent,
  produces: PDF,
})

/** Of what has come and gone back up to now. */
export const receiptPdf = call(at.receiptPdf, {
  summary: 'The receipt of what was paid for an entry',
  noStore: true,
  cost: 5,
  params: idParams,
  refusals: { 403: ['FORBIDDEN'], 404: ['ENTRY_NOT_FOUND'], 422: ['NOTHING_PAID'] },
  answer: fileContent,
  produces: PDF,
})

/** TOO_MANY_SHEETS: dog by dog they can be had. */
export const sheetsPdf = call(at.sheetsPdf, {
  summary:
    'The judges’ sheets, one page a dog: empty, or with `filled` what has been written down; of one `entry` or of all',
  access: 'results.save',
  params: idParams,
  query: z.object({ kind: z.enum(SHEET_KINDS).optional(), filled: flag, entry: addressId.optional() }),
  cost: 10,
  refusals: allOf(OF_A_TRIAL, {
    404: ['ENTRY_NOT_IN_TRIAL'],
    422: ['NO_STARTERS', 'TOO_MANY_SHEETS', 'RULEBOOK_MISSING', 'SHEET_NOT_OF_TRIAL'],
  }),
  answer: fileContent,
  produces: PDF,
})

export const spareSheetsPdf = call(at.spareSheetsPdf, {
  summary: 'Empty sheets without a dog, of one class: with a `judge` of the trial his name stands on them',
  access: 'results.save',
  params: idParams,
  query: z.object({
    kind: z.enum(SHEET_KINDS).optional(),
    class: z.enum(TRIAL_CLASSES),
    judge: addressId.optional(),
    sheets: addressNumber.min(1).max(MOST_SPARE_SHEETS),
  }),
  cost: 10,
  refusals: allOf(OF_A_TRIAL, {
    422: ['RULEBOOK_MISSING', 'SHEET_NOT_OF_TRIAL', 'CLASS_NOT_OFFERED', 'JUDGE_NOT_OF_TRIAL'],
  }),
  answer: fileContent,
  produces: PDF,
})

/** Plain text as the national system takes it: days dd.mm.yyyy, decimals with a comma; '': nothing to write. */
const written = z.string()

const recordedDog = z.strictObject({
  kind: z.enum(SHEET_KINDS),
  startNumber: z.number().int().nullable(),
  name: z.string(),
  regnr: z.string(),
  /** false: its result is not marked done, and nothing of it is told */
  done: z.boolean(),
  fields: z.array(z.strictObject({ field: z.enum(RECORD_DOG_FIELDS), text: written })),
})
export type RecordedDog = z.infer<typeof recordedDog>

const record = z.strictObject({
  trial: z.strictObject({
    id: z.number().int(),
    heldOn: z.iso.date().nullable(),
    kaerNr: z.number().int().nullable(),
    place: z.string().nullable(),
    classes: z.array(z.enum(TRIAL_CLASSES)),
    kinds: z.array(z.enum(SHEET_KINDS)),
    judges: z.array(z.strictObject({ id: z.number().int(), name: z.string() })),
  }),
  fields: z.array(z.strictObject({ field: z.enum(RECORD_TRIAL_FIELDS), text: written })),
  dogs: z.array(recordedDog),
})
export type TrialRecord = z.infer<typeof record>

export const trialRecord = call(at.trialRecord, {
  summary: 'The trial’s record field by field, in the order in which it is copied into the national system',
  access: 'results.save',
  params: idParams,
  cost: 5,
  refusals: allOf(OF_A_TRIAL, { 422: ['RULEBOOK_MISSING'] }),
  answer: record,
})

export const recordPdf = call(at.recordPdf, {
  summary: 'The trial’s record',
  access: 'results.save',
  params: idParams,
  cost: 5,
  refusals: allOf(OF_A_TRIAL, { 422: ['RULEBOOK_MISSING'] }),
  answer: fileContent,
  produces: PDF,
})

const resultList = <Type extends string>(produces: Type, cost: number) => ({
  summary: 'Published results of a trial, class by class in their order',
  params: trialParams,
  cost,
  refusals: OF_A_TRIAL,
  answer: fileContent,
  produces,
})
export const resultListPdf = call(at.resultListPdf, resultList(PDF, 10))
export const resultListCsv = call(at.resultListCsv, resultList(CSV, 5))
export const resultListXlsx = call(at.resultListXlsx, resultList(XLSX_TYPE, 10))
