import { useMemo } from 'react'
import type { PopulationYear } from '#contract/population.ts'
import { YearBars } from '../charts/YearBars.tsx'
import type { Language } from '../i18n/languages.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { formatNumber, formatPercent } from '../ui/values/numbers.ts'

/** Rows of years that stand there at first; the newest first. */
const SHOWN = 10

/** What was born year by year. */
export function BirthsSection({ years }: { years: readonly PopulationYear[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const columns = useMemo(() => columnsIn(t, language), [t, language])
  return (
    <Section title={t('population.births.title')}>
      <YearBars
        title={t('population.births.chart')}
        help={t('population.births.chartHelp')}
        years={years.map(({ year, dogs }) => ({ year, count: dogs }))}
        words={{ year: t('population.births.year'), count: t('population.births.dogs') }}
      />
      <DataTable
        caption={t('population.births.table')}
        columns={columns}
        rows={years}
        rowKey={({ year }) => String(year)}
        sorting={{ column: 'year', direction: 'desc' }}
        shownAtFirst={SHOWN}
        factColumns
      />
      <Text tone="muted" size="small" measure="text" mt={1}>
        {t('population.births.topSireHelp')}
      </Text>
    </Section>
  )
}

function columnsIn(t: Translate, language: Language): Column<PopulationYear>[] {
  const count = (id: 'dogs' | 'litters' | 'sires' | 'dams'): Column<PopulationYear> => ({
    id,
    header: t(`population.births.${id}`),
    cell: (row) => formatNumber(language, row[id]),
    sortValue: (row) => row[id],
    align: 'right',
    card: 'fact',
  })
  return [
    {
      id: 'year',
      header: t('population.births.year'),
      cell: ({ year }) => year,
      sortValue: ({ year }) => year,
      rowHeader: true,
      card: 'title',
    },
    count('dogs'),
    count('litters'),
    {
      id: 'litterSize',
      header: t('population.births.litterSize'),
      cell: ({ litterSize }) => (litterSize === null ? '–' : formatNumber(language, litterSize, 1)),
      sortValue: ({ litterSize }) => litterSize,
      align: 'right',
      card: 'fact',
    },
    count('sires'),
    count('dams'),
    {
      id: 'topSire',
      header: t('population.births.topSire'),
      cell: ({ topSireShare }) => formatPercent(language, topSireShare, 0),
      sortValue: ({ topSireShare }) => topSireShare,
      align: 'right',
      card: 'fact',
    },
  ]
}
