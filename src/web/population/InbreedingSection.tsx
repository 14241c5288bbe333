import { useMemo } from 'react'
import type { BreedPopulation, LivingYear } from '#contract/population.ts'
import { Trend } from '../charts/Trend.tsx'
import type { Language } from '../i18n/languages.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { HowComputed } from '../information/HowComputed.tsx'
import { Heading, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { formatNumber, formatPercent } from '../ui/values/numbers.ts'
import { meanPoint, tells } from './points.ts'

/** Mean inbreeding by year of birth, and inbreeding and kinship of the living. */
export function InbreedingSection({ population: { years, living } }: { population: BreedPopulation }) {
  const t = useTranslate()
  const language = useLanguage()
  const columns = useMemo(() => columnsIn(t, language), [t, language])
  const points = years.map(({ year, inbreeding, inbredDogs }) =>
    meanPoint(year, inbreeding && inbreeding * 100, inbredDogs),
  )
  return (
    <Section title={t('population.inbreeding.title')} actions={<HowComputed topic="inbreeding" />}>
      {tells(points) && (
        <Trend
          title={t('population.inbreeding.chart')}
          help={t('population.inbreeding.chartHelp')}
          series={[{ name: t('population.inbreeding.series'), points }]}
          period={1}
          decimals={2}
          words={{
            year: t('population.inbreeding.year'),
            figures: (name) => t('population.inbreeding.figures', { name }),
          }}
        />
      )}
      {living.dogs > 0 && (
        <>
          <Heading mt={3}>{t('population.inbreeding.livingTitle')}</Heading>
          <Text tone="muted" size="small" measure="text" mt={0.5} mb={1}>
            {t('population.inbreeding.livingHelp')}
          </Text>
          <DataTable
            caption={t('population.inbreeding.livingTitle')}
            columns={columns}
            rows={living.years}
            rowKey={({ year }) => String(year)}
            sorting={{ column: 'year', direction: 'desc' }}
          />
        </>
      )}
    </Section>
  )
}

function columnsIn(t: Translate, language: Language): Column<LivingYear>[] {
  return [
    {
      id: 'year',
      header: t('population.inbreeding.year'),
      cell: ({ year }) => year,
      sortValue: ({ year }) => year,
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'dogs',
      header: t('population.inbreeding.dogs'),
      cell: ({ dogs }) => formatNumber(language, dogs),
      sortValue: ({ dogs }) => dogs,
      align: 'right',
      card: 'fact',
    },
    {
      id: 'inbreeding',
      header: t('population.inbreeding.f'),
      cell: ({ inbreeding, inbredDogs }) =>
        inbreeding === null ? '–' : `${formatPercent(language, inbreeding)} (n = ${inbredDogs})`,
      sortValue: ({ inbreeding }) => inbreeding,
      align: 'right',
      card: 'fact',
    },
    {
      id: 'kinship',
      header: t('population.inbreeding.kinship'),
      cell: ({ kinship }) => formatPercent(language, kinship),
      sortValue: ({ kinship }) => kinship,
      align: 'right',
      card: 'fact',
    },
    {
      id: 'known',
      header: t('population.inbreeding.known'),
      cell: ({ knownAncestors }) => formatNumber(language, knownAncestors),
      sortValue: ({ knownAncestors }) => knownAncestors,
      align: 'right',
      card: 'fact',
    },
  ]
}
