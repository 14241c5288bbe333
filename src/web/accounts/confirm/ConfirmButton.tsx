import { useForm } from 'react-hook-form'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'

interface Props {
  /** @throws ApiError */
  onConfirm: () => Promise<unknown>
}

/** Confirms an address without a question. */
export function ConfirmButton({ onConfirm }: Props) {
  const t = useTranslate()
  const form = useForm()
  return (
    <Form form={form} labels={{}} onSubmit={onConfirm}>
      <SubmitButton>{t('accounts.confirm.submit')}</SubmitButton>
    </Form>
  )
}
