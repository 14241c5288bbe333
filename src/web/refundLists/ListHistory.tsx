import { useMemo } from 'react'
import type { RefundListRow } from '#contract/refundLists.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Span } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { Figure } from '../ui/values/Figure.tsx'
import { TimeText } from '../ui/values/TimeText.tsx'

/** The payment lists whose end is known, newest first. */
export function ListHistory({ lists }: { lists: readonly RefundListRow[] }) {
  const t = useTranslate()
  const columns = useColumns()
  return (
    <Section title={t('refundLists.lists')}>
      <DataTable
        caption={t('refundLists.lists')}
        columns={columns}
        rows={lists}
        rowKey={({ id }) => String(id)}
        shownAtFirst={10}
        cardsBelow="md"
        factColumns
      />
    </Section>
  )
}

function useColumns(): readonly Column<RefundListRow>[] {
  const t = useTranslate()
  const language = useLanguage()
  return useMemo(
    () => [
      {
        id: 'list',
        header: t('refundLists.table.list'),
        cell: ({ id }) => t('refundLists.listTitle', { number: String(id) }),
        rowHeader: true,
        card: 'title',
      },
      {
        id: 'made',
        header: t('refundLists.table.made'),
        cell: ({ madeAt }) => <TimeText moment={madeAt} />,
        card: 'fact',
      },
      { id: 'by', header: t('refundLists.table.by'), cell: ({ by }) => by?.username ?? '–', card: 'fact' },
      {
        id: 'count',
        header: t('refundLists.table.count'),
        cell: ({ count }) => <Figure value={count} />,
        align: 'right',
        card: 'fact',
      },
      {
        id: 'amount',
        header: t('refundLists.table.amount'),
        cell: ({ sumCents }) => <Span nowrap>{formatEuros(sumCents, language)}</Span>,
        align: 'right',
        card: 'fact',
      },
      {
        id: 'state',
        header: t('refundLists.table.state'),
        cell: ({ count }) => t(count > 0 ? 'refundLists.settled' : 'refundLists.taken'),
        card: 'fact',
      },
    ],
    [t, language],
  )
}
