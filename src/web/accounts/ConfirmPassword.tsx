import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import { Form } from '../ui/forms/Form.tsx'
import { PasswordInput } from '../ui/forms/PasswordInput.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'

const schema = z.object({ password: z.string().min(1, 'VALUE_REQUIRED') })

/** The password of a waiting registration, which its link alone does not confirm. */
export function ConfirmPassword({ onSubmit }: { onSubmit: (password: string) => Promise<unknown> }) {
  const { t } = useTranslation()
  const form = useForm({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues: { password: '' },
  })
  return (
    <Form
      form={form}
      labels={{ password: t('accounts.fields.password') }}
      onSubmit={({ password }) => onSubmit(password)}
    >
      <PasswordInput name="password" autoComplete="current-password" />
      <SubmitButton>{t('accounts.confirm.submit')}</SubmitButton>
    </Form>
  )
}
