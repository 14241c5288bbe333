import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { DATA_ROW_KINDS } from '#contract/dataUpdateConstants.ts'
import type { DataUpdate } from '#contract/dataUpdates.ts'
import { dataUpdateRows } from '#contract/endpoints/dataUpdates.ts'
import { pagesOf } from '../client/queries.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { MoreButton } from '../ui/links/MoreButton.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { DATA_UPDATE_PATH } from './addresses.ts'
import { DifferenceFilters } from './DifferenceFilters.tsx'
import { useRowColumns } from './rowColumns.tsx'

/** What an update would change, narrowed by the address; of one that was undone, what stayed. */
export function Difference({ update }: { update: DataUpdate }) {
  const t = useTranslate()
  const { id, state, counts } = update
  const search = useSearch({ from: DATA_UPDATE_PATH })
  const stayed = state === 'undone'
  const kind = DATA_ROW_KINDS.find((one) => one === search.kind)
  const query = { ...search, kind }
  const rows = useInfiniteQuery(pagesOf(dataUpdateRows, { params: { id }, query }))
  const columns = useRowColumns(stayed)
  if (!stayed && Object.keys(counts?.kinds ?? {}).length === 0)
    return <EmptyState title={t('dataUpdates.empty')}>{t('dataUpdates.emptyHelp')}</EmptyState>
  if (stayed && rows.data?.pages[0]?.rows.length === 0) return null
  return (
    <Section title={t(stayed ? 'dataUpdates.stayed' : 'dataUpdates.difference')}>
      {stayed ? (
        <Text measure="text" mb={2}>
          {t('dataUpdates.stayedLead')}
        </Text>
      ) : (
        <DifferenceFilters update={update} search={search} kind={kind} />
      )}
      <Loaded
        query={rows}
        failed={t('dataUpdates.differenceFailed')}
        rows={6}
        rowHeight={44}
        empty={({ pages }) =>
          pages.every((page) => page.rows.length === 0) && (
            <EmptyState title={t('dataUpdates.none')}>{t('dataUpdates.noneHelp')}</EmptyState>
          )
        }
      >
        {({ pages }) => (
          <>
            <DataTable
              caption={t(stayed ? 'dataUpdates.stayed' : 'dataUpdates.difference')}
              columns={columns}
              rows={pages.flatMap((page) => page.rows)}
              rowKey={({ place }) => String(place)}
              cardsBelow="md"
              factColumns
            />
            <MoreButton query={rows} label={t('dataUpdates.more')} />
          </>
        )}
      </Loaded>
    </Section>
  )
}
