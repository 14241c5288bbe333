import type { Analysis, AnalysisFigures, AnalysisSeasons, AnalysisWhole } from '#contract/analyses.ts'
import { GroupMeans } from '../charts/GroupMeans.tsx'
import { Histogram } from '../charts/Histogram.tsx'
import { ShareBars } from '../charts/ShareBars.tsx'
import { Trend } from '../charts/Trend.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import { ALL_DOGS } from './addresses.ts'
import { withOpened } from './asked.ts'
import { type AnalysisView, drawn, useFigureWords, useGroupings, useGroupName } from './view.ts'

interface Props {
  analysis: Analysis
  view: AnalysisView
}

/** Links that open dogs behind a figure. */
const opensOf =
  ({ to, search }: AnalysisView) =>
  (opened: Parameters<typeof withOpened>[1]) =>
    to(withOpened(search, opened))

const percent = (kind: Analysis['kind'], measure: string) => (kind === 'share' ? `${measure} (%)` : measure)
/** Of a picture: a share is read in whole per cents. */
const decimalsOf = ({ kind }: Analysis, { decimals }: AnalysisView) => (kind === 'share' ? 0 : decimals)

/** Groups of a page that have a picture of their own: the contract tells their distribution. */
const isDrawn = (group: Analysis['groups'][number]) => group.distribution !== null

/** The means of the first groups of the page, beside the breed's. */
export function MeansPicture({ analysis, view }: Props) {
  const t = useTranslate()
  const { kind, breed, groups } = analysis
  const nameOf = useGroupName(view.by)
  const opens = opensOf(view)
  const groupings = useGroupings(view.of)
  const { counts, write } = useFigureWords(kind, view.decimals)
  const rows = groups.filter(isDrawn).flatMap((group) => {
    const figures = drawn(kind, group)
    const few = group.few ? t('analyses.few') : null
    const shortN = t('analyses.dogs', { count: group.dogs })
    const link = opens({ open: group.key })
    return figures
      ? [{ id: group.key, name: nameOf(group), n: counts(group), shortN, few, link, ...figures }]
      : []
  })
  const beside = breed && drawn(kind, breed)
  if (rows.length === 0) return null
  return (
    <GroupMeans
      title={t('analyses.pictures.groups', { measure: percent(kind, view.measure) })}
      help={[
        t(beside ? 'analyses.pictures.groupsHelp' : 'analyses.pictures.groupsHelpAlone'),
        rows.length < groups.length && t('analyses.pictures.drawn', { count: rows.length }),
      ]
        .filter(Boolean)
        .join(' ')}
      rows={rows}
      reference={
        beside && { mean: beside.mean, name: t('analyses.breedLine', { mean: write(breed.mean ?? 0) }) }
      }
      decimals={decimalsOf(analysis, view)}
      words={{
        group: groupings.one(view.by),
        n: t('analyses.columns.dogs'),
        mean: t('analyses.columns.mean'),
        interval: t('analyses.columns.interval'),
      }}
    />
  )
}

/** Season by season: the first groups beside the breed, or all that match. */
export function TrendPicture({ analysis, view }: Props) {
  const t = useTranslate()
  const { kind, whole, breed, groups, leastDogs } = analysis
  const nameOf = useGroupName(view.by)
  const ofGroups = groups.flatMap((group) =>
    group.seasons && view.by !== 'season'
      ? [{ name: nameOf(group), open: group.key, seasons: group.seasons }]
      : [],
  )
  const rest = { name: t('analyses.whole'), open: ALL_DOGS, seasons: whole.seasons }
  const besides = breed
    ? [{ name: t(`analyses.of.${view.of}.breedBeside`), open: undefined, seasons: breed.seasons }]
    : []
  const isSame = breed !== null && breed.results === whole.results
  const series =
    ofGroups.length > 0 ? [...ofGroups, ...(breed ? besides : [rest])] : [rest, ...(isSame ? [] : besides)]
  const opens = opensOf(view)
  const points = series.map(({ name, open, seasons }) => ({
    name,
    points: pointsOf(kind, seasons).map((point) => ({
      ...point,
      link: open === undefined ? undefined : opens({ open, openSeason: point.year }),
    })),
  }))
  if (points.every((one) => one.points.every(({ value }) => value === null)))
    return <Text tone="muted">{t(`analyses.of.${view.of}.trendNone`, { least: leastDogs })}</Text>
  return (
    <Trend
      title={t(`analyses.of.${view.of}.trend`, { measure: percent(kind, view.measure) })}
      help={t(`analyses.of.${view.of}.trendHelp`, { least: leastDogs })}
      printsTable
      series={points}
      period={1}
      decimals={decimalsOf(analysis, view)}
      words={{
        year: t(`analyses.of.${view.of}.group`),
        figures: (name) => t('analyses.pictures.figures', { name }),
      }}
    />
  )
}

const pointsOf = (kind: Analysis['kind'], seasons: AnalysisSeasons) =>
  seasons.map(({ season, ...figures }) => ({ year: season, n: figures.dogs, value: drawn(kind, figures) }))

/** Panels of a distribution: more are seldom compared by eye. */
const PANELS = 4

/** How the results are distributed, by group, beside all that match. */
export function DistributionPicture({ analysis, view }: Props) {
  const t = useTranslate()
  const { kind, whole, groups } = analysis
  const nameOf = useGroupName(view.by)
  const { counts } = useFigureWords(kind, view.decimals)
  const withN = (name: string, figures: AnalysisFigures) =>
    t('analyses.pictures.withN', { name, n: counts(figures) })
  const all = [
    ...(view.by === 'season' ? [] : groups)
      .filter(isDrawn)
      .slice(0, PANELS)
      .map((group) => ({ ...group, open: group.key, name: withN(nameOf(group), group) })),
    { ...whole, open: ALL_DOGS, name: withN(t('analyses.whole'), whole) },
  ].filter(hasParts)
  const { distribution } = view
  const opens = opensOf(view)
  if (all.length === 0) return null
  if ('parts' in distribution) {
    const named = namedParts(distribution, all)
    const codes = new Map([...named].map(([code, name]) => [name, code]))
    return (
      <ShareBars
        title={t(`analyses.of.${view.of}.parts`)}
        help={t(`analyses.of.${view.of}.partsHelp`)}
        printsTable
        parts={[...named.values()]}
        groups={all.map(({ name, open, results, distribution: parts }) => ({
          name,
          n: results,
          linkTo: (part) => opens({ open, openPart: codes.get(part) }),
          counts: new Map(parts.map((one) => [named.get(one.part) ?? one.part, one.results])),
        }))}
        head={t(`analyses.of.${view.of}.part`)}
      />
    )
  }
  return (
    <Histogram
      title={t('analyses.pictures.distribution', { measure: view.measure })}
      help={t('analyses.pictures.distributionHelp')}
      printsTable
      series={all.map(({ name, open, results, resultMean, distribution: parts }) => ({
        name,
        linkTo: (from) => opens({ open, openPart: String(from) }),
        mean: resultMean,
        bins: parts.map(({ part, results: own }) => ({ from: Number(part), count: (100 * own) / results })),
      }))}
      step={distribution.step}
      whole={distribution.step === 1}
      decimals={0}
      meanDecimals={view.decimals}
      words={{ band: t('analyses.pictures.value'), mean: t('analyses.columns.resultMean').toLowerCase() }}
    />
  )
}

/** The parts by their codes, those that are none of the usual after them. */
function namedParts(
  { parts, nameOther = String }: Extract<AnalysisView['distribution'], { parts: unknown }>,
  all: readonly { readonly distribution: NonNullable<AnalysisWhole['distribution']> }[],
): ReadonlyMap<string, string> {
  const named = new Map(parts.map(({ code, name }) => [code, name]))
  const found = all.flatMap(({ distribution }) => distribution.map(({ part }) => part))
  for (const code of [...new Set(found)].toSorted()) if (!named.has(code)) named.set(code, nameOther(code))
  return named
}

type WithParts = Pick<AnalysisWhole, 'results' | 'resultMean' | 'distribution'>
const hasParts = <Of extends WithParts>(
  one: Of,
): one is Of & { resultMean: number; distribution: NonNullable<Of['distribution']> } =>
  one.distribution !== null && one.resultMean !== null
