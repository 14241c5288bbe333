import { zodResolver } from '@hookform/resolvers/zod'
import { signinForm } from '#contract/accounts.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Row, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { passwordAddress, registerAddress } from '../addresses.ts'
import { CaptchaNote } from '../captcha/CaptchaNote.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'
import { useSignIn } from './useSignIn.ts'

/** `/kirjautuminen`: by user name or e-mail address, then back to where the person was. */
export function SigninPage() {
  const t = useTranslate()
  const { mutation, checking } = useSignIn()
  const form = useDraftForm({
    draft: { name: 'signin', owner: '' },
    resolver: zodResolver(signinForm),
    defaultValues: { username: '', password: '' },
  })
  const labels = { username: t('accounts.fields.usernameOrEmail'), password: t('accounts.fields.password') }
  return (
    <>
      <PageTitle title={t('accounts.signin.title')} />
      <Form form={form} labels={labels} onSubmit={mutation.mutateAsync}>
        <TextInput name="username" autoComplete="username" verbatim />
        <PasswordInput name="password" autoComplete="current-password" />
        {checking && <CaptchaNote state="checking" />}
        <Row align="center" gap={3} rowGap={1.5}>
          <SubmitButton>{t('accounts.signin.submit')}</SubmitButton>
          <AppLink {...passwordAddress()} underline="always">
            {t('accounts.signin.forgotten')}
          </AppLink>
        </Row>
      </Form>
      <Text component="p" mt={4}>
        {t('accounts.signin.noAccount')}{' '}
        <AppLink {...registerAddress()} underline="always">
          {t('accounts.signin.register')}
        </AppLink>
      </Text>
      <DemoAccounts />
    </>
  )
}
