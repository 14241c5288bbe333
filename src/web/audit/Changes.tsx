import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AuditSearch } from '../paths.ts'
import { DetailTable } from '../ui/DetailTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { useChangeColumns } from './changeColumns.tsx'
import { auditQuery } from './queries.ts'

interface Props {
  search: AuditSearch
  /** names the changed thing in each row; left out where the page is about one thing */
  thing?: boolean
}

/** Changes that match, newest first, with what was before and after; older ones on demand. */
export function Changes({ search, thing = false }: Props) {
  const { t } = useTranslation()
  const columns = useChangeColumns(thing)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    auditQuery(search),
  )
  if (error) return <ErrorState error={error} title={t('audit.failed')} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={6} height={44} />
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0)
    return <EmptyState title={t('audit.none')}>{thing && t('audit.noneHelp')}</EmptyState>
  return (
    <>
      <DetailTable caption={t('audit.table')} columns={columns} rows={rows} rowKey={({ id }) => String(id)} />
      {hasNextPage && (
        <Box sx={{ textAlign: 'center', mt: 2 }}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('audit.more')}
          </Button>
        </Box>
      )}
    </>
  )
}
