import { LANGUAGES } from '#contract/languages.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { SelectInput } from '../ui/inputs/SelectInput.tsx'
import { TextInput } from '../ui/inputs/TextInput.tsx'

/** Labels of what names and reaches a person; the same in registration, profile and the users' administration. */
export function usePersonLabels() {
  const t = useTranslate()
  return {
    username: t('accounts.fields.username'),
    email: t('accounts.fields.email'),
    firstName: t('accounts.fields.firstName'),
    lastName: t('accounts.fields.lastName'),
    phone: t('accounts.fields.phone'),
    membershipNumber: t('accounts.fields.membershipNumber'),
    language: t('accounts.fields.language'),
  }
}

/** `own`: the person fills in his or her own details. */
export function PersonFields({ own }: { own: boolean }) {
  const t = useTranslate()
  const fill = (name: string) => (own ? name : 'off')
  const languages = LANGUAGES.map((value) => ({ value, label: t(`accounts.languages.${value}`) }))
  return (
    <>
      <TextInput name="firstName" autoComplete={fill('given-name')} />
      <TextInput name="lastName" autoComplete={fill('family-name')} />
      <TextInput name="phone" type="tel" optional autoComplete={fill('tel')} />
      <TextInput
        name="membershipNumber"
        optional
        verbatim
        autoComplete="off"
        help={own && t('accounts.help.membershipNumber')}
      />
      <SelectInput name="language" options={languages} help={own && t('accounts.help.language')} />
    </>
  )
}
