import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslate } from '../i18n/useTranslate.ts'
import { MoreButton } from '../ui/links/MoreButton.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { useChangeColumns } from './changeColumns.tsx'
import type { FieldTexts } from './Difference.tsx'
import type { ChangesQuery } from './queries.ts'

interface Props {
  query: ChangesQuery
  /** names the changed thing in each row; left out where the page is about one thing */
  thing?: boolean
  /** said where there is none; default that none matches */
  none?: string
  /** how the page reads the fields of its thing */
  reading?: FieldTexts
}

/** Changes that match, newest first, with what was before and after; older ones on demand. */
export function Changes({ query, thing = false, none, reading }: Props) {
  const t = useTranslate()
  const columns = useChangeColumns(thing, reading)
  const changes = useInfiniteQuery(query)
  return (
    <Loaded
      query={changes}
      failed={t('audit.failed')}
      rows={6}
      rowHeight={44}
      empty={({ pages }) =>
        pages.every((page) => page.rows.length === 0) && (
          <EmptyState title={none ?? t('audit.none')}>
            {thing && none === undefined && t('audit.noneHelp')}
          </EmptyState>
        )
      }
    >
      {({ pages }) => (
        <>
          <DataTable
            caption={t('audit.table')}
            columns={columns}
            rows={pages.flatMap((page) => page.rows)}
            rowKey={({ id }) => String(id)}
            cardsBelow="md"
            factColumns
          />
          <MoreButton query={changes} label={t('audit.more')} />
        </>
      )}
    </Loaded>
  )
}
