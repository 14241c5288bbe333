import { ROLES } from '#domain/accounts/roles.ts'
import { codeText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ChecksInput } from '../../ui/inputs/ChecksInput.tsx'

interface Props {
  name: string
  /** why the role of SYSADMIN may not be taken away now */
  demotionBlocked: string | null
}

/** The roles of a user, each with its box. */
export function RolesInput({ name, demotionBlocked }: Props) {
  const t = useTranslate()
  const choices = ROLES.map((role) => ({
    value: role,
    label: t(`accounts.roles.${role}`),
    blocked: role === 'SYSADMIN' && demotionBlocked ? codeText(t, demotionBlocked) : null,
  }))
  return <ChecksInput name={name} choices={choices} help={t('users.rolesHelp')} columns />
}
