import { useMemo } from 'react'
import { markRefundList, refundListCsv, refundListXml } from '#contract/endpoints/refundLists.ts'
import type { RefundListRow, RefundTransfer } from '#contract/refundLists.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { groupedByFour } from '#domain/payments/reference.ts'
import { addressOf } from '../client/address.ts'
import { useChange } from '../client/useChange.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { ConfirmedAction } from '../ui/dialogs/ConfirmedAction.tsx'
import { Row, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { DownloadButton } from '../ui/links/DownloadButton.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { TRANSFERS } from './queries.ts'
import { transferColumns } from './transferColumns.tsx'

interface Props {
  list: RefundListRow
  /** of it, those of which nobody has told the end */
  refunds: readonly RefundTransfer[]
}

/** A payment list that waits for the bank: its files, and what became of it. */
export function OpenList({ list: { id, club, iban }, refunds }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const columns = useOpenColumns(id)
  const call = useMark(id)
  const refundIds = refunds.map((refund) => refund.id)
  const sum = refunds.reduce((total, { amountCents }) => total + amountCents, 0)
  const number = String(id)
  return (
    <Section title={t('refundLists.listTitle', { number })}>
      <Text tone="muted" mb={2}>
        {t('refundLists.listFacts', {
          club: club.name,
          iban: groupedByFour(iban),
          amount: formatEuros(sum, language),
        })}
      </Text>
      <Row mb={2} align="start">
        <DownloadButton href={addressOf(refundListXml, { params: { id }, lang: language })}>
          {t('refundLists.saveXml')}
        </DownloadButton>
        <DownloadButton href={addressOf(refundListCsv, { params: { id }, lang: language })}>
          {t('refundLists.saveCsv')}
        </DownloadButton>
        <ConfirmedAction
          label={t('refundLists.paid')}
          question={t('refundLists.paidQuestion', { number })}
          help={t('refundLists.paidHelp')}
          blocked={null}
          call={call}
          body={{ paid: true, refundIds }}
        />
        <ConfirmedAction
          label={t('refundLists.notSent')}
          question={t('refundLists.notSentQuestion', { number })}
          help={t('refundLists.notSentHelp')}
          blocked={null}
          dangerous
          call={call}
          body={{ paid: false, refundIds }}
        />
      </Row>
      <DataTable
        caption={t('refundLists.listTitle', { number })}
        columns={columns}
        rows={refunds}
        rowKey={(refund) => String(refund.id)}
        cardsBelow="md"
      />
    </Section>
  )
}

function useMark(id: number) {
  const t = useTranslate()
  return useChange(markRefundList, {
    params: { id },
    invalidates: TRANSFERS,
    onSuccess: (_answer, { paid }) =>
      showSuccess(t(paid ? 'refundLists.paidDone' : 'refundLists.notSentDone')),
    onError: (error) => toastRefusal(t, error),
  })
}

function useOpenColumns(listId: number): readonly Column<RefundTransfer>[] {
  const t = useTranslate()
  const language = useLanguage()
  return useMemo(
    () => [
      ...transferColumns(t, language),
      {
        id: 'actions',
        header: t('refundLists.table.actions'),
        cell: (refund) => <NotSent listId={listId} refund={refund} />,
        card: 'actions',
      },
    ],
    [t, language, listId],
  )
}

/** The bank has refused one of a list. */
function NotSent({ listId, refund }: { listId: number; refund: RefundTransfer }) {
  const t = useTranslate()
  const call = useMark(listId)
  const amount = formatEuros(refund.amountCents, useLanguage())
  return (
    <ConfirmedAction
      label={t('refundLists.notSent')}
      question={t('refundLists.notSentOneQuestion', { amount })}
      help={t('refundLists.notSentHelp')}
      blocked={null}
      call={call}
      body={{ paid: false, refundIds: [refund.id] }}
    />
  )
}
