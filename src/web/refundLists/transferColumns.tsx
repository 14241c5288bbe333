import type { RefundTransfer } from '#contract/refundLists.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { groupedByFour } from '#domain/payments/reference.ts'
import { participantsAddress } from '../entries/addresses.ts'
import type { Language } from '../i18n/languages.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { Span, Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import type { Column } from '../ui/table/types.ts'

/** The columns of refunds by transfer, without what can be done with them. */
export const transferColumns = (t: Translate, language: Language): Column<RefundTransfer>[] => [
  {
    id: 'dog',
    header: t('refundLists.table.dog'),
    cell: ({ dog, trial }) => (
      <>
        <AppLink {...participantsAddress(trial.id)}>{calledBy(dog)}</AppLink>
        <Text tone="muted" size="small">
          {[trial.place, trial.date && formatDate(trial.date)].filter(Boolean).join(' ')}
        </Text>
      </>
    ),
    long: true,
    rowHeader: true,
    card: 'title',
  },
  {
    id: 'contact',
    header: t('refundLists.table.contact'),
    cell: ({ contactName }) => contactName ?? '–',
    isEmpty: ({ contactName }) => contactName === null,
    long: true,
    card: 'fact',
  },
  {
    id: 'amount',
    header: t('refundLists.table.amount'),
    cell: ({ amountCents }) => <Span nowrap>{formatEuros(amountCents, language)}</Span>,
    align: 'right',
    card: 'fact',
  },
  {
    id: 'account',
    header: t('refundLists.table.account'),
    cell: (refund) => <Account refund={refund} />,
    card: 'fact',
    wide: true,
  },
]

function Account({ refund: { account, asked } }: { refund: RefundTransfer }) {
  const t = useTranslate()
  if (account)
    return (
      <>
        <Span nowrap>{groupedByFour(account.iban)}</Span>
        <Text tone="muted" size="small" breaks>
          {account.holder}
        </Text>
      </>
    )
  return (
    <>
      <Span tone="warning">{t('refundLists.accountUnknown')}</Span>
      <Text tone="muted" size="small">
        {t(asked ? 'refundLists.asked' : 'refundLists.notAsked')}
      </Text>
    </>
  )
}
