import { showAnalysisChoices, trialAnalysisChoices } from '#contract/endpoints/analyses.ts'
import type { TrialAnalysis } from '#domain/analyses/trialAnalyses.ts'
import { queryOf } from '../client/queries.ts'

/** What an analysis of trials can be narrowed to. */
export const trialChoicesQuery = (analysis: TrialAnalysis) =>
  queryOf(trialAnalysisChoices, { params: { analysis } })

/** What the analysis of shows can be narrowed to. */
export const showChoicesQuery = queryOf(showAnalysisChoices, {})
