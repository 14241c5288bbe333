import type { CitedRulebook } from '#contract/citedRulebook.ts'
import type { TrialResult } from '#contract/dogs.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { formatNumber } from '../ui/values/numbers.ts'
import { mostPointsOf } from './mostPointsOf.ts'

type Result = Pick<TrialResult, 'points' | 'rulebook' | 'class'>

/** `165,5 / 200` by the rulebook that the result cites; null where it has no points, or cites none. */
export function usePointsText(result: Result, rulebooks: readonly CitedRulebook[]): string | null {
  const t = useTranslate()
  const language = useLanguage()
  const max = mostPointsOf(result, rulebooks)
  if (result.points === null || max === null) return null
  const shown = (value: number) => formatNumber(language, value, Number.isInteger(value) ? 0 : 1)
  return t('trials.outOf', { value: shown(result.points), max: shown(max) })
}
