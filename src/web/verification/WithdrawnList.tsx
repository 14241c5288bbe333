import { useInfiniteQuery } from '@tanstack/react-query'
import type { WithdrawnPaper } from '#contract/verification.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Span, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { MoreButton } from '../ui/links/MoreButton.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { TimeText } from '../ui/values/TimeText.tsx'
import { withdrawnQuery } from './queries.ts'

/** For staff: the papers that were withdrawn, the latest first. */
export function WithdrawnList() {
  const t = useTranslate()
  const list = useInfiniteQuery(withdrawnQuery)
  const columns = useWithdrawnColumns()
  return (
    <Section title={t('verification.listTitle')}>
      <Loaded query={list} failed={t('verification.listFailed')} rows={3} rowHeight={44}>
        {({ pages }) => (
          <>
            <DataTable
              caption={t('verification.listTitle')}
              columns={columns}
              rows={pages.flatMap(({ rows }) => rows)}
              rowKey={({ id }) => String(id)}
              empty={<Text tone="muted">{t('verification.listNone')}</Text>}
            />
            <MoreButton query={list} label={t('verification.more')} />
          </>
        )}
      </Loaded>
    </Section>
  )
}

function useWithdrawnColumns(): Column<WithdrawnPaper>[] {
  const t = useTranslate()
  return [
    {
      id: 'paper',
      header: t('verification.list.paper'),
      cell: ({ kind, about }) => <Span strong breaks>{`${t(`verification.kinds.${kind}`)} ${about}`}</Span>,
      card: 'title',
    },
    {
      id: 'number',
      header: t('verification.list.number'),
      cell: ({ number }) => number ?? t('verification.list.all'),
      card: 'fact',
    },
    {
      id: 'withdrawnAt',
      header: t('verification.list.withdrawnAt'),
      cell: ({ withdrawnAt }) => <TimeText moment={withdrawnAt} />,
      card: 'fact',
    },
    {
      id: 'reason',
      header: t('verification.list.reason'),
      cell: ({ reason }) => <Text breaks>{reason}</Text>,
      card: 'fact',
    },
  ]
}
