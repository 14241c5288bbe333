import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DetailTable } from '../ui/DetailTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { useChangeColumns } from './changeColumns.tsx'
import type { Reading } from './Difference.tsx'
import type { ChangesQuery } from './queries.ts'

interface Props {
  query: ChangesQuery
  /** names the changed thing in each row; left out where the page is about one thing */
  thing?: boolean
  /** said where there is none; default that none matches */
  none?: string
  /** how the page reads the fields of its thing */
  reading?: Reading
}

/** Changes that match, newest first, with what was before and after; older ones on demand. */
export function Changes({ query, thing = false, none, reading }: Props) {
  const { t } = useTranslation()
  const columns = useChangeColumns(thing, reading)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(query)
  if (error) return <ErrorState error={error} title={t('audit.failed')} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={6} height={44} />
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0)
    return <EmptyState title={none ?? t('audit.none')}>{thing && t('audit.noneHelp')}</EmptyState>
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
