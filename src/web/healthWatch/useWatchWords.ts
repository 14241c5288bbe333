import { useMemo } from 'react'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { formatNumber, formatPercent } from '../ui/values/numbers.ts'

interface Interval {
  readonly low: number
  readonly high: number
}

/** Figures of the early warning in words, with their intervals. */
export function useWatchWords() {
  const t = useTranslate()
  const language = useLanguage()
  return useMemo(() => {
    const decimals = (value: number, places = 1) => formatNumber(language, value, places)
    const percents = (share: number, { low, high }: Interval) =>
      `${formatPercent(language, share, 0)} (${decimals(low * 100, 0)}–${decimals(high * 100, 0)})`
    return {
      decimals,
      percents,
      /** a rate, or that there are too few to say */
      rate: (rate: (Interval & { readonly share: number }) | null) =>
        rate === null ? t('healthWatch.tooFew') : percents(rate.share, rate),
      ratio: (ratio: (Interval & { readonly ratio: number }) | null) =>
        ratio === null ? '–' : `${decimals(ratio.ratio)} (${decimals(ratio.low)}–${decimals(ratio.high)})`,
      count: (value: number) => formatNumber(language, value),
    }
  }, [t, language])
}
