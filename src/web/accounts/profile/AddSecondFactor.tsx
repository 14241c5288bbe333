import { useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import type { AnswerOf } from '#contract/calls.ts'
import { addSecondFactor, getUser, prepareSecondFactor } from '#contract/endpoints/accounts.ts'
import { ask } from '../../client/calls.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { QrCode } from '../../ui/values/QrCode.tsx'
import { PasswordForm } from '../password/PasswordForm.tsx'
import { setUser } from '../session/session.ts'
import { CodeForm } from '../signIn/CodeForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface Props {
  user: CurrentUser
  onClose: () => void
}

/** Sets up the second factor: the password, the secret for the app with its first code, and the recovery codes. */
export function AddSecondFactor({ user, onClose }: Props) {
  const t = useTranslate()
  const [secret, setSecret] = useState<AnswerOf<typeof prepareSecondFactor>>()
  const [codes, setCodes] = useState<readonly string[]>()
  const prepare = useChange(prepareSecondFactor, { onSuccess: setSecret })
  const add = useChange(addSecondFactor, {
    onSuccess: async ({ recoveryCodes }) => {
      setCodes(recoveryCodes)
      setUser(await ask(getUser))
    },
  })
  if (codes)
    return (
      <FormDialog title={t('secondFactor.doneTitle')} onClose={onClose}>
        <RecoveryCodes codes={codes} username={user.username} onKept={onClose} />
      </FormDialog>
    )
  return (
    <FormDialog title={t('secondFactor.setTitle')} onClose={onClose}>
      {secret ? (
        <>
          <Text component="p" mb={2}>
            {t('secondFactor.scan')}
          </Text>
          <QrCode text={secret.address} label={t('secondFactor.qr')} />
          <Text component="p" mt={2}>
            {t('secondFactor.type')}
          </Text>
          <Text component="p" mb={2} strong breaks data-part="secret">
            {secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </Text>
          <CodeForm
            label={t('secondFactor.code')}
            help={t('secondFactor.codeHelp')}
            action={t('secondFactor.confirm')}
            onCode={(code) => add.mutateAsync({ code })}
          />
        </>
      ) : (
        <>
          <Text component="p" mb={2}>
            {t('secondFactor.passwordLead')}
          </Text>
          <PasswordForm
            username={user.username}
            action={t('secondFactor.next')}
            onPassword={(password) => prepare.mutateAsync({ password })}
          />
        </>
      )}
    </FormDialog>
  )
}
