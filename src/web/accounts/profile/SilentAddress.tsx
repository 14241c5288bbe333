import Button from '@mui/material/Button'
import type { CurrentUser } from '#contract/accounts.ts'
import { checkOwnEmail } from '#contract/endpoints/accounts.ts'
import { formatDate } from '#domain/dates.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Note, Text } from '../../ui/layout/parts.ts'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { finnishDayOf } from '../../ui/values/days.ts'

/** That mails to the own address do not arrive, and a link to it that shows whether they do again. */
export function SilentAddress({ user: { email, emailSilentSince } }: { user: CurrentUser }) {
  const t = useTranslate()
  const { mutate, isPending, isSuccess } = useChange(checkOwnEmail, {
    onError: (error) => toastRefusal(t, error),
  })
  if (!emailSilentSince) return null
  return (
    <Note tone="warning" mb={3} measure="text" breaks>
      <Text>{t('accounts.profile.silent', { email, date: formatDate(finnishDayOf(emailSilentSince)) })}</Text>
      {isSuccess ? (
        <Text role="status" mt={1}>
          {t('accounts.profile.checkSent', { email })}
        </Text>
      ) : (
        <Button variant="outlined" loading={isPending} onClick={() => mutate(undefined)} sx={{ mt: 1 }}>
          {t('accounts.profile.checkEmail')}
        </Button>
      )}
    </Note>
  )
}
