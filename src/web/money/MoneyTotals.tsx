import type { Treasury } from '#contract/money.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FactList } from '../ui/layout/FactList.tsx'
import { Span } from '../ui/layout/parts.ts'
import { monthName } from '../ui/values/dateWords.ts'
import { SUMS } from './moneyColumns.tsx'

/** The period, and the sums of all trials that are shown. */
export function MoneyTotals({ treasury: { from, to, totals } }: { treasury: Treasury }) {
  const t = useTranslate()
  const language = useLanguage()
  const sums = SUMS.map(({ id, name }) => ({
    label: t(`money.columns.${id}`),
    value: (
      <Span strong nowrap>
        {formatEuros(totals.trials[name], language)}
      </Span>
    ),
  }))
  const period = `${monthName(language, from)} – ${monthName(language, to)}`
  return (
    <FactList
      facts={[{ label: t('money.period'), value: period, long: true }, ...sums]}
      columnWidth={{ xs: '9.5rem', md: '11rem' }}
    />
  )
}
