import type { MonthMoney, TrialMoney } from '#contract/money.ts'
import type { LocalNames } from '#domain/club/localNames.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { participantsAddress } from '../entries/addresses.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/useTranslate.ts'
import { Span, Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import type { Column } from '../ui/table/types.ts'
import { DateText } from '../ui/values/DateText.tsx'
import { monthName } from '../ui/values/dateWords.ts'

/** The sums of a trial, in the order in which they are shown. */
export const SUMS = [
  { id: 'paid', name: 'paidCents' },
  { id: 'refunded', name: 'refundedCents' },
  { id: 'onItsWay', name: 'onItsWayCents' },
  { id: 'kept', name: 'keptCents' },
  { id: 'owed', name: 'owedCents' },
  { id: 'unpaid', name: 'unpaidCents' },
] as const

/** The columns of trials: nothing to say of a sum is a dash, and left out of a phone's card. */
export function trialMoneyColumns(t: Translate, language: Language, names: LocalNames): Column<TrialMoney>[] {
  return [
    {
      id: 'date',
      header: t('money.columns.date'),
      cell: ({ trial }) => <DateText date={trial.date} />,
      sortValue: ({ trial }) => trial.date,
      width: '7rem',
      card: 'title',
    },
    {
      id: 'trial',
      header: t('money.columns.trial'),
      cell: ({ trial, waiting }) => (
        <>
          <Span strong>
            <AppLink {...participantsAddress(trial.id)}>
              {trial.place ? names.place(trial.place) : t('trialAdmin.noPlace')}
            </AppLink>
          </Span>
          {waiting > 0 && (
            <Text size="small" tone="error">
              {t('money.waiting', { count: waiting })}
            </Text>
          )}
        </>
      ),
      long: true,
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'club',
      header: t('money.columns.club'),
      cell: ({ trial }) => trial.club.name,
      same: ({ trial }) => trial.club.name,
      long: true,
      card: 'fact',
    },
    {
      id: 'entries',
      header: t('money.columns.entries'),
      cell: ({ entries }) => entries,
      align: 'right',
      card: 'fact',
    },
    ...SUMS.map(({ id, name }) => ({
      id,
      header: t(`money.columns.${id}`),
      cell: (row: TrialMoney) => (row[name] === 0 ? '–' : <Euros cents={row[name]} language={language} />),
      isEmpty: (row: TrialMoney) => row[name] === 0,
      align: 'right' as const,
      card: 'fact' as const,
    })),
  ]
}

/** The columns of months. */
export const monthColumns = (t: Translate, language: Language): Column<MonthMoney>[] => [
  {
    id: 'month',
    header: t('money.columns.month'),
    cell: ({ month }) => monthName(language, month),
    rowHeader: true,
  },
  {
    id: 'in',
    header: t('money.columns.in'),
    cell: ({ inCents }) => <Euros cents={inCents} language={language} />,
    align: 'right',
  },
  {
    id: 'back',
    header: t('money.columns.back'),
    cell: ({ backCents }) => <Euros cents={backCents} language={language} />,
    align: 'right',
  },
  {
    id: 'balance',
    header: t('money.columns.balance'),
    cell: ({ inCents, backCents }) => <Euros cents={inCents - backCents} language={language} />,
    align: 'right',
  },
]

/** A sum that does not break. */
export const Euros = ({ cents, language }: { cents: number; language: Language }) => (
  <Span nowrap>{formatEuros(cents, language)}</Span>
)
