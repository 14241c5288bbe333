import type { BreedPopulation, ExaminedYears, TriedYear } from '#contract/population.ts'
import { CELL_YEARS } from '#domain/health/publicFigures.ts'
import { Trend, type TrendPoint } from '../charts/Trend.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { HowComputed } from '../information/HowComputed.tsx'
import { Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { sharePoint, tells } from './points.ts'

/** Hips and elbows of those examined, by five years of birth together. Source: docs/rules/health-warning.md#public-figures. */
export function HealthSection({ health }: { health: BreedPopulation['health'] }) {
  const t = useTranslate()
  const pictures = [
    { kind: 'hips', points: pointsOf(health.hips) },
    { kind: 'elbows', points: pointsOf(health.elbows) },
  ] as const
  const told = pictures.filter(({ points }) => tells(points))
  return (
    <Section title={t('population.health.title')} actions={<HowComputed topic="health" />}>
      {told.length === 0 && <Text tone="muted">{t('population.health.none')}</Text>}
      {told.map(({ kind, points }) => (
        <YearShares
          key={kind}
          title={t(`population.health.${kind}`)}
          help={t('population.health.help')}
          series={[{ name: t('population.health.series'), points }]}
          period={CELL_YEARS}
        />
      ))}
    </Section>
  )
}

/** Years of which nothing is told are left out; of others too few are free or affected, and only the examined are told. */
const pointsOf = (years: readonly ExaminedYears[]): TrendPoint[] =>
  years.flatMap(({ from, examined, free }) => {
    if (examined === null) return []
    return free === null ? [{ year: from, n: examined, value: null }] : [sharePoint(from, free, examined)]
  })

/** How many of a year's dogs have been in a field trial, and have a first prize. */
export function TrialsSection({ years }: { years: readonly TriedYear[] }) {
  const t = useTranslate()
  const series = [
    {
      name: t('population.trials.series'),
      points: years.map(({ year, dogs, tried }) => sharePoint(year, tried, dogs)),
    },
    {
      name: t('population.trials.first'),
      points: years.map(({ year, dogs, firstPrize }) => sharePoint(year, firstPrize, dogs)),
    },
  ]
  return (
    <Section title={t('population.trials.title')} actions={<HowComputed topic="intervals" />}>
      {series.some(({ points }) => tells(points)) ? (
        <YearShares
          title={t('population.trials.chart')}
          help={t('population.trials.help')}
          series={series}
          period={1}
        />
      ) : (
        <Text tone="muted">{t('population.trials.none')}</Text>
      )}
    </Section>
  )
}

interface Props {
  title: string
  help: string
  series: readonly { readonly name: string; readonly points: readonly TrendPoint[] }[]
  /** years of a point */
  period: number
}

function YearShares(props: Props) {
  const t = useTranslate()
  return (
    <Trend
      {...props}
      decimals={0}
      words={{
        year: t('population.births.year'),
        figures: (name) => t('population.inbreeding.figures', { name }),
      }}
    />
  )
}
