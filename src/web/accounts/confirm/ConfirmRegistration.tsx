import { useTranslate } from '../../i18n/useTranslate.ts'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Block, Text } from '../../ui/layout/parts.ts'
import { TimeText } from '../../ui/values/TimeText.tsx'
import { PasswordForm } from '../password/PasswordForm.tsx'
import { ConfirmButton } from './ConfirmButton.tsx'

interface Props {
  username: string
  registeredAt: string
  /** the registration was made in another browser */
  passwordNeeded: boolean
  /** @throws ApiError */
  onConfirm: (password?: string) => Promise<unknown>
}

/** Tells which registration waits, so that nobody confirms a stranger's, and asks for its password where it is needed. */
export function ConfirmRegistration({ username, registeredAt, passwordNeeded, onConfirm }: Props) {
  const t = useTranslate()
  const facts = [
    { label: t('accounts.fields.username'), value: username },
    { label: t('accounts.confirm.registeredAt'), value: <TimeText moment={registeredAt} /> },
  ]
  return (
    <>
      <Block mb={3} measure="narrow">
        <FactList facts={facts} columnWidth={{ xs: '9.5rem', md: '11rem' }} />
      </Block>
      {passwordNeeded ? (
        <PasswordForm username={username} action={t('accounts.confirm.submit')} onPassword={onConfirm} />
      ) : (
        <ConfirmButton onConfirm={() => onConfirm()} />
      )}
      <Text component="p" tone="muted" mt={3} measure="text">
        {t('accounts.confirm.notMine')}
      </Text>
    </>
  )
}
