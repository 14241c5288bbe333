import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { emailInput } from '#contract/accounts.ts'
import { resetPassword } from '#contract/endpoints/accounts.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { CaptchaNote } from '../captcha/CaptchaNote.tsx'
import { useCaptchaChange } from '../captcha/useCaptchaChange.ts'

const schema = z.object({ email: emailInput })

/** Asks for a link that sets a new password; the answer is the same whether or not the address is known. */
export function ForgottenPassword() {
  const t = useTranslate()
  const [sent, setSent] = useState<string>()
  const form = useForm({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues: { email: '' },
  })
  const { mutation, state, renew } = useCaptchaChange((email: string, captcha) => ({
    call: resetPassword,
    body: email,
    captcha,
  }))
  if (sent) {
    return (
      <>
        <PageTitle title={t('accounts.forgotten.sentTitle')} />
        <Text component="p" breaks measure="text" role="status">
          {t('accounts.forgotten.sent', { email: sent })}
        </Text>
        <Text component="p" tone="muted" mt={1}>
          {t('accounts.register.notArrived')}
        </Text>
      </>
    )
  }
  return (
    <>
      <PageTitle title={t('accounts.forgotten.title')} lead={t('accounts.forgotten.lead')} />
      <Form
        form={form}
        labels={{ email: t('accounts.fields.email') }}
        onSubmit={async ({ email }) => {
          await mutation.mutateAsync(email)
          setSent(email)
        }}
      >
        <TextInput name="email" type="email" autoComplete="email" verbatim />
        <CaptchaNote state={state} onRetry={renew} />
        <SubmitButton>{t('accounts.forgotten.submit')}</SubmitButton>
      </Form>
    </>
  )
}
