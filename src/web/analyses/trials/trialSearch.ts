import {
  TRIAL_GROUPINGS,
  TRIAL_MEASURES,
  type TrialAnalysis,
  type TrialMeasure,
} from '#domain/analyses/trialAnalyses.ts'
import { TRIAL_CLASSES, TRIAL_TYPES } from '#domain/trials/results.ts'
import { oneOf } from '../../searchValues.ts'
import { type AnalysisSearch, analysisSearchOf } from '../addresses.ts'

/** The state of an analysis of trials; whatever it does not know is left out. */
export const trialSearchOf = (analysis: TrialAnalysis, raw: AnalysisSearch) => {
  const search = analysisSearchOf({ ...raw })
  return {
    ...search,
    by: oneOf(search.by, TRIAL_GROUPINGS) ?? 'season',
    measure: oneOf<TrialMeasure>(search.measure as TrialMeasure, TRIAL_MEASURES[analysis]),
    class: oneOf(search.class, TRIAL_CLASSES),
    type: oneOf(search.type, TRIAL_TYPES),
    sex: oneOf(search.sex, ['male', 'female'] as const),
    country: undefined,
    judge: typeof search.judge === 'number' ? search.judge : undefined,
  }
}
