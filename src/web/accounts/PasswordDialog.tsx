import { provePassword } from '#contract/endpoints/accounts.ts'
import { ApiError } from '../client/ApiError.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { Text } from '../ui/layout/parts.ts'
import { PasswordForm } from './password/PasswordForm.tsx'
import { useUser } from './session/session.ts'

interface Props {
  /** true: the password was given; false: it was not, and what waits for it is refused */
  onAnswer: (given: boolean) => void
}

/** Asks for the password again; what needed it goes on afterwards. */
export default function PasswordDialog({ onAnswer }: Props) {
  const t = useTranslate()
  const user = useUser()
  const { mutateAsync } = useChange(provePassword, {
    onSuccess: () => onAnswer(true),
    // A session that has ended meanwhile leads away from the page.
    onError: (error) => error instanceof ApiError && error.kind === 'session' && onAnswer(false),
  })
  return (
    <FormDialog title={t('accounts.prove.title')} onClose={() => onAnswer(false)}>
      <Text component="p" mb={2}>
        {t('accounts.prove.lead')}
      </Text>
      <PasswordForm
        username={user?.username ?? ''}
        action={t('accounts.prove.submit')}
        onPassword={(password) => mutateAsync({ password })}
      />
    </FormDialog>
  )
}
