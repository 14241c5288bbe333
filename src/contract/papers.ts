import * as z from 'zod'
import { SHEET_KINDS } from '#domain/trials/sheet.ts'
import { trialParams } from './calendar.ts'
import { call, fileContent } from './call.ts'
import * as at from './endpoints/papers.ts'
import { addressId, idParams } from './inputs.ts'

/** `1` in an address: with it. */
const flag = z
  .enum(['1'])
  .optional()
  .transform((value) => value === '1')

const PDF = 'application/pdf'
const CSV = 'text/csv; charset=utf-8'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Papers of a trial, in the language of the address or the reader. 404 TRIAL_NOT_FOUND; those of staff 403 for whoever neither runs nor
 * judges the trial nor saves results; 503 BUSY while too many pages wait to be printed.
 */
const startList = <Type extends string>(produces: Type) =>
  ({
    summary: 'Start list of a trial, class by class in start order; with `reserve` the reserve at its end',
    access: 'results.save',
    params: idParams,
    query: z.object({ reserve: flag }),
    cost: 5,
    answer: fileContent,
    produces,
  }) as const
export const startListPdf = call(at.startListPdf, startList(PDF))
export const startListCsv = call(at.startListCsv, startList(CSV))
export const startListXlsx = call(at.startListXlsx, startList(XLSX))

/** 422 NO_STARTERS, TOO_MANY_SHEETS (dog by dog they can be had), RULEBOOK_MISSING, SHEET_NOT_OF_TRIAL; 404 ENTRY_NOT_IN_TRIAL. */
export const sheetsPdf = call(at.sheetsPdf, {
  summary:
    'The judges’ sheets, one page a dog: empty, or with `filled` what has been written down; of one `entry` or of all',
  access: 'results.save',
  params: idParams,
  query: z.object({ kind: z.enum(SHEET_KINDS).optional(), filled: flag, entry: addressId.optional() }),
  cost: 10,
  answer: fileContent,
  produces: PDF,
})

/** 422 RULEBOOK_MISSING. */
export const recordPdf = call(at.recordPdf, {
  summary: 'The trial’s record',
  access: 'results.save',
  params: idParams,
  cost: 5,
  answer: fileContent,
  produces: PDF,
})

const resultList = <Type extends string>(produces: Type, cost: number) => ({
  summary: 'Published results of a trial, class by class in their order',
  params: trialParams,
  cost,
  answer: fileContent,
  produces,
})
export const resultListPdf = call(at.resultListPdf, resultList(PDF, 10))
export const resultListCsv = call(at.resultListCsv, resultList(CSV, 5))
export const resultListXlsx = call(at.resultListXlsx, resultList(XLSX, 10))
