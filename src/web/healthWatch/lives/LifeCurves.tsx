import type { HealthLives } from '#contract/healthWatch.ts'
import { type Step, StepCurves } from '../../charts/StepCurves.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'

type Curves = NonNullable<HealthLives['curves']>

/** Which part lives on at each age; the truth lies between the curves. */
export function LifeCurves({ curves }: { curves: Curves }) {
  const t = useTranslate()
  const series = (['upper', 'lower'] as const).map((name) => ({
    name: t(`healthWatch.lives.${name}`),
    steps: curves[name].steps.map(stepOf),
  }))
  if (series.every(({ steps }) => steps.length === 0)) return null
  return (
    <StepCurves
      title={t('healthWatch.lives.chart')}
      help={t('healthWatch.lives.chartHelp')}
      series={series}
      words={{ at: t('healthWatch.lives.age'), unit: (years) => t('healthWatch.lives.years', { years }) }}
    />
  )
}

const stepOf = ({ age, share, low, high, atRisk }: Curves['upper']['steps'][number]): Step => ({
  at: age / 12,
  share,
  low,
  high,
  n: atRisk,
})
