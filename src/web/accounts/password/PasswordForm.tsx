import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { passwordProof } from '#contract/accounts.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx'
import { HiddenUsername } from './HiddenUsername.tsx'

interface Props {
  username: string
  /** the verb of its button */
  action: string
  dangerous?: boolean
  /** @throws ApiError */
  onPassword: (password: string) => Promise<unknown>
}

/** Asks for the own password. */
export function PasswordForm({ username, action, dangerous, onPassword }: Props) {
  const t = useTranslate()
  const form = useForm({
    resolver: zodResolver(passwordProof),
    shouldFocusError: false,
    defaultValues: { password: '' },
  })
  return (
    <Form
      form={form}
      labels={{ password: t('accounts.fields.password') }}
      onSubmit={({ password }) => onPassword(password)}
    >
      <HiddenUsername username={username} />
      <PasswordInput name="password" autoComplete="current-password" autoFocus />
      <SubmitButton color={dangerous ? 'error' : 'primary'}>{action}</SubmitButton>
    </Form>
  )
}
