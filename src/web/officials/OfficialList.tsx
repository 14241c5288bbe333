import Box from '@mui/material/Box'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../ui/AppLink.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import type { Column } from '../ui/DataTable.types.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Pages } from '../ui/Pages.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { OfficialFilters } from './OfficialFilters.tsx'
import type { StaffJudgeSearch } from './panelSearch.ts'
import { OFFICIAL_PAGES, type Official, type OfficialKind, type Page } from './queries.ts'

interface Props<Row> {
  kind: OfficialKind
  search: StaffJudgeSearch
  answer: Pick<UseQueryResult<Page<Row>>, 'data' | 'error' | 'refetch' | 'isPlaceholderData'>
  columns: readonly Column<Row>[]
}

/** The list of judges or of clubs, as who keeps them sees it. */
export function OfficialList<Row extends Official>({ kind, search, answer, columns }: Props<Row>) {
  const { t } = useTranslation()
  const { data, error, refetch } = answer
  return (
    <>
      <PageTitle
        title={t(`panel.${kind}.title`)}
        lead={t(`panel.${kind}.lead`)}
        actions={
          <LinkButton {...OFFICIAL_PAGES[kind].new()} variant="contained">
            {t(`panel.${kind}.new`)}
          </LinkButton>
        }
      />
      <OfficialFilters kind={kind} search={search} />
      {error && <ErrorState error={error} title={t(`panel.${kind}.failed`)} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={10} height={44} />}
      {!error && data && data.rows.length === 0 && <NothingFound kind={kind} search={search} />}
      {!error && data && data.rows.length > 0 && (
        <Rows kind={kind} search={search} page={data} columns={columns} stale={answer.isPlaceholderData} />
      )}
    </>
  )
}

function NothingFound({
  kind,
  search: { q, active, type },
}: {
  kind: OfficialKind
  search: StaffJudgeSearch
}) {
  const { t } = useTranslation()
  if (q ?? active ?? type)
    return <EmptyState title={t(`panel.${kind}.none`)}>{t('panel.noneHelp')}</EmptyState>
  return <EmptyState title={t(`panel.${kind}.noneYet`)}>{t(`panel.${kind}.noneYetHelp`)}</EmptyState>
}

interface RowsProps<Row> {
  kind: OfficialKind
  search: StaffJudgeSearch
  page: Page<Row>
  columns: readonly Column<Row>[]
  /** rows of the page before, shown while the next ones come */
  stale: boolean
}

function Rows<Row extends Official>({ kind, search, page, columns, stale }: RowsProps<Row>) {
  const { t } = useTranslation()
  const { list, one } = OFFICIAL_PAGES[kind]
  return (
    <Box aria-busy={stale} sx={{ opacity: stale ? 0.6 : 1 }}>
      <DataTable
        caption={t(`panel.${kind}.title`)}
        columns={columns}
        rows={page.rows}
        rowKey={({ id }) => String(id)}
        rowLink={({ id }) => one(id)}
        columnChoice
        summary={
          <Box role="status" sx={{ fontWeight: 600 }}>
            {t(`panel.${kind}.count`, { count: page.total })}
          </Box>
        }
      />
      <Pages
        label={t('panel.pages')}
        page={page.page}
        count={Math.ceil(page.total / page.pageSize)}
        to={(number) => list({ ...search, page: number })}
      />
    </Box>
  )
}
