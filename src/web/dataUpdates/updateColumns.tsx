import { useMemo } from 'react'
import type { DataUpdate } from '#contract/dataUpdates.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import type { Column } from '../ui/table/types.ts'
import { Figure } from '../ui/values/Figure.tsx'
import { TimeText } from '../ui/values/TimeText.tsx'
import { dataUpdateAddress } from './addresses.ts'

/** The columns of the list of updates. */
export function useUpdateColumns(): readonly Column<DataUpdate>[] {
  const t = useTranslate()
  return useMemo(() => columnsIn(t), [t])
}

const columnsIn = (t: Translate): Column<DataUpdate>[] => [
  {
    id: 'file',
    header: t('dataUpdates.table.file'),
    cell: ({ id, fileName }) => <AppLink {...dataUpdateAddress(id)}>{fileName}</AppLink>,
    card: 'title',
    long: true,
    rowHeader: true,
    hideable: false,
  },
  {
    id: 'at',
    header: t('dataUpdates.table.at'),
    cell: ({ madeAt }) => <TimeText moment={madeAt} />,
    card: 'fact',
  },
  {
    id: 'by',
    header: t('dataUpdates.table.by'),
    cell: ({ by }) => by?.username ?? '–',
    card: 'fact',
  },
  {
    id: 'state',
    header: t('dataUpdates.table.state'),
    cell: ({ state }) => t(`dataUpdates.states.${state}`),
    card: 'fact',
  },
  figure(t, 'newDogs', (row) => row.counts?.newDogs),
  figure(t, 'changedDogs', (row) => row.counts?.changedDogs),
  figure(t, 'refused', (row) => row.counts && (row.counts.kinds.refused ?? 0)),
]

const figure = (
  t: Translate,
  id: 'newDogs' | 'changedDogs' | 'refused',
  value: (row: DataUpdate) => number | null | undefined,
): Column<DataUpdate> => ({
  id,
  header: t(`dataUpdates.table.${id}`),
  cell: (row) => <Figure value={value(row) ?? null} />,
  isEmpty: (row) => (value(row) ?? null) === null,
  align: 'right',
  card: 'fact',
})
