import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { PagedTable } from '../../ui/table/PagedTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import type { StaffJudgeSearch } from '../addresses.ts'
import { OFFICIAL_PAGES, type Official, type OfficialKind, type Page } from '../queries.ts'
import { OfficialFilters } from './OfficialFilters.tsx'

interface Props<Row> {
  kind: OfficialKind
  search: StaffJudgeSearch
  answer: Pick<UseQueryResult<Page<Row>>, 'data' | 'error' | 'refetch' | 'isPlaceholderData'>
  columns: readonly Column<Row>[]
}

/** The list of judges or of clubs, as who keeps them sees it. */
export function OfficialList<Row extends Official>({ kind, search, answer, columns }: Props<Row>) {
  const t = useTranslate()
  return (
    <>
      <PageTitle
        title={t(`officials.${kind}.title`)}
        lead={t(`officials.${kind}.lead`)}
        actions={
          <LinkButton {...OFFICIAL_PAGES[kind].new()} variant="contained">
            {t(`officials.${kind}.new`)}
          </LinkButton>
        }
      />
      <OfficialFilters kind={kind} search={search} />
      <Loaded
        query={answer}
        failed={t(`officials.${kind}.failed`)}
        rows={10}
        rowHeight={44}
        empty={({ rows }) => rows.length === 0 && <NothingFound kind={kind} search={search} />}
      >
        {(page) => <Rows kind={kind} search={search} page={page} columns={columns} />}
      </Loaded>
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
  const t = useTranslate()
  if (q ?? active ?? type)
    return <EmptyState title={t(`officials.${kind}.none`)}>{t('officials.noneHelp')}</EmptyState>
  return <EmptyState title={t(`officials.${kind}.noneYet`)}>{t(`officials.${kind}.noneYetHelp`)}</EmptyState>
}

interface RowsProps<Row> {
  kind: OfficialKind
  search: StaffJudgeSearch
  page: Page<Row>
  columns: readonly Column<Row>[]
}

function Rows<Row extends Official>({ kind, search, page, columns }: RowsProps<Row>) {
  const t = useTranslate()
  const { list, one } = OFFICIAL_PAGES[kind]
  return (
    <PagedTable
      caption={t(`officials.${kind}.title`)}
      columns={columns}
      rows={page.rows}
      rowKey={({ id }) => String(id)}
      rowLink={({ id }) => one(id)}
      answer={page}
      search={search}
      to={list}
      found={t(`officials.${kind}.count`, { count: page.total })}
      pagesLabel={t('officials.pages')}
    />
  )
}
