import { keepPreviousData } from '@tanstack/react-query'
import {
  showAnalysis,
  showAnalysisChoices,
  showAnalysisDogs,
  trialAnalysis,
  trialAnalysisChoices,
  trialAnalysisDogs,
} from '#contract/endpoints/analyses.ts'
import type { TrialAnalysis } from '#domain/analyses/trialAnalyses.ts'
import type { InputOf } from '../client/calls.ts'
import { queryIf, queryOf } from '../client/queries.ts'

type Query = NonNullable<InputOf<typeof trialAnalysis>['query']>

/** One page of an analysis. */
export const trialAnalysisQuery = (analysis: TrialAnalysis, query: Query) => ({
  ...queryOf(trialAnalysis, { params: { analysis }, query }),
  placeholderData: keepPreviousData,
})

/** The dogs behind a figure; nothing is asked while none is open. */
export const trialDogsQuery = (
  analysis: TrialAnalysis,
  query: NonNullable<InputOf<typeof trialAnalysisDogs>['query']> | undefined,
) => ({
  ...queryIf(trialAnalysisDogs, query && { params: { analysis }, query }),
  placeholderData: keepPreviousData,
})

/** One page of the analysis of shows. */
export const showAnalysisQuery = (query: NonNullable<InputOf<typeof showAnalysis>['query']>) => ({
  ...queryOf(showAnalysis, { query }),
  placeholderData: keepPreviousData,
})

/** The same as `trialDogsQuery`, of shows. */
export const showDogsQuery = (query: NonNullable<InputOf<typeof showAnalysisDogs>['query']> | undefined) => ({
  ...queryIf(showAnalysisDogs, query && { query }),
  placeholderData: keepPreviousData,
})

/** What an analysis of trials can be narrowed to. */
export const trialChoicesQuery = (analysis: TrialAnalysis) =>
  queryOf(trialAnalysisChoices, { params: { analysis } })

/** What the analysis of shows can be narrowed to. */
export const showChoicesQuery = queryOf(showAnalysisChoices, {})
