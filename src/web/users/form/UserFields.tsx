import { PersonFields, usePersonLabels } from '../../accounts/PersonFields.tsx'
import type { Language } from '../../i18n/languages.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { OfficialInputs } from './OfficialInputs.tsx'
import { type Linked, useChoosableClubs, useChoosableJudges } from './officialChoices.ts'
import { PersonInput } from './PersonInput.tsx'
import { RolesInput } from './RolesInput.tsx'
import { personName, type UserValues } from './userValues.ts'

const NOTHING: Linked = { clubs: [], judge: null }

/** Labels of everything SYSADMIN sets of a user. */
export function useUserLabels() {
  const t = useTranslate()
  const person = usePersonLabels()
  return {
    ...person,
    membershipConfirmed: t('users.membershipConfirmed'),
    roles: t('users.roles'),
    clubIds: t('users.clubs'),
    judgeId: t('users.judge'),
    person: t('users.person'),
  }
}

/** Says a value of the form in words, where it does not say itself. */
export function useUserWords({ clubs: ownClubs, judge }: Linked) {
  const t = useTranslate()
  const clubs = useChoosableClubs(ownClubs)
  const judges = useChoosableJudges(judge)
  return (field: string, value: unknown): string | undefined => {
    if (field === 'language') return t(`accounts.languages.${value as Language}`)
    if (field === 'roles')
      return (value as UserValues['roles']).map((role) => t(`accounts.roles.${role}`)).join(', ')
    if (field === 'clubIds')
      return clubs
        .filter(({ id }) => (value as UserValues['clubIds']).includes(id))
        .map(({ name }) => name)
        .join(', ')
    if (field === 'judgeId') return judges.find(({ id }) => String(id) === value)?.name
    return field === 'person' ? personName(value as NonNullable<UserValues['person']>) : undefined
  }
}

interface Props {
  /** why the role of SYSADMIN may not be taken away now */
  demotionBlocked?: string | null
  linked?: Linked
}

/** Everything SYSADMIN sets of a user. */
export function UserFields({ demotionBlocked = null, linked = NOTHING }: Props) {
  const t = useTranslate()
  return (
    <>
      <TextInput name="username" verbatim autoComplete="off" help={t('accounts.help.username')} />
      <TextInput name="email" type="email" verbatim autoComplete="off" />
      <PersonFields own={false} />
      <CheckInput name="membershipConfirmed" />
      <RolesInput name="roles" demotionBlocked={demotionBlocked} />
      <OfficialInputs linked={linked} />
      <PersonInput name="person" />
    </>
  )
}
