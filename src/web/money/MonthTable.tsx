import type { MonthMoney, Treasury } from '#contract/money.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { Euros, monthColumns } from './moneyColumns.tsx'

interface Props {
  months: readonly MonthMoney[]
  totals: Treasury['totals']['months']
}

/** What came in and what went back, month by month, with the sums at the foot. */
export function MonthTable({ months, totals: { inCents, backCents } }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const sum = (cents: number) => <Euros cents={cents} language={language} />
  return (
    <DataTable
      caption={t('money.months')}
      columns={monthColumns(t, language)}
      rows={months}
      rowKey={({ month }) => month}
      cardsBelow="never"
      foot={{
        month: t('money.total'),
        in: sum(inCents),
        back: sum(backCents),
        balance: sum(inCents - backCents),
      }}
      empty={<EmptyState title={t('money.noMonths')} />}
    />
  )
}
