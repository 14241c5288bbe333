import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { settleRefund } from '#contract/endpoints/payments.ts'
import { type EntryMoney, settleRefund as settleCall } from '#contract/payments.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useChange } from '../../client/useChange.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { ChoiceInput } from '../../ui/inputs/ChoiceInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { MONEY } from '../queries.ts'

const form = z.object({
  done: z.enum(['true', 'false'], 'VALUE_REQUIRED'),
  reason: settleCall.body!.shape.reason,
})

/** Asks what became of a refund that the provider did not answer. */
export function SettleRefund({
  entryId,
  refund,
}: {
  entryId: number
  refund: EntryMoney['refunds'][number]
}) {
  const t = useTranslate()
  const amount = formatEuros(refund.amountCents, useLanguage())
  const fields = useForm<z.input<typeof form>, unknown, z.output<typeof form>>({
    resolver: zodResolver(form),
    shouldFocusError: false,
    defaultValues: { reason: '' },
  })
  const { mutateAsync } = useChange(settleRefund, {
    params: { id: entryId },
    invalidates: MONEY,
    onSuccess: () => showSuccess(t('entries.money.settled')),
  })
  return (
    <Section title={t('entries.money.settle', { amount })}>
      <Form
        byButton
        form={fields}
        labels={{ done: t('entries.money.settleQuestion'), reason: t('entries.money.reason') }}
        onSubmit={({ done, reason }) => mutateAsync({ refundId: refund.id, done: done === 'true', reason })}
      >
        <Text>{t('entries.money.settleHelp')}</Text>
        <ChoiceInput
          name="done"
          choices={[
            { value: 'true', label: t('entries.money.settleDone') },
            { value: 'false', label: t('entries.money.settleFailed') },
          ]}
        />
        <TextInput name="reason" maxLength={500} help={t('entries.money.reasonHelp')} />
        <SubmitButton>{t('entries.money.submitSettle')}</SubmitButton>
      </Form>
    </Section>
  )
}
