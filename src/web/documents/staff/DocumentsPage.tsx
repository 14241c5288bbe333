import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMay } from '../../accounts/session/session.ts'
import { auditAddress } from '../../audit/addresses.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { AppLink, LinkButton } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { PagedTable } from '../../ui/table/PagedTable.tsx'
import {
  DOCUMENTS_PATH,
  documentAddress,
  documentsAddress,
  foldersAddress,
  newDocumentAddress,
} from '../addresses.ts'
import { DocumentFilters } from './DocumentFilters.tsx'
import { useDocumentColumns } from './documentColumns.tsx'
import { staffDocumentsQuery } from './queries.ts'

/** `/hallinta/tiedostot`: documents of the club, and of the trials that the reader runs or judges. */
export function DocumentsPage() {
  const t = useTranslate()
  const search = useSearch({ from: DOCUMENTS_PATH })
  const columns = useDocumentColumns()
  const query = useQuery(staffDocumentsQuery(search))
  const editsContent = useMay('content.edit')
  const readsLog = useMay('audit.read')
  const { page: _page, sort = 'changed', direction = 'desc', ...narrowed } = search
  const isNarrowed = Object.values(narrowed).some((value) => value !== undefined)
  return (
    <>
      <PageTitle
        title={t('documentAdmin.title')}
        lead={t('documentAdmin.lead')}
        actions={
          <>
            {editsContent && (
              <LinkButton {...foldersAddress()} variant="outlined">
                {t('documentAdmin.folders')}
              </LinkButton>
            )}
            <LinkButton {...newDocumentAddress()} variant="contained">
              {t('documentAdmin.new')}
            </LinkButton>
          </>
        }
      />
      <DocumentFilters search={search} />
      <Loaded query={query} failed={t('documents.failed')} rows={8} rowHeight={44}>
        {(answer) => (
          <PagedTable
            answer={answer}
            search={search}
            to={documentsAddress}
            found={t('documentAdmin.count', { count: answer.total })}
            pagesLabel={t('documentAdmin.pages')}
            caption={t('documentAdmin.title')}
            columns={columns}
            rows={answer.documents}
            rowKey={({ id }) => String(id)}
            rowLink={({ id }) => documentAddress(id)}
            sorting={{ column: sort, direction }}
            cardsBelow="md"
            empty={
              <EmptyState title={t(isNarrowed ? 'documentAdmin.noneFound' : 'documentAdmin.none')}>
                {t(isNarrowed ? 'documentAdmin.noneFoundHelp' : 'documentAdmin.noneHelp')}
              </EmptyState>
            }
          />
        )}
      </Loaded>
      {readsLog && (
        <Text mt={4}>
          <AppLink {...auditAddress({ subject: 'document' })}>{t('documentAdmin.log')}</AppLink>
        </Text>
      )}
    </>
  )
}
