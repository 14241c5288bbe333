import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { undoTransfer } from '#contract/endpoints/payments.ts'
import { type EntryMoney, undoTransfer as undoCall } from '#contract/payments.ts'
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

interface Props {
  entryId: number
  payment: EntryMoney['payments'][number]
}

/** Takes back that a transfer was marked which has not come. */
export function UndoTransfer({ entryId, payment: { id, amountCents } }: Props) {
  const t = useTranslate()
  const amount = formatEuros(amountCents, useLanguage())
  const fields = useForm({
    resolver: zodResolver(undoCall.body!.pick({ reason: true })),
    shouldFocusError: false,
    defaultValues: { reason: '' },
  })
  const { mutateAsync } = useChange(undoTransfer, {
    params: { id: entryId },
    invalidates: MONEY,
    onSuccess: () => showSuccess(t('entries.money.undone', { amount })),
  })
  return (
    <Section title={t('entries.money.undo', { amount })}>
      <Form
        byButton
        form={fields}
        labels={{ reason: t('entries.money.reason') }}
        onSubmit={({ reason }) => mutateAsync({ paymentId: id, reason })}
      >
        <Text>{t('entries.money.undoHelp')}</Text>
        <TextInput name="reason" maxLength={500} help={t('entries.money.reasonHelp')} />
        <SubmitButton color="error">{t('entries.money.submitUndo')}</SubmitButton>
      </Form>
    </Section>
  )
}
