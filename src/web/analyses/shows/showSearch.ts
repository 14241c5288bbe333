import { SHOW_GROUPINGS, SHOW_MEASURES } from '#domain/analyses/showAnalyses.ts'
import { SHOW_CLASSES } from '#domain/shows/grades.ts'
import { oneOf } from '../../searchValues.ts'
import { type AnalysisSearch, analysisSearchOf } from '../addresses.ts'

/** The state of the analysis of shows; whatever it does not know is left out. */
export const showSearchOf = (raw: AnalysisSearch) => {
  const search = analysisSearchOf({ ...raw })
  return {
    ...search,
    by: oneOf(search.by, SHOW_GROUPINGS) ?? 'season',
    measure: oneOf(search.measure, SHOW_MEASURES),
    class: oneOf(search.class, SHOW_CLASSES),
    sex: oneOf(search.sex, ['male', 'female'] as const),
    country: search.country !== undefined && /^[A-Z]{2}$/.test(search.country) ? search.country : undefined,
    judge: search.judge === undefined ? undefined : String(search.judge),
    type: undefined,
  }
}
