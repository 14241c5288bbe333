import Check from '@mui/icons-material/Check'
import Remove from '@mui/icons-material/Remove'
import { useWatch } from 'react-hook-form'
import { passwordFaults } from '#domain/accounts/password.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx'
import { PlainList, Row, VisuallyHidden } from '../../ui/layout/parts.ts'

const RULES = ['PASSWORD_TOO_SHORT', 'PASSWORD_NEEDS_DIGIT', 'PASSWORD_NEEDS_SPECIAL'] as const

/** A new password, twice; what it still lacks is told while it is typed. */
export function NewPassword() {
  return (
    <>
      <PasswordInput name="password" autoComplete="new-password" help={<Rules />} />
      <PasswordInput name="passwordAgain" autoComplete="new-password" />
    </>
  )
}

function Rules() {
  const t = useTranslate()
  const password: unknown = useWatch({ name: 'password' })
  const faults: readonly string[] = passwordFaults(typeof password === 'string' ? password : '')
  return (
    <>
      {t('accounts.password.rules')}
      <PlainList>
        {RULES.map((rule) => {
          const met = !faults.includes(rule)
          return (
            <Row component="li" key={rule} align="center" tone={met ? 'success' : undefined}>
              {met ? <Check fontSize="inherit" /> : <Remove fontSize="inherit" />}
              {t(`accounts.password.${rule}`)}
              <VisuallyHidden>
                {t(met ? 'accounts.password.met' : 'accounts.password.missing')}
              </VisuallyHidden>
            </Row>
          )
        })}
      </PlainList>
    </>
  )
}
