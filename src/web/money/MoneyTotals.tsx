import type { Treasury } from '#contract/money.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FactList } from '../ui/layout/FactList.tsx'
import { Block, Span } from '../ui/layout/parts.ts'
import { Euros, SUMS } from './moneyColumns.tsx'

/** The sums of all trials that are shown. */
export function MoneyTotals({ totals }: { totals: Treasury['totals']['trials'] }) {
  const t = useTranslate()
  const language = useLanguage()
  const facts = SUMS.map(({ id, name }) => ({
    label: t(`money.columns.${id}`),
    value: (
      <Span strong>
        <Euros cents={totals[name]} language={language} />
      </Span>
    ),
  }))
  return (
    <Block mb={2}>
      <FactList facts={facts} columnWidth={{ xs: '9.5rem', md: '9.5rem' }} />
    </Block>
  )
}
