import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { giveUpRefund } from '#contract/endpoints/refundLists.ts'
import { giveUpRefund as giveUpCall, type RefundTransfer } from '#contract/refundLists.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useChange } from '../client/useChange.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { TextInput } from '../ui/inputs/TextInput.tsx'
import { Text } from '../ui/layout/parts.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { TRANSFERS } from './queries.ts'

/** Asks why a refund is not sent. */
export function GiveUpDialog({ refund, onClose }: { refund: RefundTransfer; onClose: () => void }) {
  const t = useTranslate()
  const amount = formatEuros(refund.amountCents, useLanguage())
  const fields = useForm({
    resolver: zodResolver(giveUpCall.body),
    shouldFocusError: false,
    defaultValues: { reason: '' },
  })
  const { mutateAsync } = useChange(giveUpRefund, {
    params: { id: refund.id },
    invalidates: TRANSFERS,
    onSuccess: () => {
      showSuccess(t('refundLists.givenUp'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('refundLists.giveUpTitle', { amount })} onClose={onClose}>
      <Form
        byButton
        form={fields}
        labels={{ reason: t('refundLists.reason') }}
        onSubmit={(values) => mutateAsync(values)}
      >
        <Text>{t('refundLists.giveUpHelp')}</Text>
        <TextInput name="reason" maxLength={500} help={t('refundLists.reasonHelp')} />
        <SubmitButton color="error">{t('refundLists.giveUp')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
