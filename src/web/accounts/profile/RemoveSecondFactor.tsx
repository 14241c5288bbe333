import type { CurrentUser } from '#contract/accounts.ts'
import { getUser, removeSecondFactor } from '#contract/endpoints/accounts.ts'
import { ask } from '../../client/calls.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { PasswordForm } from '../password/PasswordForm.tsx'
import { setUser } from '../session/session.ts'

interface Props {
  user: CurrentUser
  onClose: () => void
}

/** Switches the second factor off, once the password has been given. */
export function RemoveSecondFactor({ user, onClose }: Props) {
  const t = useTranslate()
  const { mutateAsync } = useChange(removeSecondFactor, {
    onSuccess: async () => {
      showSuccess(t('secondFactor.removed'))
      onClose()
      setUser(await ask(getUser))
    },
  })
  return (
    <FormDialog title={t('secondFactor.removeTitle')} onClose={onClose}>
      <Text component="p" mb={2}>
        {t('secondFactor.removeLead')}
      </Text>
      <PasswordForm
        username={user.username}
        action={t('secondFactor.removeSubmit')}
        dangerous
        onPassword={(password) => mutateAsync({ password })}
      />
    </FormDialog>
  )
}
