import { zodResolver } from '@hookform/resolvers/zod'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { type CurrentUser, passwordChange } from '#contract/accounts.ts'
import { changePassword } from '#contract/endpoints/accounts.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { profileAddress } from '../addresses.ts'
import { HiddenUsername } from './HiddenUsername.tsx'
import { NewPassword } from './NewPassword.tsx'

/** Changes the password of the signed-in user, who gives the current one. */
export function ChangePassword({ user }: { user: CurrentUser }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const form = useForm({
    resolver: zodResolver(passwordChange),
    shouldFocusError: false,
    defaultValues: { oldPassword: '', password: '', passwordAgain: '' },
  })
  const { mutateAsync } = useChange(changePassword, {
    onSuccess: () => {
      showSuccess(t('accounts.change.done'))
      return navigate(profileAddress())
    },
  })
  const labels = {
    oldPassword: t('accounts.fields.oldPassword'),
    password: t('accounts.fields.newPassword'),
    passwordAgain: t('accounts.fields.newPasswordAgain'),
  }
  return (
    <>
      <PageTitle title={t('accounts.change.title')} lead={t('accounts.change.lead')} />
      <Form form={form} labels={labels} onSubmit={(values) => mutateAsync(values)}>
        <HiddenUsername username={user.username} />
        <PasswordInput name="oldPassword" autoComplete="current-password" />
        <NewPassword />
        <SubmitButton>{t('accounts.change.submit')}</SubmitButton>
      </Form>
    </>
  )
}
