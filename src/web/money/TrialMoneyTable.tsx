import type { TrialMoney } from '#contract/money.ts'
import { participantsAddress } from '../entries/addresses.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useNames } from '../i18n/useNames.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { trialMoneyColumns } from './moneyColumns.tsx'

/** Money trial by trial, those that wait first; each leads to its participants, where money is decided about. */
export function TrialMoneyTable({ trials }: { trials: readonly TrialMoney[] }) {
  const t = useTranslate()
  return (
    <DataTable
      caption={t('money.trials')}
      columns={trialMoneyColumns(t, useLanguage(), useNames())}
      rows={trials}
      rowKey={({ trial }) => String(trial.id)}
      rowLink={({ trial }) => participantsAddress(trial.id)}
      cardsBelow="md"
      empty={<EmptyState title={t('money.none')} />}
    />
  )
}
