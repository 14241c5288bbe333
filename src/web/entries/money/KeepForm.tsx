import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { keepMoney } from '#contract/endpoints/payments.ts'
import { keepMoney as keepCall } from '#contract/payments.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useChange } from '../../client/useChange.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { MONEY } from '../queries.ts'

/** Lets what is owed for a dog that has left stay with the organiser. */
export function KeepForm({ entryId, owedCents }: { entryId: number; owedCents: number }) {
  const t = useTranslate()
  const amount = formatEuros(owedCents, useLanguage())
  const fields = useForm({
    resolver: zodResolver(keepCall.body!.pick({ reason: true })),
    shouldFocusError: false,
    defaultValues: { reason: '' },
  })
  const { mutateAsync } = useChange(keepMoney, {
    params: { id: entryId },
    invalidates: MONEY,
    onSuccess: () => showSuccess(t('entries.money.kept_done', { amount })),
  })
  return (
    <Section title={t('entries.money.keep')}>
      <Form
        byButton
        form={fields}
        labels={{ reason: t('entries.money.reason') }}
        onSubmit={({ reason }) => mutateAsync({ owedCents, reason })}
      >
        <Text>{t('entries.money.keepHelp', { amount })}</Text>
        <TextInput name="reason" maxLength={500} help={t('entries.money.reasonHelp')} />
        <SubmitButton>{t('entries.money.submitKeep')}</SubmitButton>
      </Form>
    </Section>
  )
}
