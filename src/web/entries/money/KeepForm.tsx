import { keepMoney } from '#contract/endpoints/payments.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useChange } from '../../client/useChange.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { MONEY } from '../queries.ts'
import { ReasonForm } from './ReasonForm.tsx'

/** Lets what is owed for a dog that has left stay with the organiser. */
export function KeepForm({ entryId, owedCents }: { entryId: number; owedCents: number }) {
  const t = useTranslate()
  const amount = formatEuros(owedCents, useLanguage())
  const { mutateAsync } = useChange(keepMoney, {
    params: { id: entryId },
    invalidates: MONEY,
    onSuccess: () => showSuccess(t('entries.money.kept_done', { amount })),
  })
  return (
    <ReasonForm
      title={t('entries.money.keep')}
      help={t('entries.money.keepHelp', { amount })}
      submit={t('entries.money.submitKeep')}
      onReason={(reason) => mutateAsync({ owedCents, reason })}
    />
  )
}
