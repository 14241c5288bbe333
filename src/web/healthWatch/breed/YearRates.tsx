import type { HealthWatch } from '#contract/healthWatch.ts'
import { Trend, type TrendPoint } from '../../charts/Trend.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'

type Year = HealthWatch['years'][number]

/** The rate of each year of birth with its interval; of few examined dogs the numbers alone. */
export function YearRates({ years }: { years: readonly Year[] }) {
  const t = useTranslate()
  const points = years.map(pointOf)
  if (points.every(({ value }) => value === null)) return null
  return (
    <Trend
      title={t('healthWatch.years.title')}
      help={t('healthWatch.years.help')}
      series={[{ name: t('healthWatch.years.series'), points }]}
      period={1}
      decimals={0}
      words={{ year: t('healthWatch.years.year'), figures: () => t('healthWatch.years.figures') }}
    />
  )
}

const pointOf = ({ year, examined, rate }: Year): TrendPoint => ({
  year,
  n: examined,
  value: rate && { mean: rate.share * 100, low: rate.low * 100, high: rate.high * 100 },
})
