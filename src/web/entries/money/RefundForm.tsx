import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { refundEntry } from '#contract/endpoints/payments.ts'
import { refundEntry as refundCall } from '#contract/payments.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useChange } from '../../client/useChange.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { formatNumber } from '../../ui/values/numbers.ts'
import { MONEY } from '../queries.ts'
import { eurosInput } from './eurosInput.ts'

const form = z.object({
  amountCents: eurosInput,
  reason: refundCall.body!.shape.reason,
  byTransfer: z.boolean(),
})

/** Gives money back, as much as is owed at first. */
export function RefundForm({
  entryId,
  leftCents,
  refundedCents,
  owedCents,
  isByTransfer,
}: {
  entryId: number
  leftCents: number
  refundedCents: number
  owedCents: number
  /** everything came by bank transfer and goes back so */
  isByTransfer: boolean
}) {
  const t = useTranslate()
  const language = useLanguage()
  const offered = owedCents > 0 ? Math.min(owedCents, leftCents) : leftCents
  const fields = useForm({
    resolver: zodResolver(form),
    shouldFocusError: false,
    defaultValues: {
      amountCents: formatNumber(language, offered / 100, 2),
      reason: '',
      byTransfer: isByTransfer,
    },
  })
  const { mutateAsync } = useChange(refundEntry, {
    params: { id: entryId },
    invalidates: MONEY,
    onSuccess: (_answer, { amountCents }) =>
      showSuccess(t('entries.money.refunded_done', { amount: formatEuros(amountCents, language) })),
  })
  return (
    <Section title={t('entries.money.refund')}>
      <Form
        byButton
        form={fields}
        labels={{
          amountCents: t('entries.money.amount'),
          reason: t('entries.money.reason'),
          byTransfer: t('entries.money.byTransfer'),
        }}
        onSubmit={(values) => mutateAsync({ ...values, refundedCents })}
      >
        <Text>{t('entries.money.refundHelp', { amount: formatEuros(leftCents, language) })}</Text>
        <TextInput name="amountCents" maxLength={12} inputMode="decimal" />
        <TextInput name="reason" maxLength={500} help={t('entries.money.reasonHelp')} />
        {isByTransfer ? (
          <Text tone="muted">{t('entries.money.byTransferHelp')}</Text>
        ) : (
          <CheckInput name="byTransfer" help={t('entries.money.byTransferHelp')} />
        )}
        <SubmitButton>{t('entries.money.submitRefund')}</SubmitButton>
      </Form>
    </Section>
  )
}
