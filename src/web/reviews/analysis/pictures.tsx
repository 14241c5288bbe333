import type { ReviewAnalysis, ReviewGroup, Spread } from '#contract/reviews.ts'
import { Histogram } from '../../charts/Histogram.tsx'
import { IntervalDots } from '../../charts/IntervalDots.tsx'
import { ShareBars } from '../../charts/ShareBars.tsx'
import { Trend } from '../../charts/Trend.tsx'
import { useReviewClasses } from '../../dogs/reviewClasses.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Columns, Text } from '../../ui/layout/parts.ts'
import { useGroupNames } from './groupNames.ts'

/** Decimals and classes of each measure; the ratio has no unit. */
const MEASURES = [
  { name: 'height', title: 'heightCm', decimals: 1, step: 1, classDecimals: 0 },
  { name: 'length', title: 'lengthCm', decimals: 1, step: 1, classDecimals: 0 },
  { name: 'ratio', title: 'ratio', decimals: 3, step: 0.01, classDecimals: 2 },
] as const

/** A group that is told has at least five dogs, and so an interval. */
const isWhole = (spread: Spread | null): spread is Spread & { sd: number; low: number; high: number } =>
  spread !== null && spread.sd !== null && spread.low !== null && spread.high !== null

interface GroupsProps {
  groups: readonly ReviewGroup[]
  ofBreed: boolean
}

/** Means and spread of the groups under each other, by measure. */
export function SpreadPictures({ groups, ofBreed }: GroupsProps) {
  const t = useTranslate()
  const { nameOf } = useGroupNames(ofBreed)
  const pictures = MEASURES.map(({ name, title, decimals }) => {
    const rows = groups.flatMap((group) => {
      const spread = group[name]
      return isWhole(spread) ? [{ ...spread, name: nameOf(group), n: group.dogs }] : []
    })
    if (rows.length === 0) return null
    return (
      <IntervalDots
        key={name}
        title={t('reviews.analysis.spreadOf', { measure: t(`reviews.measures.${title}`) })}
        help={t('reviews.analysis.spreadHelp')}
        rows={rows}
        decimals={decimals}
        words={{
          group: t('reviews.analysis.group'),
          n: t('reviews.analysis.dogsHead'),
          mean: t('reviews.analysis.mean'),
          sd: t('reviews.analysis.sd'),
          interval: t('reviews.analysis.interval'),
          range: t('reviews.analysis.range'),
        }}
      />
    )
  })
  return (
    <Columns from="md" gap={4}>
      {pictures}
    </Columns>
  )
}

/** How height, length and their ratio are distributed, a panel for each sex. */
export function DistributionPictures({ analysis: { groups, distributions } }: { analysis: ReviewAnalysis }) {
  const t = useTranslate()
  const { withN } = useGroupNames(true)
  const pictures = MEASURES.map(({ name, title, step, classDecimals, decimals }) => {
    const series = groups.flatMap((group) => {
      const spread = group[name]
      if (spread === null) return []
      const bins = distributions[name]
        .filter(({ gender }) => gender === group.gender)
        .map(({ from, dogs }) => ({ from, count: dogs }))
      return bins.length === 0 ? [] : [{ name: withN(group), bins, mean: spread.mean }]
    })
    if (series.length === 0) return null
    return (
      <Histogram
        key={name}
        title={t('reviews.analysis.distributionOf', { measure: t(`reviews.measures.${title}`) })}
        help={t(
          name === 'ratio' ? 'reviews.analysis.distributionRatioHelp' : 'reviews.analysis.distributionHelp',
        )}
        series={series}
        step={step}
        decimals={classDecimals}
        meanDecimals={decimals}
        words={{ band: t('reviews.analysis.band'), mean: t('reviews.analysis.mean').toLowerCase() }}
      />
    )
  })
  return (
    <Columns from="md" gap={4}>
      {pictures}
    </Columns>
  )
}

/** Means by period with their intervals, the sexes in one picture. */
export function YearPictures({
  analysis: { groups, years, period, leastDogs },
}: {
  analysis: ReviewAnalysis
}) {
  const t = useTranslate()
  const { sexOf } = useGroupNames(true)
  if (years.every(({ hidden }) => hidden))
    return <Text tone="muted">{t('reviews.analysis.tooFew', { least: leastDogs })}</Text>
  const series = groups
    .map(({ gender }) => ({ name: sexOf({ gender }), own: years.filter((year) => year.gender === gender) }))
    .filter(({ own }) => own.some(({ hidden }) => !hidden))
  return (
    <Columns from="md" gap={4}>
      {MEASURES.map(({ name, title, decimals }) => (
        <Trend
          key={name}
          title={t('reviews.analysis.yearsOf', { measure: t(`reviews.measures.${title}`) })}
          help={t('reviews.analysis.yearsHelp', { least: leastDogs })}
          series={series.map(({ name: sex, own }) => ({
            name: sex,
            points: own.map(({ year, dogs, [name]: spread }) => ({
              year,
              n: dogs,
              value: isWhole(spread) ? spread : null,
            })),
          }))}
          period={period}
          decimals={decimals}
          words={{
            year: t('reviews.analysis.year'),
            figures: (sex) => t('reviews.analysis.yearFigures', { name: sex }),
          }}
        />
      ))}
    </Columns>
  )
}

/** What share of each sex was given which class. */
export function ClassPicture({ groups }: { groups: readonly ReviewGroup[] }) {
  const t = useTranslate()
  const { withN } = useGroupNames(true)
  const { inOrder, nameOf } = useReviewClasses()
  const shown = groups.filter(({ hidden }) => !hidden)
  if (shown.length === 0) return null
  return (
    <ShareBars
      title={t('reviews.analysis.classesOf')}
      help={t('reviews.analysis.classesHelp')}
      parts={inOrder(shown.flatMap(({ classes }) => classes.map((one) => one.class))).map(nameOf)}
      groups={shown.map((group) => ({
        name: withN(group),
        n: group.dogs,
        counts: new Map(group.classes.map((one) => [nameOf(one.class), one.dogs])),
      }))}
      head={t('reviews.analysis.class')}
    />
  )
}
