import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type CurrentUser, profileChange } from '#contract/accounts.ts'
import { ApiError, getJson, postJson } from '../api.ts'
import { forgetDraft } from '../ui/forms/drafts.ts'
import { Form } from '../ui/forms/Form.tsx'
import { PasswordInput } from '../ui/forms/PasswordInput.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { useDraft } from '../ui/forms/useDraft.ts'
import { showSuccess } from '../ui/toasts.ts'
import { DemoMail } from './DemoMail.tsx'
import { PersonFields, usePersonLabels } from './PersonFields.tsx'
import { setUser } from './session.ts'

const NAME = 'profile'

/** The values of the form, out of the stored details. */
const valuesOf = ({
  email,
  firstName,
  lastName,
  phone,
  membershipNumber,
  language,
  version,
}: CurrentUser) => ({
  email,
  firstName,
  lastName,
  phone,
  membershipNumber,
  language,
  version,
  oldPassword: undefined as string | undefined,
})

/** A changed address needs the password: whoever sits down at an open browser must not take the account over. */
const schemaOf = (user: CurrentUser) =>
  profileChange.refine(({ email, oldPassword }) => email === user.email || oldPassword !== undefined, {
    path: ['oldPassword'],
    message: 'VALUE_REQUIRED',
  })

/** Own contact details. A changed e-mail address waits for its confirmation. */
export function ProfileForm({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  const person = usePersonLabels()
  const [sent, setSent] = useState<{ email: string; demoMail: string | null }>()
  const values = useMemo(() => valuesOf(user), [user])
  const form = useForm({
    resolver: zodResolver(schemaOf(user)),
    shouldFocusError: false,
    defaultValues: values,
    values,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  })
  useDraft(form, NAME, user.username)
  const { mutateAsync, error } = useMutation({
    mutationFn: (given: object) =>
      postJson<{ user: CurrentUser; demoMail: string | null }>('/api/auth/user/update', given),
    onSuccess: ({ user: changed, demoMail }, given) => {
      const asked = (given as { email: string }).email
      setSent(asked === changed.email ? undefined : { email: asked, demoMail })
      form.reset(valuesOf(changed))
      forgetDraft(NAME)
      setUser(changed)
      showSuccess(t('accounts.saved'))
    },
  })
  const email = useWatch({ control: form.control, name: 'email' })
  const stale = error instanceof ApiError && error.code === 'CHANGED_MEANWHILE'
  const labels = { ...person, oldPassword: t('accounts.fields.oldPassword') }
  return (
    <>
      <Form form={form} labels={labels} onSubmit={mutateAsync}>
        {stale && <FreshDetails />}
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

/** Somebody else has changed the details meanwhile: theirs come in, what was typed here stays. */
function FreshDetails() {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: () => getJson<CurrentUser>('/api/user'),
    onSuccess: setUser,
  })
  return (
    <Button variant="outlined" loading={isPending} onClick={() => mutate()} sx={{ alignSelf: 'flex-start' }}>
      {t('accounts.profile.reload')}
    </Button>
  )
}

function PendingEmail({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  return user.pendingEmail
    ? t('accounts.profile.pendingEmail', { email: user.pendingEmail, current: user.email })
    : t('accounts.help.newEmail')
}
