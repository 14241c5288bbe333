import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { passwordChange } from '#contract/accounts.ts'
import { changePassword } from '#contract/endpoints/accounts.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { ErrorState } from '../../ui/loading/ErrorState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { passwordAddress, signinAddress } from '../addresses.ts'
import { passwordTokenQuery } from '../queries.ts'
import { clearUser } from '../session/session.ts'
import { HiddenUsername } from './HiddenUsername.tsx'
import { NewPassword } from './NewPassword.tsx'

/** A new password by the link of a mail, which works once; a link that does not is told before anything is typed. */
export function SetPassword({ token }: { token: string }) {
  const t = useTranslate()
  const owner = useQuery(passwordTokenQuery(token))
  return (
    <>
      <PageTitle
        title={t('accounts.change.setTitle')}
        lead={owner.data && t('accounts.change.setLead', { username: owner.data.username })}
      />
      <Loaded
        query={owner}
        rows={3}
        rowHeight={64}
        refused={(error) => (
          <>
            <ErrorState error={error} />
            <LinkButton {...passwordAddress()} hash="" variant="contained">
              {t('accounts.change.askAgain')}
            </LinkButton>
          </>
        )}
      >
        {({ username }) => <NewPasswordForm token={token} username={username} />}
      </Loaded>
    </>
  )
}

function NewPasswordForm({ token, username }: { token: string; username: string }) {
  const t = useTranslate()
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
