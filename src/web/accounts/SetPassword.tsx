import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { passwordChange } from '#contract/accounts.ts'
import { changePassword } from '#contract/endpoints/accounts.ts'
import { useChange } from '../client/useChange.ts'
import { LinkButton } from '../ui/AppLink.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { showSuccess } from '../ui/toasts.ts'
import { passwordAddress, signinAddress } from './addresses.ts'
import { HiddenUsername } from './HiddenUsername.tsx'
import { NewPassword } from './NewPassword.tsx'
import { passwordTokenQuery } from './queries.ts'
import { clearUser } from './session.ts'

/** A new password by the link of a mail, which works once; a link that does not is told before anything is typed. */
export function SetPassword({ token }: { token: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(passwordTokenQuery(token))
  return (
    <>
      <PageTitle
        title={t('accounts.change.setTitle')}
        lead={data && t('accounts.change.setLead', { username: data.username })}
      />
      {error ? (
        <>
          <ErrorState error={error} onRetry={isRefused(error) ? undefined : refetch} />
          <LinkButton {...passwordAddress()} hash="" variant="contained">
            {t('accounts.change.askAgain')}
          </LinkButton>
        </>
      ) : data ? (
        <NewPasswordForm token={token} username={data.username} />
      ) : (
        <RowsSkeleton rows={3} height={64} />
      )}
    </>
  )
}

const isRefused = (error: unknown) => error instanceof Object && 'kind' in error && error.kind === 'result'

function NewPasswordForm({ token, username }: { token: string; username: string }) {
  const { t } = useTranslation()
  const router = useRouter()
  const form = useForm({
    resolver: zodResolver(passwordChange),
    shouldFocusError: false,
    defaultValues: { token, password: '', passwordAgain: '' },
  })
  const { mutateAsync } = useChange(changePassword, {
    onSuccess: () => {
      // All sessions have ended, this one too.
      clearUser()
      showSuccess(t('accounts.change.setDone'))
      return router.navigate(signinAddress())
    },
  })
  const labels = {
    password: t('accounts.fields.newPassword'),
    passwordAgain: t('accounts.fields.newPasswordAgain'),
  }
  return (
    <Form form={form} labels={labels} onSubmit={(values) => mutateAsync(values)}>
      <HiddenUsername username={username} />
      <NewPassword />
      <SubmitButton>{t('accounts.change.setSubmit')}</SubmitButton>
    </Form>
  )
}
