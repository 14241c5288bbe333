import { COMPARISON_GENERATIONS } from '#contract/constants.ts'
import type { LitterAnswer } from '#contract/pedigree.ts'
import type { Language } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { formatPercent } from '../../ui/values/numbers.ts'

type Facts = Pick<LitterAnswer, 'inbreeding' | 'comparison'>

/** What the figure means, in one sentence: against the breed where enough of it is known, else alone. */
export function litterSentence(t: Translate, language: Language, { inbreeding, comparison }: Facts): string {
  const words = {
    percent: formatPercent(language, inbreeding.coefficient),
    known: inbreeding.knownAncestors,
    possible: inbreeding.possibleAncestors,
  }
  if (inbreeding.completeGenerations < COMPARISON_GENERATIONS) return t('litters.sentenceShallow', words)
  if (!comparison) return t('litters.sentenceAlone', words)
  const year = comparison.sinceYear
  if (comparison.lowerShare <= 0) return t('litters.sentenceLowest', { ...words, year })
  return t('litters.sentence', { ...words, year, share: formatPercent(language, comparison.lowerShare, 0) })
}

export function useLitterSentence(litter: Facts): string {
  const t = useTranslate()
  return litterSentence(t, useLanguage(), litter)
}
