import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { signinForm } from '#contract/accounts.ts'
import type { BodyOf } from '#contract/calls.ts'
import type { signin } from '#contract/endpoints/accounts.ts'
import { ApiError } from '../../client/ApiError.ts'
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
import { SecondStep } from './SecondStep.tsx'
import { useSignIn } from './useSignIn.ts'

/** `/kirjautuminen`: by user name or e-mail address, with a code where there is a second factor, then back to where the person was. */
export function SigninPage() {
  const t = useTranslate()
  const { mutation, checking } = useSignIn()
  const [given, setGiven] = useState<BodyOf<typeof signin>>()
  const form = useDraftForm({
    draft: { name: 'signin', owner: '' },
    resolver: zodResolver(signinForm),
    defaultValues: { username: '', password: '' },
  })
  const enter = (values: BodyOf<typeof signin>) =>
    mutation.mutateAsync(values).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'SECOND_FACTOR_NEEDED') throw error
      setGiven(values)
    })
  if (given) return <SecondStep signin={given} onBack={() => setGiven(undefined)} />
  const labels = { username: t('accounts.fields.usernameOrEmail'), password: t('accounts.fields.password') }
  return (
    <>
      <PageTitle title={t('accounts.signin.title')} />
      <Form form={form} labels={labels} onSubmit={enter}>
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
