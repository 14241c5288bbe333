import { useMemo } from 'react'
import type { BreedPopulation, PopulationSize } from '#contract/population.ts'
import type { Language } from '../i18n/languages.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { HowComputed } from '../information/HowComputed.tsx'
import { Heading, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { formatNumber } from '../ui/values/numbers.ts'

type Method = keyof BreedPopulation['reference']['sizes']
interface Row {
  readonly method: Method
  readonly size: PopulationSize | null
}
const METHODS: readonly Method[] = ['inbreeding', 'coancestry', 'years']

/** The effective population size by three methods, and the generation interval by path. */
export function SizesSection({ population: { reference, intervals } }: { population: BreedPopulation }) {
  const t = useTranslate()
  const language = useLanguage()
  const columns = useMemo(() => sizeColumns(t, language), [t, language])
  const rows = METHODS.map((method): Row => ({ method, size: reference.sizes[method] }))
  return (
    <Section title={t('population.sizes.title')} actions={<HowComputed topic="size" />}>
      <Text tone="muted" measure="text" mb={2}>
        {t('population.sizes.lead')}
      </Text>
      <DataTable
        caption={t('population.sizes.title')}
        columns={columns}
        rows={rows}
        rowKey={({ method }) => method}
      />
      <Heading mt={4} mb={1}>
        {t('population.paths.title')}
      </Heading>
      <Text tone="muted" size="small" measure="text" mb={1}>
        {t('population.paths.help', { from: intervals.from, to: intervals.to })}
      </Text>
      <Paths intervals={intervals} />
    </Section>
  )
}

function sizeColumns(t: Translate, language: Language): Column<Row>[] {
  const whole = (value: number) => formatNumber(language, value)
  const interval = ({ low, high }: PopulationSize) => {
    if (low === null) return '–'
    return high === null
      ? t('population.sizes.atLeast', { low: whole(low) })
      : t('population.sizes.between', { low: whole(low), high: whole(high) })
  }
  const sizeOf = (size: PopulationSize | null) => {
    if (size === null) return t('population.sizes.unknown')
    return size.size === null ? t('population.sizes.growing') : whole(size.size)
  }
  return [
    {
      id: 'method',
      header: t('population.sizes.method'),
      cell: ({ method }) => t(`population.sizes.${method}`),
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'size',
      header: t('population.sizes.size'),
      cell: ({ size }) => sizeOf(size),
      align: 'right',
      card: 'fact',
    },
    {
      id: 'interval',
      header: t('population.sizes.interval'),
      cell: ({ size }) => (size === null ? '–' : interval(size)),
      align: 'right',
      card: 'fact',
    },
    {
      id: 'count',
      header: t('population.sizes.count'),
      cell: ({ size, method }) =>
        size === null
          ? '–'
          : t(method === 'coancestry' ? 'population.sizes.pairs' : 'population.sizes.dogs', {
              count: size.count,
            }),
      align: 'right',
      card: 'fact',
    },
  ]
}

function Paths({ intervals: { paths, mean } }: { intervals: BreedPopulation['intervals'] }) {
  const t = useTranslate()
  const language = useLanguage()
  const years = (value: number | null) => (value === null ? '–' : formatNumber(language, value, 1))
  return (
    <DataTable
      caption={t('population.paths.table')}
      rows={paths}
      rowKey={({ path }) => path}
      cardsBelow="never"
      columns={[
        {
          id: 'path',
          header: t('population.paths.path'),
          cell: ({ path }) => t(`population.paths.${path}`),
          rowHeader: true,
        },
        {
          id: 'years',
          header: t('population.paths.years'),
          cell: (row) => years(row.years),
          align: 'right',
        },
        {
          id: 'count',
          header: t('population.paths.count'),
          cell: ({ count }) => formatNumber(language, count),
          align: 'right',
        },
      ]}
      foot={{ path: t('population.paths.mean'), years: years(mean) }}
    />
  )
}
