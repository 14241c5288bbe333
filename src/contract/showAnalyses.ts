import * as z from 'zod'
import { SHOW_GROUPINGS, SHOW_MEASURES } from '#domain/analyses/showAnalyses.ts'
import { SHOW_CLASSES } from '#domain/shows/grades.ts'
import {
  ANALYSIS_REFUSALS,
  analysisAnswer,
  analysisDogsAnswer,
  analysisDogsQuery,
  analysisFilter,
  analysisOrder,
  analysisSeasons,
} from './analyses.ts'
import { call, fileContent } from './call.ts'
import { XLSX_TYPE } from './constants.ts'
import * as at from './endpoints/analyses.ts'
import { boundedText, neededLine, page } from './inputs.ts'

/** `from`, `to`: years; `judge`: as the results write the name; `country`: of the show; `measure`: left out the usual one. */
const asked = analysisFilter.extend({
  class: z.enum(SHOW_CLASSES, 'VALUE_INVALID').optional(),
  country: boundedText(2)
    .regex(/^[A-Z]{2}$/, 'VALUE_INVALID')
    .optional(),
  judge: neededLine(200).optional(),
  measure: z.enum(SHOW_MEASURES, 'VALUE_INVALID').default(SHOW_MEASURES[0]),
  by: z.enum(SHOW_GROUPINGS, 'VALUE_INVALID').default('season'),
})
export type AskedOfShows = z.output<typeof asked>

export const showAnalysis = call(at.showAnalysis, {
  summary: 'Grades and marks of shows, compared by breed, year, sire and the like',
  query: asked.extend({ ...analysisOrder, page }),
  cost: 3,
  refusals: ANALYSIS_REFUSALS,
  answer: analysisAnswer,
})

const table = {
  query: asked.extend(analysisOrder),
  refusals: { ...ANALYSIS_REFUSALS, 422: ['ANALYSIS_GROUPS_TOO_MANY'] },
  answer: fileContent,
} as const
export const showAnalysisCsv = call(at.showAnalysisCsv, {
  summary: 'The groups of the same as a CSV file, all pages',
  ...table,
  cost: 3,
  produces: 'text/csv; charset=utf-8',
})
export const showAnalysisXlsx = call(at.showAnalysisXlsx, {
  summary: 'The groups of the same for a spreadsheet',
  ...table,
  cost: 10,
  refusals: { ...table.refusals, 503: ['BUSY'] },
  produces: XLSX_TYPE,
})

export const showAnalysisDogs = call(at.showAnalysisDogs, {
  summary: 'The dogs behind a figure of the same',
  query: asked.extend(analysisDogsQuery),
  cost: 3,
  refusals: ANALYSIS_REFUSALS,
  answer: analysisDogsAnswer,
})

const choices = z.strictObject({
  seasons: analysisSeasons,
  /** as the results write them, by name */
  judges: z.array(z.string()),
  countries: z.array(z.string()),
})
export type ShowAnalysisChoices = z.infer<typeof choices>

export const showAnalysisChoices = call(at.showAnalysisChoices, {
  summary: 'Years, judges and countries of the show results that can be analysed',
  cost: 1,
  answer: choices,
})
