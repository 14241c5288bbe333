import { useTranslation } from 'react-i18next'
import { PersonFields, usePersonLabels } from '../accounts/PersonFields.tsx'
import { CheckInput } from '../ui/forms/CheckInput.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { PersonInput } from './PersonInput.tsx'
import { RolesInput } from './RolesInput.tsx'

/** Labels of everything SYSADMIN sets of a user. */
export function useUserLabels() {
  const { t } = useTranslation()
  const person = usePersonLabels()
  return {
    ...person,
    membershipConfirmed: t('users.membershipConfirmed'),
    roles: t('users.roles'),
    person: t('users.person'),
  }
}

/** `demotionBlocked`: the role of SYSADMIN may not be taken away now, and why. */
export function UserFields({ demotionBlocked = null }: { demotionBlocked?: string | null }) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput name="username" verbatim autoComplete="off" help={t('accounts.help.username')} />
      <TextInput name="email" type="email" verbatim autoComplete="off" />
      <PersonFields own={false} />
      <CheckInput name="membershipConfirmed" />
      <RolesInput name="roles" demotionBlocked={demotionBlocked} />
      <PersonInput name="person" />
    </>
  )
}
