import type { BreedComparison, ComparisonGroup, DogInbreeding } from '#contract/pedigree.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/useTranslate.ts'
import { formatNumber, formatPercent } from '../../ui/values/numbers.ts'

/** How a figure stands in its breed: whom it is compared with and how many they are, or why with nobody. */
export function comparisonSentence(
  t: Translate,
  language: Language,
  { comparison, comparisonGroup }: Pick<DogInbreeding, 'comparison' | 'comparisonGroup'>,
): string {
  if (!comparisonGroup) return t('inbreeding.comparison.tooShallow')
  const words = groupWords(language, comparisonGroup)
  if (!comparison) return t('inbreeding.comparison.tooFewDogs', words)
  if (comparison.lowerShare <= 0) return t('inbreeding.comparison.lowest', words)
  return t('inbreeding.comparison.higher', { ...words, share: shareText(language, comparison) })
}

/** A group in words, for the texts of `inbreeding.comparison`. */
export function groupWords(language: Language, group: ComparisonGroup) {
  return {
    count: formatNumber(language, group.count),
    year: group.sinceYear,
    from: group.fromGenerations,
    to: group.toGenerations,
  }
}

/** Cut, never rounded up: "higher than 100 %" would count the dog itself. */
function shareText(language: Language, { lowerShare }: BreedComparison): string {
  const decimals = lowerShare < 0.01 ? 2 : 0
  const steps = 100 * 10 ** decimals
  return formatPercent(language, Math.floor(lowerShare * steps + ROUNDING) / steps, decimals)
}

/** 0.29 × 100 is a little less than 29. */
const ROUNDING = 1e-9
