import type { MonthMoney, MonthOfTrial, Treasury } from '#contract/money.ts'
import { participantsAddress } from '../entries/addresses.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useNames } from '../i18n/useNames.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { DateText } from '../ui/values/DateText.tsx'
import { monthName } from '../ui/values/dateWords.ts'
import { AgreementMark } from './AgreementMark.tsx'
import { Euros, leftOf, monthColumns } from './moneyColumns.tsx'

interface Props {
  months: readonly MonthMoney[]
  totals: Treasury['totals']['months']
}

/** What came in, what went back, the fees and the agreement with the settlements, month by month, with the sums at the foot; each opens its trials. */
export function MonthTable({ months, totals }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const nameOf = ({ month }: MonthMoney) => monthName(language, month)
  const sum = (cents: number) => <Euros cents={cents} language={language} />
  return (
    <DataTable
      caption={t('money.months')}
      columns={monthColumns<MonthMoney>(t, language, {
        id: 'month',
        header: t('money.columns.month'),
        cell: nameOf,
      })}
      rows={months}
      rowKey={({ month }) => month}
      cardsBelow="md"
      detail={(month) => <TrialsOfMonth name={nameOf(month)} trials={month.trials} />}
      detailLabel={(month) => t('money.monthDetails', { month: nameOf(month) })}
      foot={{
        month: t('money.total'),
        in: sum(totals.inCents),
        back: sum(totals.backCents),
        fee: sum(totals.feeCents),
        balance: sum(leftOf(totals)),
        waiting: totals.waiting,
        settlement: <AgreementMark agreement={totals.settlement} />,
      }}
      empty={<EmptyState title={t('money.noMonths')} />}
    />
  )
}

/** The same of each trial; what a settlement says of nothing that is known stands for itself. */
function TrialsOfMonth({ name, trials }: { name: string; trials: readonly MonthOfTrial[] }) {
  const t = useTranslate()
  const names = useNames()
  return (
    <DataTable
      caption={t('money.monthDetails', { month: name })}
      columns={monthColumns<MonthOfTrial>(t, useLanguage(), {
        id: 'trial',
        header: t('money.columns.trial'),
        cell: ({ trial }) =>
          trial ? (
            <>
              <AppLink {...participantsAddress(trial.id)} underline="always">
                {trial.place ? names.place(trial.place) : t('trialAdmin.noPlace')}
              </AppLink>{' '}
              <DateText date={trial.date} />
            </>
          ) : (
            t('money.noTrial')
          ),
        long: true,
      })}
      rows={trials}
      rowKey={({ trial }) => String(trial?.id)}
      cardsBelow="md"
    />
  )
}
