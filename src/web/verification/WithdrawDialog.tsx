import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { withdrawPaper } from '#contract/endpoints/verification.ts'
import { withdrawPaper as withdrawCall } from '#contract/verification.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { CheckInput } from '../ui/inputs/CheckInput.tsx'
import { TextAreaInput } from '../ui/inputs/TextAreaInput.tsx'
import { Text } from '../ui/layout/parts.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { WITHDRAWALS } from './queries.ts'

const body = withdrawCall.body.omit({ code: true })

/** Asks why a paper does not hold any more, and whether others fall with it. */
export function WithdrawDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useTranslate()
  const form = useForm({
    resolver: zodResolver(body),
    shouldFocusError: false,
    defaultValues: { all: false, reason: '' },
  })
  const { mutateAsync } = useChange(withdrawPaper, {
    invalidates: WITHDRAWALS,
    onSuccess: () => {
      showSuccess(t('verification.withdrawn'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('verification.withdrawTitle')} onClose={onClose}>
      <Form
        byButton
        form={form}
        labels={{ reason: t('verification.reason'), all: t('verification.withdrawAll') }}
        onSubmit={(values) => mutateAsync({ code, ...values })}
      >
        <Text>{t('verification.withdrawHelp')}</Text>
        <TextAreaInput name="reason" maxLength={1000} />
        <CheckInput name="all" />
        <SubmitButton color="error">{t('verification.withdrawTitle')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
