import * as z from 'zod'
import { COMPETITION_PERIODS } from '#domain/competitions/rule.ts'
import { call, fileContent } from './call.ts'
import { XLSX_TYPE, YEARBOOK_PARTS } from './constants.ts'
import * as at from './endpoints/yearbook.ts'
import { addressNumber, breedCode } from './inputs.ts'
import type { Refusals } from './refusals.ts'

const count = z.number().int()

/** A season by the year it starts in, or a calendar year; `breed` left out: all breeds. */
const asked = z.object({
  kind: z.enum(COMPETITION_PERIODS, 'VALUE_INVALID').default('season'),
  period: addressNumber.min(1900).max(2200),
  breed: breedCode.optional(),
})
/** YEARBOOK_TOO_LARGE: more rows than one document holds; it has to be narrowed to a breed. */
const REFUSALS: Refusals = {
  400: ['BREED_INVALID'],
  404: ['BREED_NOT_FOUND'],
  422: ['YEARBOOK_TOO_LARGE'],
}

const overview = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  /** the period is not over yet */
  running: z.boolean(),
  /** results that are not official yet, and so not in the book */
  preliminary: count,
  parts: z.array(z.strictObject({ name: z.enum(YEARBOOK_PARTS), rows: count })),
})
export type YearbookOverview = z.infer<typeof overview>

export const yearbook = call(at.yearbook, {
  summary: 'What the yearbook of a season or year holds: its parts with the number of their rows',
  query: asked,
  cost: 5,
  refusals: REFUSALS,
  answer: overview,
})
export const yearbookPdf = call(at.yearbookPdf, {
  summary:
    'The yearbook of a season or year as a PDF: results, prizes, shows, titles, litters, breeding register, awards and annual competitions',
  query: asked,
  cost: 20,
  refusals: { ...REFUSALS, 503: ['BUSY'] },
  answer: fileContent,
  produces: 'application/pdf',
})
export const yearbookXlsx = call(at.yearbookXlsx, {
  summary: 'The same for a spreadsheet, a sheet for each part',
  query: asked,
  cost: 20,
  refusals: { ...REFUSALS, 503: ['BUSY'] },
  answer: fileContent,
  produces: XLSX_TYPE,
})
