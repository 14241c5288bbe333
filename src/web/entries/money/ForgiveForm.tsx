import { forgiveRest } from '#contract/endpoints/payments.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useChange } from '../../client/useChange.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { MONEY } from '../queries.ts'
import { ReasonForm } from './ReasonForm.tsx'

/** Asks no more for what of a fee is missing. */
export function ForgiveForm({ entryId, dueCents }: { entryId: number; dueCents: number }) {
  const t = useTranslate()
  const amount = formatEuros(dueCents, useLanguage())
  const { mutateAsync } = useChange(forgiveRest, {
    params: { id: entryId },
    invalidates: MONEY,
    onSuccess: () => showSuccess(t('entries.money.forgiven', { amount })),
  })
  return (
    <ReasonForm
      title={t('entries.money.forgive')}
      help={t('entries.money.forgiveHelp', { amount })}
      submit={t('entries.money.submitForgive')}
      onReason={(reason) => mutateAsync({ dueCents, reason })}
    />
  )
}
