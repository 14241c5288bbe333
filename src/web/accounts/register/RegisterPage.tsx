import { useRef, useState } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { signinAddress } from '../addresses.ts'
import { RegisterForm } from './RegisterForm.tsx'

/** `/rekisteroityminen`: the form, and after it where the confirmation went. */
export function RegisterPage() {
  const t = useTranslate()
  const [sent, setSent] = useState<string>()
  if (sent) return <RegisterSent email={sent} />
  return (
    <>
      <PageTitle title={t('accounts.register.title')} lead={t('accounts.register.lead')} />
      <RegisterForm onSent={setSent} />
      <Text component="p" mt={4}>
        {t('accounts.register.haveAccount')}{' '}
        <AppLink {...signinAddress()} underline="always">
          {t('accounts.signin.title')}
        </AppLink>
      </Text>
    </>
  )
}

function RegisterSent({ email }: { email: string }) {
  const t = useTranslate()
  const focused = useRef(false)
  return (
    <div
      tabIndex={-1}
      ref={(element) => {
        if (!focused.current) element?.focus()
        focused.current = true
      }}
    >
      <PageTitle title={t('accounts.register.sentTitle')} />
      <Text component="p" breaks measure="text">
        {t('accounts.register.sent', { email })}
      </Text>
      <Text component="p" tone="muted" mt={1}>
        {t('accounts.register.notArrived')}
      </Text>
    </div>
  )
}
