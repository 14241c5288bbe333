import type { LitterAnswer } from '#contract/pedigree.ts'
import type { Language } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { comparisonSentence } from '../../pedigree/inbreeding/comparisonSentence.ts'
import { formatPercent } from '../../ui/values/numbers.ts'

type Facts = Pick<LitterAnswer, 'inbreeding' | 'comparison' | 'comparisonGroup'>

/** The figure with what it rests on, and how it stands in the breed. */
export function litterSentence(t: Translate, language: Language, litter: Facts): string {
  const { coefficient, knownAncestors, possibleAncestors } = litter.inbreeding
  const figure = t('litters.sentence', {
    percent: formatPercent(language, coefficient),
    known: knownAncestors,
    possible: possibleAncestors,
  })
  return `${figure} ${comparisonSentence(t, language, litter)}`
}

export function useLitterSentence(litter: Facts): string {
  const t = useTranslate()
  return litterSentence(t, useLanguage(), litter)
}
