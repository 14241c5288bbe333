import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type CurrentUser, profileChange } from '#contract/accounts.ts'
import { getUser, updateUser } from '#contract/endpoints/accounts.ts'
import { ask } from '../../client/calls.ts'
import { useChange } from '../../client/useChange.ts'
import type { Language } from '../../i18n/languages.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Block, Text } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { PersonFields, usePersonLabels } from '../PersonFields.tsx'
import { setUser, useOwnDraft } from '../session/session.ts'

/** The form's values of the stored details. */
const valuesOf = ({ email, firstName, lastName, phone, membershipNumber, language }: CurrentUser) => ({
  email,
  firstName,
  lastName,
  phone,
  membershipNumber,
  language,
})

/** The version goes with the details that the form began with, not with what was typed. */
const resolver = zodResolver(profileChange.omit({ version: true }))

/** Own contact details. A changed e-mail address waits for its confirmation. */
export function ProfileForm({ user }: { user: CurrentUser }) {
  const t = useTranslate()
  const person = usePersonLabels()
  const [sent, setSent] = useState<string>()
  const { mutateAsync } = useChange(updateUser, {
    onSuccess: ({ user: { email } }, body) => setSent(body.email === email ? undefined : body.email),
  })
  const versioned = useVersionedForm({
    draft: useOwnDraft('profile'),
    stored: user,
    resolver,
    valuesOf,
    load: () => ask(getUser),
    save: async (values, { version }) => (await mutateAsync({ ...values, version })).user,
    keep: setUser,
    onSaved: () => showSuccess(t('accounts.saved')),
  })
  return (
    <>
      <VersionedForm
        versioned={versioned}
        labels={person}
        words={(name, value) =>
          name === 'language' ? t(`accounts.languages.${value as Language}`) : undefined
        }
      >
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          verbatim
          help={<PendingEmail user={user} />}
        />
        <PersonFields own />
        {user.membershipConfirmed && <Text tone="muted">{t('accounts.profile.membershipConfirmed')}</Text>}
        <SubmitButton>{t('accounts.profile.submit')}</SubmitButton>
      </VersionedForm>
      {sent && (
        <Block role="status" mt={2}>
          {t('accounts.profile.emailSent', { email: sent })}
        </Block>
      )}
    </>
  )
}

function PendingEmail({ user }: { user: CurrentUser }) {
  const t = useTranslate()
  return user.pendingEmail
    ? t('accounts.profile.pendingEmail', { email: user.pendingEmail, current: user.email })
    : t('accounts.help.newEmail')
}
