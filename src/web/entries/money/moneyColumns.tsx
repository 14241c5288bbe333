import { useMemo } from 'react'
import type { EntryMoney } from '#contract/payments.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { statementAddress } from '../../bankStatements/addresses.ts'
import type { Language } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { trialWords } from '../../trials/payable.ts'
import { Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import type { Column } from '../../ui/table/types.ts'
import { TimeText } from '../../ui/values/TimeText.tsx'
import { participantsAddress } from '../addresses.ts'

type PaymentRow = EntryMoney['payments'][number]
type RefundRow = EntryMoney['refunds'][number]
type MoveRow = EntryMoney['moves'][number]

/** `hasVouchers`: of some only the voucher still says who paid. */
export function usePaymentColumns(hasVouchers: boolean): readonly Column<PaymentRow>[] {
  const t = useTranslate()
  const language = useLanguage()
  return useMemo(
    () => [
      ...sharedColumns<PaymentRow>(t, language),
      {
        id: 'state',
        header: t('entries.money.columns.state'),
        cell: ({ method, state, bookedOn }) =>
          method === 'transfer'
            ? t('entries.money.transferOn', { date: bookedOn && formatDate(bookedOn) })
            : t(`entries.money.paymentStates.${state}`),
        card: 'fact',
      },
      {
        id: 'reference',
        header: t('entries.money.columns.reference'),
        cell: ({ byHand, transactionId, statementId }) => (
          <>
            <span style={{ overflowWrap: 'anywhere' }}>
              {byHand ? t('entries.money.byHand') : (transactionId ?? '–')}
            </span>
            {statementId !== null && (
              <Text size="small">
                <AppLink {...statementAddress(statementId)}>{t('entries.money.onStatement')}</AppLink>
              </Text>
            )}
          </>
        ),
        isEmpty: ({ transactionId }) => transactionId === null,
        card: 'fact',
      },
      ...(hasVouchers
        ? [
            {
              id: 'payer',
              header: t('entries.money.columns.payer'),
              cell: ({ voucher }: PaymentRow) =>
                voucher &&
                t('entries.money.voucher', { payer: voucher.payer, date: formatDate(voucher.keptUntil) }),
              isEmpty: ({ voucher }: PaymentRow) => voucher === null,
              card: 'fact' as const,
            },
          ]
        : []),
    ],
    [t, language, hasVouchers],
  )
}

export function useRefundColumns(): readonly Column<RefundRow>[] {
  const t = useTranslate()
  const language = useLanguage()
  return useMemo(
    () => [
      ...sharedColumns<RefundRow>(t, language),
      {
        id: 'state',
        header: t('entries.money.columns.state'),
        cell: (refund) => t(`entries.money.refundStates.${refundWords(refund)}`),
        card: 'fact',
      },
      {
        id: 'reason',
        header: t('entries.money.columns.reason'),
        cell: ({ reason }) => reasonWords(t, reason),
        card: 'fact',
      },
    ],
    [t, language],
  )
}

export function useMoveColumns(): readonly Column<MoveRow>[] {
  const t = useTranslate()
  const language = useLanguage()
  return useMemo(
    () => [
      {
        id: 'time',
        header: t('entries.money.columns.time'),
        cell: ({ movedAt }) => <TimeText moment={movedAt} />,
        card: 'title',
      },
      amountColumn<MoveRow>(t, language),
      {
        id: 'direction',
        header: t('entries.money.move.direction'),
        cell: ({ direction, other }) => (
          <AppLink {...participantsAddress(other.trialId)}>
            {t(`entries.money.move.${direction}`, { dog: calledBy(other.dog), trial: trialWords(other) })}
          </AppLink>
        ),
        card: 'fact',
      },
      {
        id: 'reason',
        header: t('entries.money.columns.reason'),
        cell: ({ reason }) => reason,
        card: 'fact',
      },
    ],
    [t, language],
  )
}

/** What goes back by bank transfer waits for a payment list, and then for the bank. */
function refundWords({ method, mistake, state }: RefundRow) {
  if (mistake) return 'mistake'
  if (method === 'transfer' && state === 'intended') return 'toList'
  return method === 'transfer' && state === 'sending' ? 'inList' : state
}

/** What payments and refunds have in common. */
function sharedColumns<Row extends PaymentRow | RefundRow>(t: Translate, language: Language): Column<Row>[] {
  return [
    {
      id: 'time',
      header: t('entries.money.columns.time'),
      cell: ({ createdAt }) => <TimeText moment={createdAt} />,
      card: 'title',
    },
    amountColumn<Row>(t, language),
  ]
}

const amountColumn = <Row extends { amountCents: number }>(
  t: Translate,
  language: Language,
): Column<Row> => ({
  id: 'amount',
  header: t('entries.money.columns.amount'),
  cell: ({ amountCents }) => formatEuros(amountCents, language),
  align: 'right',
  card: 'fact',
})

/** What the service itself gives back has a code for a reason. */
const reasonWords = (t: Translate, reason: string): string =>
  isReasonCode(reason) ? t(`entries.money.reasons.${reason}`) : reason

const REASON_CODES = ['ENTRY_CANCELLED', 'TRIAL_CANCELLED', 'CLASS_CHANGED', 'CLAIM_ACCEPTED'] as const
const isReasonCode = (reason: string): reason is (typeof REASON_CODES)[number] =>
  REASON_CODES.some((code) => code === reason)
