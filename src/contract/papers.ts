import * as z from 'zod'
import { SHEET_KINDS } from '#domain/trials/sheet.ts'
import { trialParams } from './calendar.ts'
import { fileContent, get, only } from './call.ts'
import { addressId, idParams } from './inputs.ts'

/** `1` in an address: with it. */
const flag = z
  .enum(['1'])
  .optional()
  .transform((given) => given === '1')

const PDF = 'application/pdf'
const CSV = 'text/csv; charset=utf-8'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Papers of a trial, in the language of the address or the reader. 404 TRIAL_NOT_FOUND; those of staff 403 for whoever neither runs nor
 * judges the trial nor saves results; 503 BUSY while too many pages wait to be printed.
 */
const startList = (format: string, produces: string) => ({
  ...only(
    'results.save',
    get(
      `/api/auth/trials/:id/start-list.${format}`,
      'Start list of a trial, class by class in start order; with `reserve` the reserve at its end',
      fileContent,
      z.object({ reserve: flag }),
      idParams,
    ),
  ),
  produces,
})
export const startListPdf = startList('pdf', PDF)
export const startListCsv = startList('csv', CSV)
export const startListXlsx = startList('xlsx', XLSX)

/** 422 NO_STARTERS, TOO_MANY_SHEETS (dog by dog they can be had), RULEBOOK_MISSING, SHEET_NOT_OF_TRIAL; 404 ENTRY_NOT_IN_TRIAL. */
export const sheetsPdf = {
  ...only(
    'results.save',
    get(
      '/api/auth/trials/:id/sheets.pdf',
      'The judges’ sheets, one page a dog: empty, or with `filled` what has been written down; of one `entry` or of all',
      fileContent,
      z.object({ kind: z.enum(SHEET_KINDS).optional(), filled: flag, entry: addressId.optional() }),
      idParams,
    ),
  ),
  produces: PDF,
}

/** 422 RULEBOOK_MISSING. */
export const recordPdf = {
  ...only(
    'results.save',
    get('/api/auth/trials/:id/record.pdf', 'The trial’s record', fileContent, undefined, idParams),
  ),
  produces: PDF,
}

const resultList = (format: string, produces: string) => ({
  ...get(
    `/api/trials/:trialDate/:kaerNr/results.${format}`,
    'Published results of a trial, class by class in their order',
    fileContent,
    undefined,
    trialParams,
  ),
  produces,
})
export const resultListPdf = resultList('pdf', PDF)
export const resultListCsv = resultList('csv', CSV)
export const resultListXlsx = resultList('xlsx', XLSX)
