import type { HealthWatch } from '#contract/healthWatch.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Heading, Text } from '../../ui/layout/parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { useWatchWords } from '../useWatchWords.ts'

type Age = HealthWatch['ages'][number]

/** The rate by age at the examination. */
export function AgeTable({ ages }: { ages: readonly Age[] }) {
  const t = useTranslate()
  const { rate, count } = useWatchWords()
  const columns: readonly Column<Age>[] = [
    {
      id: 'age',
      header: t('healthWatch.ages.age'),
      cell: ({ from, to }) =>
        to === null
          ? t('healthWatch.ages.older', { from: from / 12 })
          : t('healthWatch.ages.between', { from: from / 12, to: to / 12 }),
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'examined',
      header: t('healthWatch.columns.examined'),
      cell: ({ examined }) => count(examined),
      align: 'right',
      card: 'fact',
    },
    {
      id: 'affected',
      header: t('healthWatch.columns.affected'),
      cell: ({ affected }) => count(affected),
      align: 'right',
      card: 'fact',
    },
    {
      id: 'rate',
      header: t('healthWatch.columns.rate'),
      cell: (age) => rate(age.rate),
      align: 'right',
      card: 'fact',
    },
  ]
  return (
    <Block mb={2}>
      <Heading>{t('healthWatch.ages.title')}</Heading>
      <Text tone="muted" size="small" measure="text" mt={0.5} mb={1}>
        {t('healthWatch.ages.help')}
      </Text>
      <DataTable
        caption={t('healthWatch.ages.title')}
        columns={columns}
        rows={ages}
        rowKey={({ from }) => String(from)}
        factColumns
      />
    </Block>
  )
}
