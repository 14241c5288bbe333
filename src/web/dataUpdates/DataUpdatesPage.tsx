import { useQuery } from '@tanstack/react-query'
import { dataUpdates } from '#contract/endpoints/dataUpdates.ts'
import { queryOf } from '../client/queries.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { dataMappingsAddress, dataUpdateAddress } from './addresses.ts'
import { NewUpdate } from './NewUpdate.tsx'
import { useUpdateColumns } from './updateColumns.tsx'

/** `/hallinta/paivitys`: a new update from a file, and those that were made. */
export function DataUpdatesPage() {
  const t = useTranslate()
  return (
    <>
      <PageTitle title={t('dataUpdates.title')} lead={t('dataUpdates.lead')} />
      <Text measure="text" mb={3}>
        {t('dataUpdates.help')}
      </Text>
      <AppLink {...dataMappingsAddress()}>{t('dataMappings.list')}</AppLink>
      <NewUpdate />
      <History />
    </>
  )
}

function History() {
  const t = useTranslate()
  const columns = useUpdateColumns()
  const query = useQuery(queryOf(dataUpdates))
  return (
    <Section title={t('dataUpdates.history')}>
      <Loaded
        query={query}
        failed={t('dataUpdates.historyFailed')}
        rows={4}
        rowHeight={44}
        empty={({ updates }) =>
          updates.length === 0 && (
            <EmptyState title={t('dataUpdates.noHistory')}>{t('dataUpdates.noHistoryHelp')}</EmptyState>
          )
        }
      >
        {({ updates }) => (
          <DataTable
            caption={t('dataUpdates.history')}
            columns={columns}
            rows={updates}
            rowKey={({ id }) => String(id)}
            rowLink={({ id }) => dataUpdateAddress(id)}
            cardsBelow="md"
            factColumns
          />
        )}
      </Loaded>
    </Section>
  )
}
