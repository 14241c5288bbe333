import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { makeRefundList } from '#contract/endpoints/refundLists.ts'
import type { RefundTransfer, RefundTransfers } from '#contract/refundLists.ts'
import { calledBy } from '#domain/dogs.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useChange } from '../client/useChange.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Row, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { GiveUpDialog } from './GiveUpDialog.tsx'
import { TRANSFERS } from './queries.ts'
import { transferColumns } from './transferColumns.tsx'

interface Props {
  club: RefundTransfers['clubs'][number]
  refunds: readonly RefundTransfer[]
}

type Asked = { readonly what: 'account' | 'giveUp'; readonly refund: RefundTransfer } | null

/** The refunds of a club that stand in no list, and the way to put those with an account into one. */
export function WaitingRefunds({ club, refunds }: Props) {
  const t = useTranslate()
  const [asked, setAsked] = useState<Asked>(null)
  const columns = useWaitingColumns(setAsked)
  const close = () => setAsked(null)
  return (
    <Section title={`${t('refundLists.waiting')}: ${club.name}`}>
      <DataTable
        caption={t('refundLists.waiting')}
        columns={columns}
        rows={refunds}
        rowKey={({ id }) => String(id)}
        cardsBelow="md"
      />
      <MakeList club={club} refunds={refunds.filter(({ account }) => account !== null)} />
      {asked?.what === 'account' && <AccountDialog refund={asked.refund} onClose={close} />}
      {asked?.what === 'giveUp' && <GiveUpDialog refund={asked.refund} onClose={close} />}
    </Section>
  )
}

function MakeList({ club, refunds }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const { mutate, isPending } = useChange(makeRefundList, {
    invalidates: TRANSFERS,
    onSuccess: () => showSuccess(t('refundLists.made')),
    onError: (error) => toastRefusal(t, error),
  })
  if (!club.hasAccount)
    return (
      <Text tone="warning" mt={2}>
        {t('refundLists.noClubAccount')}
      </Text>
    )
  if (refunds.length === 0)
    return (
      <Text tone="muted" mt={2}>
        {t('refundLists.noneReady')}
      </Text>
    )
  const sum = refunds.reduce((total, { amountCents }) => total + amountCents, 0)
  return (
    <Row mt={2}>
      <Button
        variant="contained"
        loading={isPending}
        onClick={() => mutate({ clubId: club.id, refundIds: refunds.map(({ id }) => id) })}
      >
        {t('refundLists.make', { count: refunds.length, amount: formatEuros(sum, language) })}
      </Button>
    </Row>
  )
}

function useWaitingColumns(ask: (asked: Asked) => void): readonly Column<RefundTransfer>[] {
  const t = useTranslate()
  const language = useLanguage()
  return useMemo(
    () => [
      ...transferColumns(t, language),
      {
        id: 'actions',
        header: t('refundLists.table.actions'),
        cell: (refund) => {
          const account = t(refund.account ? 'refundLists.changeAccount' : 'refundLists.giveAccount')
          return (
            <Row>
              <Button
                size="small"
                variant="outlined"
                aria-label={`${account}: ${calledBy(refund.dog)}`}
                onClick={() => ask({ what: 'account', refund })}
              >
                {account}
              </Button>
              <Button
                size="small"
                aria-label={`${t('refundLists.giveUp')}: ${calledBy(refund.dog)}`}
                onClick={() => ask({ what: 'giveUp', refund })}
              >
                {t('refundLists.giveUp')}
              </Button>
            </Row>
          )
        },
        card: 'actions',
      },
    ],
    [t, language, ask],
  )
}
