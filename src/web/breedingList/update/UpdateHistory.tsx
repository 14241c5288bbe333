import { useQuery } from '@tanstack/react-query'
import type { ListUpdateRow } from '#contract/breedingList.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { Figure } from '../../ui/values/Figure.tsx'
import { TimeText } from '../../ui/values/TimeText.tsx'
import { type ListUpdateSearch, listUpdateAddress } from '../addresses.ts'
import { listUpdatesQuery } from '../queries.ts'

interface Props {
  breed: string
  search: ListUpdateSearch
}

/** Earlier updates of the breed's list: when, what, by whom, and whether they were undone. */
export function UpdateHistory({ breed, search }: Props) {
  const t = useTranslate()
  const updates = useQuery(listUpdatesQuery(breed))
  const to = (update: number) => listUpdateAddress(breed, { ...search, update })
  return (
    <Section title={t('breedingList.update.history')}>
      <Loaded
        query={updates}
        failed={t('breedingList.update.historyFailed')}
        rows={3}
        rowHeight={44}
        empty={({ updates: made }) =>
          made.length === 0 && (
            <EmptyState title={t('breedingList.update.noHistory')}>
              {t('breedingList.update.noHistoryHelp')}
            </EmptyState>
          )
        }
      >
        {({ updates: made }) => (
          <DataTable
            caption={t('breedingList.update.history')}
            columns={columnsIn(t, to)}
            rows={made}
            rowKey={({ id }) => String(id)}
            shownAtFirst={10}
          />
        )}
      </Loaded>
    </Section>
  )
}

const columnsIn = (
  t: Translate,
  to: (update: number) => ReturnType<typeof listUpdateAddress>,
): Column<ListUpdateRow>[] => [
  {
    id: 'at',
    header: t('breedingList.update.historyColumns.at'),
    cell: ({ id, at }) => (
      <AppLink {...to(id)}>
        <TimeText moment={at} />
      </AppLink>
    ),
    rowHeader: true,
    card: 'title',
  },
  {
    id: 'action',
    header: t('breedingList.update.historyColumns.action'),
    cell: ({ action }) => t(`registerAdmin.actions.${action}`),
    card: 'fact',
  },
  {
    id: 'dogs',
    header: t('breedingList.update.historyColumns.dogs'),
    cell: ({ dogs }) => <Figure value={dogs} />,
    align: 'right',
    card: 'fact',
  },
  {
    id: 'by',
    header: t('breedingList.update.historyColumns.by'),
    cell: ({ by }) => by?.username ?? t('breedingList.update.erased'),
    card: 'fact',
  },
  {
    id: 'state',
    header: t('breedingList.update.historyColumns.state'),
    cell: ({ undoneAt }) =>
      undoneAt === null ? (
        t('breedingList.update.inForce')
      ) : (
        <>
          {t('breedingList.update.undoneOn')} <TimeText moment={undoneAt} />
        </>
      ),
    card: 'fact',
  },
]
