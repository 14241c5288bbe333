import { useMemo } from 'react'
import type { DataUpdateRow } from '#contract/dataUpdates.ts'
import type { TextKey } from '../i18n/textKeys.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import type { Column } from '../ui/table/types.ts'
import { TimeText } from '../ui/values/TimeText.tsx'

/** The columns of a difference. `stayed`: of what an undoing has left. */
export function useRowColumns(stayed: boolean): readonly Column<DataUpdateRow>[] {
  const t = useTranslate()
  return useMemo(() => (stayed ? stayedColumns(t) : differenceColumns(t)), [t, stayed])
}

const regnr = (t: Translate): Column<DataUpdateRow> => ({
  id: 'regnr',
  header: t('dataUpdates.columns.regnr'),
  cell: (row) => row.regnr ?? '–',
  card: 'title',
  rowHeader: true,
  hideable: false,
})

const field = (t: Translate): Column<DataUpdateRow> => ({
  id: 'field',
  header: t('dataUpdates.columns.field'),
  cell: (row) => row.field && t([`dataUpdates.fields.${row.field}` as TextKey], { defaultValue: row.field }),
  isEmpty: (row) => row.field === null,
  card: 'fact',
})

const why = (t: Translate): Column<DataUpdateRow> => ({
  id: 'why',
  header: t('dataUpdates.columns.why'),
  cell: ({ code }) => code && t([`dataUpdates.problems.${code}` as TextKey], { defaultValue: code }),
  isEmpty: ({ code }) => code === null,
  long: true,
  card: 'fact',
  wide: true,
})

const differenceColumns = (t: Translate): Column<DataUpdateRow>[] => [
  regnr(t),
  {
    id: 'kind',
    header: t('dataUpdates.columns.kind'),
    cell: ({ kind }) => t(`dataUpdates.kinds.${kind}`),
    card: 'fact',
  },
  {
    id: 'line',
    header: t('dataUpdates.columns.line'),
    cell: ({ sheet, line }) => (sheet === null ? line : `${sheet}: ${line}`),
    isEmpty: ({ line }) => line === null,
    card: 'fact',
  },
  field(t),
  {
    id: 'change',
    header: t('dataUpdates.columns.change'),
    cell: ({ former, value }) => [former, value].filter((part) => part !== null).join(' → '),
    isEmpty: ({ former, value }) => former === null && value === null,
    long: true,
    card: 'fact',
    wide: true,
  },
  why(t),
]

const stayedColumns = (t: Translate): Column<DataUpdateRow>[] => [
  regnr(t),
  field(t),
  why(t),
  {
    id: 'by',
    header: t('dataUpdates.columns.by'),
    cell: ({ changedAt, changedBy }) =>
      changedAt && (
        <>
          <TimeText moment={changedAt} />
          {changedBy && `, ${changedBy.username}`}
        </>
      ),
    isEmpty: ({ changedAt }) => changedAt === null,
    card: 'fact',
  },
]
