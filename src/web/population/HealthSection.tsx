import type { BreedPopulation, ExaminedYear, TriedYear } from '#contract/population.ts'
import { Trend, type TrendPoint } from '../charts/Trend.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { HowComputed } from '../information/HowComputed.tsx'
import { Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { sharePoint, tells } from './points.ts'

/** Hips and elbows of those examined, by year of birth. */
export function HealthSection({ health }: { health: BreedPopulation['health'] }) {
  const t = useTranslate()
  const ofKind = (years: readonly ExaminedYear[]) =>
    years.map(({ year, examined, free }) => sharePoint(year, free, examined))
  const pictures = [
    { kind: 'hips', points: ofKind(health.hips) },
    { kind: 'elbows', points: ofKind(health.elbows) },
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
        />
      ))}
    </Section>
  )
}

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
        <YearShares title={t('population.trials.chart')} help={t('population.trials.help')} series={series} />
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
}

function YearShares(props: Props) {
  const t = useTranslate()
  return (
    <Trend
      {...props}
      period={1}
      decimals={0}
      words={{
        year: t('population.births.year'),
        figures: (name) => t('population.inbreeding.figures', { name }),
      }}
    />
  )
}
