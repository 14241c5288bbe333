import { zodResolver } from '@hookform/resolvers/zod'
import { registration } from '#contract/accounts.ts'
import type { BodyOf } from '#contract/calls.ts'
import { register } from '#contract/endpoints/accounts.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { TermsLinks } from '../../statements/TermsLinks.tsx'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { CaptchaNote } from '../captcha/CaptchaNote.tsx'
import { useCaptchaChange } from '../captcha/useCaptchaChange.ts'
import { PersonFields, usePersonLabels } from '../PersonFields.tsx'
import { NewPassword } from '../password/NewPassword.tsx'

interface Props {
  onSent: (email: string) => void
}

export function RegisterForm({ onSent }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const person = usePersonLabels()
  const form = useDraftForm({
    draft: { name: 'register', owner: '' },
    resolver: zodResolver(registration),
    defaultValues: {
      username: '',
      email: '',
      firstName: '',
      lastName: '',
      phone: '',
      membershipNumber: '',
      language,
      password: '',
      passwordAgain: '',
    },
  })
  const { mutation, state, renew } = useCaptchaChange((body: BodyOf<typeof register>, captcha) => ({
    call: register,
    body,
    captcha,
  }))
  const labels = {
    ...person,
    password: t('accounts.fields.password'),
    passwordAgain: t('accounts.fields.passwordAgain'),
    terms: t('accounts.fields.terms'),
  }
  return (
    <Form
      form={form}
      labels={labels}
      onSubmit={async (values) => {
        await mutation.mutateAsync(values)
        forgetDraft('register')
        onSent(values.email)
      }}
    >
      <TextInput name="username" autoComplete="username" verbatim help={t('accounts.help.username')} />
      <TextInput name="email" type="email" autoComplete="email" verbatim help={t('accounts.help.email')} />
      <PersonFields own />
      <NewPassword />
      <CheckInput
        name="terms"
        help={
          <>
            {t('accounts.help.terms')} <TermsLinks />
          </>
        }
      />
      <CaptchaNote state={state} onRetry={renew} />
      <SubmitButton>{t('accounts.register.submit')}</SubmitButton>
    </Form>
  )
}
