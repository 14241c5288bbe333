import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { DoublePair } from '#contract/doubles.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { Pages } from '../../ui/links/Pages.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { DOUBLES_PATH, doublesAddress, doublesSearchOf } from '../addresses.ts'
import { doublesQuery } from '../queries.ts'
import { DoubleFilters } from './DoubleFilters.tsx'
import { useDoubleColumns } from './doubleColumns.tsx'
import { LastSearch } from './LastSearch.tsx'

/** Milliseconds between two looks while a search is under way. */
const REFRESH_SEARCHING = 1500

/** `/hallinta/kaksoiskappaleet`: records that may be of one dog, those with most in common first. */
export function DoublesPage() {
  const t = useTranslate()
  const search = doublesSearchOf({ ...useSearch({ from: DOUBLES_PATH }) })
  const list = useQuery({
    ...doublesQuery(search),
    refetchInterval: ({ state }) => (state.data?.search?.finishedAt === null ? REFRESH_SEARCHING : false),
  })
  return (
    <>
      <PageTitle title={t('doubles.title')} lead={t('doubles.lead')} />
      <LastSearch search={list.data?.search} />
      <DoubleFilters search={search} />
      <Loaded
        query={list}
        failed={t('doubles.failed')}
        rows={6}
        rowHeight={120}
        empty={({ total }) =>
          total === 0 && <EmptyState title={t('doubles.none')}>{t('doubles.noneHelp')}</EmptyState>
        }
      >
        {({ pairs, total, page, pageSize }) => (
          <>
            <Text tone="muted" mb={1} role="status">
              {t('doubles.count', { count: total })}
            </Text>
            <Pairs pairs={pairs} />
            <Pages
              label={t('doubles.pages')}
              page={page}
              count={Math.ceil(total / pageSize)}
              to={(next) => doublesAddress({ ...search, page: next })}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

function Pairs({ pairs }: { pairs: readonly DoublePair[] }) {
  const t = useTranslate()
  const columns = useDoubleColumns()
  return (
    <DataTable
      caption={t('doubles.table')}
      columns={columns}
      rows={pairs}
      rowKey={({ id }) => String(id)}
      cardsBelow="md"
    />
  )
}
