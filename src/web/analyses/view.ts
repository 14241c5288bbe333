import type { LinkProps } from '@tanstack/react-router'
import type { Analysis, AnalysisFigures, AnalysisGroup } from '#contract/analyses.ts'
import { countryName } from '#contract/countryName.ts'
import type analyses from '#contract/texts/fi/pages/analyses.json'
import { calledBy } from '#domain/dogs.ts'
import type { Language } from '../i18n/languages.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { formatNumber, formatPercent } from '../ui/values/numbers.ts'
import type { AnalysisSearch } from './addresses.ts'

/** What results may be grouped by: whatever has words. */
export type AnalysisGrouping = keyof (typeof analyses)['by'] | 'season'
/** Results of what: seasons of trials are years of shows. */
type AnalysisOf = keyof (typeof analyses)['of']

/** How the distribution of results is drawn: numbers in bands of `step`, or parts in their order with what they are called, and what a part is called that is none of them. */
type DistributionLook =
  | { readonly step: number }
  | {
      readonly parts: readonly { readonly code: string; readonly name: string }[]
      readonly nameOther?: (code: string) => string
    }

/** What one analysis says of itself to the parts that all have in common. */
export interface AnalysisView {
  readonly of: AnalysisOf
  readonly search: AnalysisSearch
  /** its address by another search */
  readonly to: (search: AnalysisSearch) => LinkProps
  readonly by: AnalysisGrouping
  /** what is measured, in words */
  readonly measure: string
  /** of a score */
  readonly decimals: number
  readonly distribution: DistributionLook
  /** addresses of the groups as files */
  readonly files: { readonly csv: string; readonly xlsx: string }
}

/** What a part of the distribution is called. */
export function partName(
  { distribution: look, measure }: Pick<AnalysisView, 'distribution' | 'measure'>,
  code: string,
): string {
  if ('step' in look) return `${measure} ${look.step === 1 ? code : `${code}–${Number(code) + look.step}`}`
  return look.parts.find((part) => part.code === code)?.name ?? look.nameOther?.(code) ?? code
}

/** What groups are called: as the object of the question, and one of them at the head of its column. */
export function useGroupings(of: AnalysisOf) {
  const t = useTranslate()
  return {
    many: (by: AnalysisGrouping) => t(by === 'season' ? `analyses.of.${of}.by` : `analyses.by.${by}`),
    one: (by: AnalysisGrouping) => t(by === 'season' ? `analyses.of.${of}.group` : `analyses.group.${by}`),
  }
}

/** What a group is called. */
export function useGroupName(by: AnalysisGrouping) {
  const t = useTranslate()
  const language = useLanguage()
  return ({ key, dog, name }: Pick<AnalysisGroup, 'key' | 'dog' | 'name'>): string => {
    if (dog) return calledBy(dog)
    if (name) return name
    if (by === 'sex') return t(key === 'male' ? 'common.male' : 'common.female')
    if (by === 'age') return t('analyses.years', { count: Number(key) })
    if (by === 'type') return t(['trials.types', key].join('.'), { defaultValue: key })
    if (by === 'country') return countryName(language, key)
    if (by === 'judge') return t('analyses.unknownJudge', { id: key })
    return key
  }
}

/** Writes a mean: a share in per cent, a score with its decimals. */
const writeMean = (language: Language, kind: Analysis['kind'], decimals: number, value: number): string =>
  kind === 'share' ? formatPercent(language, value, 1) : formatNumber(language, value, decimals)

/** The words of figures: how many dogs and results, and the mean with its interval. */
export function useFigureWords(kind: Analysis['kind'], decimals: number) {
  const t = useTranslate()
  const language = useLanguage()
  const write = (value: number) => writeMean(language, kind, decimals, value)
  return {
    write,
    /** How far two means lie apart, with its sign, a minus as wide as the plus; two shares in percentage points. */
    apart: (difference: number): string => {
      const sign = difference < 0 ? '−' : '+'
      const size = Math.abs(difference)
      return kind === 'share'
        ? t('analyses.percentagePoints', { value: `${sign}${formatNumber(language, 100 * size, 1)}` })
        : `${sign}${write(size)}`
    },
    counts: ({ dogs, results }: Pick<AnalysisFigures, 'dogs' | 'results'>) =>
      t('analyses.n', {
        dogs: t('analyses.dogs', { count: dogs }),
        results: t('analyses.results', { count: results }),
      }),
    /** null: of too few dogs */
    mean: ({ mean, low, high }: AnalysisFigures): string | null =>
      mean === null || low === null || high === null
        ? null
        : t(kind === 'share' ? 'analyses.shareOf' : 'analyses.meanOf', {
            mean: write(mean),
            low: write(low),
            high: write(high),
          }),
  }
}

/** How a picture draws figures: shares as per cent, so that an axis has round numbers. */
export function drawn(kind: Analysis['kind'], { mean, low, high }: AnalysisFigures) {
  const scale = kind === 'share' ? 100 : 1
  return mean === null || low === null || high === null
    ? null
    : { mean: mean * scale, low: low * scale, high: high * scale }
}
