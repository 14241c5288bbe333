import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { LANGUAGES } from '#contract/languages.ts'
import type { StaffUpdate } from '#contract/systemUpdates.ts'
import { auditAddress } from '../../audit/addresses.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Span, Text } from '../../ui/layout/parts.ts'
import { AppLink, LinkButton } from '../../ui/links/AppLink.tsx'
import { Pages } from '../../ui/links/Pages.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { RemovedOnes } from '../../ui/table/RemovedOnes.tsx'
import type { Column } from '../../ui/table/types.ts'
import { DateText } from '../../ui/values/DateText.tsx'
import { NEW_UPDATE, STAFF_UPDATES_PATH, staffUpdateAddress, staffUpdatesAddress } from '../addresses.ts'
import { staffUpdatesQuery } from '../queries.ts'
import { useRestore } from './RemoveUpdate.tsx'
import { UpdateState } from './UpdateState.tsx'

/** `/hallinta/paivitykset`: what staff write of what is new in the service. */
export function StaffUpdatesPage() {
  const t = useTranslate()
  const { page = 1 } = useSearch({ from: STAFF_UPDATES_PATH })
  const columns = useColumns()
  const query = useQuery(staffUpdatesQuery(page))
  return (
    <>
      <PageTitle
        title={t('updateAdmin.title')}
        lead={t('updateAdmin.lead')}
        actions={
          <LinkButton {...staffUpdateAddress(NEW_UPDATE)} variant="contained">
            {t('updateAdmin.new')}
          </LinkButton>
        }
      />
      <Loaded query={query} failed={t('systemUpdates.failed')} rows={6} rowHeight={44}>
        {({ updates, removed, total, pageSize }) => (
          <>
            <DataTable
              caption={t('updateAdmin.title')}
              columns={columns}
              rows={updates}
              rowKey={({ id }) => String(id)}
              rowLink={({ id }) => staffUpdateAddress(id)}
              cardsBelow="md"
              empty={<EmptyState title={t('updateAdmin.none')}>{t('updateAdmin.noneHelp')}</EmptyState>}
            />
            <Pages
              label={t('updateAdmin.title')}
              page={page}
              count={Math.ceil(total / pageSize)}
              to={(other) => staffUpdatesAddress({ page: other })}
            />
            <Removed updates={removed} />
          </>
        )}
      </Loaded>
      <Text mt={4}>
        <AppLink {...auditAddress({ subject: 'systemUpdate' })}>{t('updateAdmin.log')}</AppLink>
      </Text>
    </>
  )
}

function useColumns(): readonly Column<StaffUpdate>[] {
  const t = useTranslate()
  const local = useLocalText()
  return [
    {
      id: 'title',
      header: t('updateAdmin.columns.title'),
      cell: ({ id, title }) => (
        <Span strong breaks>
          <AppLink {...staffUpdateAddress(id)}>{local(title)}</AppLink>
        </Span>
      ),
      long: true,
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'publishedOn',
      header: t('updateAdmin.publishedOn'),
      cell: ({ publishedOn }) => <DateText date={publishedOn} />,
      width: '9rem',
      card: 'fact',
    },
    {
      id: 'state',
      header: t('updateAdmin.columns.state'),
      cell: ({ state }) => <UpdateState state={state} />,
      width: '9rem',
      card: 'fact',
    },
    {
      id: 'languages',
      header: t('updateAdmin.columns.languages'),
      cell: ({ title, text }) =>
        LANGUAGES.filter((language) => title[language] && text[language])
          .map((language) => t(`accounts.languages.${language}`))
          .join(', '),
      card: 'fact',
    },
  ]
}

/** The last ones that were removed, each with the way back. */
function Removed({ updates }: { updates: readonly StaffUpdate[] }) {
  const t = useTranslate()
  const local = useLocalText()
  return (
    <RemovedOnes
      summary={t('updateAdmin.removedOnes', { count: updates.length })}
      removed={updates.map(({ id, title }) => ({ id, name: local(title) }))}
      action={t('updateAdmin.restore')}
      actionOf={(title) => t('updateAdmin.restoreOf', { title })}
      restore={useRestore()}
    />
  )
}
