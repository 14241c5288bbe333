import type { Competition } from '#contract/competitions.ts'
import { periodName } from '#domain/competitions/periods.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useLocalText } from '../i18n/useLocalText.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { formatNumber } from '../ui/values/numbers.ts'

/** What competitions, the periods of their rules and points are called. */
export function useCompetitionWords() {
  const t = useTranslate()
  const language = useLanguage()
  const local = useLocalText()
  return {
    /** in Finnish where it has no name in the reader's language */
    name: ({ name }: Pick<Competition, 'name'>): string => local(name),
    valid({ validFrom, validTo, rule }: Pick<Competition, 'validFrom' | 'validTo' | 'rule'>): string {
      const from = periodName(rule.period, validFrom)
      if (validTo === null) return t('competitions.rule.valid', { from })
      return t('competitions.rule.validUntil', { from, to: periodName(rule.period, validTo) })
    },
    /** with as many decimals as they have */
    points: (points: number): string =>
      formatNumber(language, points, Number.isInteger(points) ? 0 : Number.isInteger(points * 10) ? 1 : 2),
  }
}
