import { useQuery } from '@tanstack/react-query'
import type { DogReviews, ReviewAnalysis, Spread } from '#contract/reviews.ts'
import { useBreedName } from '../../dogs/breeds.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Text } from '../../ui/layout/parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { Figure } from '../../ui/values/Figure.tsx'
import { formatNumber } from '../../ui/values/numbers.ts'
import { comparisonQuery } from '../queries.ts'

type Review = DogReviews['reviews'][number]

interface Props {
  review: Review
  dog: DogReviews['dog']
}

interface MeasureRow {
  readonly name: 'height' | 'length' | 'ratio'
  readonly own: number
  /** of the dogs it is compared with; null: too few, or not known */
  readonly spread: Spread | null
  readonly unit: 'cm' | undefined
  readonly decimals: number
}

/** The measures of a review beside those of the same breed, sex and kind, with how many dogs these are. */
export function Comparison({ review, dog: { breed, gender } }: Props) {
  const t = useTranslate()
  const { kind, height, length } = review
  const { data } = useQuery(comparisonQuery(gender === null ? undefined : { breed, gender, kind }))
  const group = data?.groups[0]
  const ofMeasure = (name: MeasureRow['name'], own: number): MeasureRow => ({
    name,
    own,
    spread: group?.[name] ?? null,
    unit: name === 'ratio' ? undefined : 'cm',
    decimals: name === 'ratio' ? 3 : 1,
  })
  const rows = [
    ofMeasure('height', height),
    ofMeasure('length', length),
    ...(height > 0 ? [ofMeasure('ratio', length / height)] : []),
  ]
  return (
    <Block mt={2}>
      <DataTable
        caption={t('reviews.one.measure')}
        columns={useMeasureColumns(group !== undefined && !group.hidden)}
        rows={rows}
        rowKey={({ name }) => name}
        factColumns
      />
      <Text tone="muted" size="small" mt={1}>
        <Compared dog={{ breed, gender }} kind={kind} analysis={data} />
      </Text>
    </Block>
  )
}

interface ComparedProps {
  dog: Pick<DogReviews['dog'], 'breed' | 'gender'>
  kind: Review['kind']
  analysis: ReviewAnalysis | undefined
}

/** With whom the measures are compared, or why they are not. */
function Compared({ dog: { breed, gender }, kind, analysis }: ComparedProps) {
  const t = useTranslate()
  const breedName = useBreedName()
  if (gender === null) return t('reviews.one.sexUnknown')
  if (analysis === undefined) return '\u00a0'
  const { groups, leastDogs } = analysis
  if (groups[0] === undefined || groups[0].hidden) return t('reviews.one.notCompared', { least: leastDogs })
  return t('reviews.one.compared', {
    count: groups[0].dogs,
    breed: breedName(breed),
    gender: t(`common.${gender}`),
    kind: t(`dogs.reviews.kinds.${kind}`),
  })
}

function useMeasureColumns(compared: boolean): readonly Column<MeasureRow>[] {
  const t = useTranslate()
  const language = useLanguage()
  const own: readonly Column<MeasureRow>[] = [
    {
      id: 'measure',
      header: t('reviews.one.measure'),
      cell: ({ name }) => t(`reviews.measures.${name}`),
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'own',
      header: t('reviews.one.own'),
      cell: ({ own, unit, decimals }) => <Figure value={own} unit={unit} decimals={decimals} />,
      align: 'right',
      card: 'fact',
    },
  ]
  if (!compared) return own
  return [
    ...own,
    {
      id: 'mean',
      header: t('reviews.one.mean'),
      cell: ({ spread, unit, decimals }) => (
        <Figure value={spread?.mean ?? null} unit={unit} decimals={decimals} />
      ),
      align: 'right',
      card: 'fact',
    },
    {
      id: 'difference',
      header: t('reviews.one.difference'),
      cell: ({ own: value, spread, decimals }) =>
        spread === null ? '–' : signed(language, value - spread.mean, decimals),
      align: 'right',
      card: 'fact',
    },
    {
      id: 'sd',
      header: t('reviews.one.sd'),
      cell: ({ spread, unit, decimals }) => (
        <Figure value={spread?.sd ?? null} unit={unit} decimals={decimals} />
      ),
      align: 'right',
      card: 'fact',
    },
    {
      id: 'range',
      header: t('reviews.one.range'),
      cell: ({ spread, decimals }) =>
        spread === null
          ? '–'
          : `${formatNumber(language, spread.min, decimals)}–${formatNumber(language, spread.max, decimals)}`,
      align: 'right',
      card: 'fact',
    },
  ]
}

/** `+1,2`, `−0,4`, and `0,0` of what is nothing once rounded. */
function signed(language: Parameters<typeof formatNumber>[0], value: number, decimals: number): string {
  const text = formatNumber(language, Math.abs(value), decimals)
  if (!/[1-9]/.test(text)) return text
  return `${value > 0 ? '+' : '\u2212'}${text}`
}
