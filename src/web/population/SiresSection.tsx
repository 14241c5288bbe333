import { useMemo } from 'react'
import type { BreedPopulation, PopularSire } from '#contract/population.ts'
import { DogLink } from '../dogs/name/DogLink.tsx'
import type { Language } from '../i18n/languages.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { formatNumber, formatPercent } from '../ui/values/numbers.ts'

/** The sires with the most offspring in the last years. */
export function SiresSection({ population: { sires, reference } }: { population: BreedPopulation }) {
  const t = useTranslate()
  const language = useLanguage()
  const columns = useMemo(() => columnsIn(t, language), [t, language])
  const { effective } = sires
  return (
    <Section title={t('population.sires.title')}>
      {effective === null ? (
        <Text tone="muted">{t('population.sires.none')}</Text>
      ) : (
        <>
          <Text tone="muted" measure="text" mb={2}>
            {t('population.sires.lead', {
              from: reference.from,
              to: reference.to,
              dogs: sires.dogs,
              effective: formatNumber(language, effective, 1),
            })}
          </Text>
          <DataTable
            caption={t('population.sires.table')}
            columns={columns}
            rows={sires.most}
            rowKey={({ dog }) => dog.regnr}
            shownAtFirst={10}
          />
        </>
      )}
    </Section>
  )
}

function columnsIn(t: Translate, language: Language): Column<PopularSire>[] {
  const figure = (
    id: 'puppies' | 'share' | 'grandPuppies' | 'grandShare',
    write: (value: number) => string,
  ): Column<PopularSire> => ({
    id,
    header: t(`population.sires.${id}`),
    cell: (row) => write(row[id]),
    sortValue: (row) => row[id],
    align: 'right',
    card: 'fact',
  })
  const percent = (value: number) => formatPercent(language, value, 1)
  const whole = (value: number) => formatNumber(language, value)
  return [
    {
      id: 'dog',
      header: t('population.sires.dog'),
      cell: ({ dog }) => <DogLink dog={dog} />,
      sortValue: ({ dog }) => dog.name,
      rowHeader: true,
      card: 'title',
    },
    figure('puppies', whole),
    figure('share', percent),
    figure('grandPuppies', whole),
    figure('grandShare', percent),
  ]
}
