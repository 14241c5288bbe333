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
  const fact = (label: string, cents: number) => ({
    label,
    value: (
      <Span strong>
        <Euros cents={cents} language={language} />
      </Span>
    ),
  })
  const facts = SUMS.flatMap(({ id, name }) => [
    fact(t(`money.columns.${id}`), totals[name]),
    ...(id === 'fee' ? [fact(t('money.keptAfterFees'), totals.keptCents - totals.feeCents)] : []),
  ])
  return (
    <Block mb={2}>
      <FactList facts={facts} columnWidth={{ xs: '9.5rem', md: '9.5rem' }} />
    </Block>
  )
}
