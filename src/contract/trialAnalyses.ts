import * as z from 'zod'
import { ALL_TRIAL_MEASURES, TRIAL_ANALYSES, TRIAL_GROUPINGS } from '#domain/analyses/trialAnalyses.ts'
import { TRIAL_CLASSES, TRIAL_TYPES } from '#domain/trials/results.ts'
import {
  ANALYSIS_REFUSALS,
  analysisAnswer,
  analysisChoicesAnswer,
  analysisDogsAnswer,
  analysisDogsQuery,
  analysisFilter,
  analysisOrder,
} from './analyses.ts'
import { call, fileContent } from './call.ts'
import { XLSX_TYPE } from './constants.ts'
import * as at from './endpoints/analyses.ts'
import { page } from './inputs.ts'

const params = z.object({ analysis: z.enum(TRIAL_ANALYSES) })
/** `measure`: one of the analysis, left out the usual one. */
const asked = analysisFilter.extend({
  class: z.enum(TRIAL_CLASSES, 'VALUE_INVALID').optional(),
  type: z.enum(TRIAL_TYPES, 'VALUE_INVALID').optional(),
  measure: z.enum(ALL_TRIAL_MEASURES, 'VALUE_INVALID').optional(),
  by: z.enum(TRIAL_GROUPINGS, 'VALUE_INVALID').default('season'),
})
export type AskedOfTrials = z.output<typeof asked>

export const trialAnalysis = call(at.trialAnalysis, {
  summary:
    'Results of trials, their features or those of water and track, compared by breed, season, sire and the like',
  params,
  query: asked.extend({ ...analysisOrder, page }),
  cost: 3,
  refusals: ANALYSIS_REFUSALS,
  answer: analysisAnswer,
})

const table = {
  params,
  query: asked.extend(analysisOrder),
  refusals: { ...ANALYSIS_REFUSALS, 422: ['ANALYSIS_GROUPS_TOO_MANY'] },
  answer: fileContent,
} as const
export const trialAnalysisCsv = call(at.trialAnalysisCsv, {
  summary: 'The groups of the same as a CSV file, all pages',
  ...table,
  cost: 3,
  produces: 'text/csv; charset=utf-8',
})
export const trialAnalysisXlsx = call(at.trialAnalysisXlsx, {
  summary: 'The groups of the same for a spreadsheet',
  ...table,
  cost: 10,
  refusals: { ...table.refusals, 503: ['BUSY'] },
  produces: XLSX_TYPE,
})

export const trialAnalysisDogs = call(at.trialAnalysisDogs, {
  summary: 'The dogs behind a figure of the same',
  params,
  query: asked.extend(analysisDogsQuery),
  cost: 3,
  refusals: ANALYSIS_REFUSALS,
  answer: analysisDogsAnswer,
})

export const trialAnalysisChoices = call(at.trialAnalysisChoices, {
  summary: 'Seasons and judges of the results that can be analysed',
  params,
  cost: 1,
  answer: analysisChoicesAnswer,
})
