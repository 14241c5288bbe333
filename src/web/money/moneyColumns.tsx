import type { MonthOfTrial, Treasury, TrialMoney } from '#contract/money.ts'
import type { LocalNames } from '#domain/club/localNames.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { participantsAddress } from '../entries/addresses.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/useTranslate.ts'
import { Span, Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import type { Column } from '../ui/table/types.ts'
import { DateText } from '../ui/values/DateText.tsx'
import { AgreementMark } from './AgreementMark.tsx'

/** The sums of a trial, in the order in which they are shown. */
export const SUMS = [
  { id: 'paid', name: 'paidCents' },
  { id: 'refunded', name: 'refundedCents' },
  { id: 'onItsWay', name: 'onItsWayCents' },
  { id: 'kept', name: 'keptCents' },
  { id: 'fee', name: 'feeCents' },
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

/** The columns of months: of what moved in them, or of what moved in one for each trial. */
export function monthColumns<Row extends Omit<MonthOfTrial, 'trial'>>(
  t: Translate,
  language: Language,
  first: Column<Row>,
): Column<Row>[] {
  const sum = (id: 'in' | 'back' | 'fee' | 'balance', centsOf: (row: Row) => number) => ({
    id,
    header: t(`money.columns.${id}`),
    cell: (row: Row) => <Euros cents={centsOf(row)} language={language} />,
    align: 'right' as const,
    card: 'fact' as const,
  })
  return [
    { ...first, rowHeader: true, card: 'title' },
    sum('in', ({ inCents }) => inCents),
    sum('back', ({ backCents }) => backCents),
    sum('fee', ({ feeCents }) => feeCents),
    sum('balance', leftOf),
    {
      id: 'waiting',
      header: t('money.columns.waiting'),
      cell: ({ waiting }) => (waiting === 0 ? '–' : <Span tone="error">{waiting}</Span>),
      isEmpty: ({ waiting }) => waiting === 0,
      align: 'right',
      card: 'fact',
    },
    {
      id: 'settlement',
      header: t('money.columns.settlement'),
      cell: ({ settlement }) => <AgreementMark agreement={settlement} />,
      isEmpty: ({ settlement }) => settlement.state === null,
      card: 'fact',
      wide: true,
    },
  ]
}

/** What came less what went back and the fees. */
export const leftOf = ({ inCents, backCents, feeCents }: Treasury['totals']['months']): number =>
  inCents - backCents - feeCents

/** A sum that does not break. */
export const Euros = ({ cents, language }: { cents: number; language: Language }) => (
  <Span nowrap>{formatEuros(cents, language)}</Span>
)
