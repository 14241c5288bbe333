import { PersonFields, usePersonLabels } from '../../accounts/PersonFields.tsx'
import type { Language } from '../../i18n/languages.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { PersonInput } from './PersonInput.tsx'
import { RolesInput } from './RolesInput.tsx'
import { personName, type UserValues } from './userValues.ts'

/** Labels of everything SYSADMIN sets of a user. */
export function useUserLabels() {
  const t = useTranslate()
  const person = usePersonLabels()
  return {
    ...person,
    membershipConfirmed: t('users.membershipConfirmed'),
    roles: t('users.roles'),
    person: t('users.person'),
  }
}

/** Says a value of the form in words, where it does not say itself. */
export function useUserWords() {
  const t = useTranslate()
  return (field: string, value: unknown): string | undefined => {
    if (field === 'language') return t(`accounts.languages.${value as Language}`)
    if (field === 'roles')
      return (value as UserValues['roles']).map((role) => t(`accounts.roles.${role}`)).join(', ')
    return field === 'person' ? personName(value as NonNullable<UserValues['person']>) : undefined
  }
}

/** `demotionBlocked`: the role of SYSADMIN may not be taken away now, and why. */
export function UserFields({ demotionBlocked = null }: { demotionBlocked?: string | null }) {
  const t = useTranslate()
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
