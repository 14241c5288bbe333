import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SecurityEvent } from '#contract/audit.ts'
import { useHourColumns } from '../accounts/hourColumns.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { MoreButton } from '../ui/links/MoreButton.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { Actor } from './changeColumns.tsx'
import { securityEventsQuery } from './queries.ts'

/** What tells of attacks, by hour and account, newest first; older ones on demand. `account`: of one account only. */
export function SecurityEvents({ account }: { account?: number }) {
  const t = useTranslate()
  const events = useInfiniteQuery(securityEventsQuery(account))
  const columns = useEventColumns(account === undefined)
  return (
    <Loaded
      query={events}
      failed={t('audit.security.failed')}
      rows={6}
      rowHeight={44}
      empty={({ pages }) =>
        pages.every((page) => page.rows.length === 0) && <EmptyState title={t('audit.security.none')} />
      }
    >
      {({ pages }) => (
        <>
          <DataTable
            caption={t('audit.security.table')}
            columns={columns}
            rows={pages.flatMap((page) => page.rows)}
            rowKey={({ id }) => String(id)}
          />
          <MoreButton query={events} label={t('audit.more')} />
        </>
      )}
    </Loaded>
  )
}

/** `named`: with whose account it was about. */
function useEventColumns(named: boolean): readonly Column<SecurityEvent>[] {
  const t = useTranslate()
  const counts = useHourColumns<SecurityEvent>()
  return useMemo(() => {
    const account: Column<SecurityEvent> = {
      id: 'account',
      header: t('audit.security.account'),
      cell: ({ account }) => (account === null ? t('audit.security.nobody') : <Actor actor={account} link />),
      card: 'fact',
    }
    return named ? [...counts, account] : counts
  }, [t, counts, named])
}
