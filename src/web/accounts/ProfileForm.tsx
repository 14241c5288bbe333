import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type CurrentUser, profileChange } from '#contract/accounts.ts'
import { getUser, updateUser } from '#contract/endpoints/accounts.ts'
import { ask } from '../client/calls.ts'
import { useChange } from '../client/useChange.ts'
import { ChangedMeanwhile } from '../ui/forms/ChangedMeanwhile.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { PasswordInput } from '../ui/forms/PasswordInput.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { useDraft } from '../ui/forms/useDraft.ts'
import { useMeanwhile } from '../ui/forms/useMeanwhile.ts'
import { showSuccess } from '../ui/toasts.ts'
import { DemoMail } from './DemoMail.tsx'
import { PersonFields, usePersonLabels } from './PersonFields.tsx'
import { setUser } from './session.ts'

/** The values of the form, out of the stored details. */
const valuesOf = ({ email, firstName, lastName, phone, membershipNumber, language }: CurrentUser) => ({
  email,
  firstName,
  lastName,
  phone,
  membershipNumber,
  language,
  oldPassword: undefined as string | undefined,
})

/** The version goes with the details that the form began with, not with what was typed. */
const fields = profileChange.omit({ version: true })

/** A changed address needs the password: whoever sits down at an open browser must not take the account over. */
const schemaOf = (user: CurrentUser) =>
  fields.refine(({ email, oldPassword }) => email === user.email || oldPassword !== undefined, {
    path: ['oldPassword'],
    message: 'VALUE_REQUIRED',
  })

/** Own contact details. A changed e-mail address waits for its confirmation. */
export function ProfileForm({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  const person = usePersonLabels()
  const [sent, setSent] = useState<{ email: string; demoMail: string | null }>()
  const [version, setVersion] = useState(user.version)
  const form = useForm({
    resolver: zodResolver(schemaOf(user)),
    shouldFocusError: false,
    defaultValues: valuesOf(user),
  })
  const meanwhile = useMeanwhile(() => ask(getUser))
  useDraft(form, 'profile', user.username, () => meanwhile.show(user))
  const { mutateAsync } = useChange(updateUser, {
    around: meanwhile.watch,
    onSuccess: ({ user: changed, demoMail }, { email: asked }) => {
      setSent(asked === changed.email ? undefined : { email: asked, demoMail })
      form.reset(valuesOf(changed))
      keep(changed)
      showSuccess(t('accounts.saved'))
    },
  })
  const keep = (details: CurrentUser) => {
    setVersion(details.version)
    setUser(details)
    meanwhile.forget()
  }
  const email = useWatch({ control: form.control, name: 'email' })
  const { fresh } = meanwhile
  const labels = { ...person, oldPassword: t('accounts.fields.oldPassword') }
  return (
    <>
      <Form form={form} labels={labels} onSubmit={(given) => mutateAsync({ ...given, version })}>
        {fresh && (
          <ChangedMeanwhile
            fresh={valuesOf(fresh)}
            tell={(name, value) => (name === 'language' ? t(`accounts.languages.${value}`) : undefined)}
            onTaken={() => keep(fresh)}
          />
        )}
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          verbatim
          help={<PendingEmail user={user} />}
        />
        {email.trim() !== user.email && (
          <PasswordInput
            name="oldPassword"
            autoComplete="current-password"
            optional
            help={t('accounts.profile.oldPasswordHelp')}
          />
        )}
        <PersonFields own />
        {user.membershipConfirmed && (
          <Box sx={{ color: 'text.secondary' }}>{t('accounts.profile.membershipConfirmed')}</Box>
        )}
        <SubmitButton>{t('accounts.profile.submit')}</SubmitButton>
      </Form>
      {sent && (
        <Box role="status" sx={{ mt: 2 }}>
          {t('accounts.profile.emailSent', { email: sent.email })}
          <DemoMail mailKey={sent.demoMail} />
        </Box>
      )}
    </>
  )
}

function PendingEmail({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  return user.pendingEmail
    ? t('accounts.profile.pendingEmail', { email: user.pendingEmail, current: user.email })
    : t('accounts.help.newEmail')
}
