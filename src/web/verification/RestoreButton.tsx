import Button from '@mui/material/Button'
import { restorePaper } from '#contract/endpoints/verification.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { WITHDRAWALS } from './queries.ts'

/** Undoes a withdrawal. */
export function RestoreButton({ id }: { id: number }) {
  const t = useTranslate()
  const { mutate, isPending } = useChange(restorePaper, {
    invalidates: WITHDRAWALS,
    onSuccess: () => showSuccess(t('verification.restored')),
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <Button
      variant="outlined"
      loading={isPending}
      onClick={() => mutate({ id })}
      data-print="no"
      sx={{ mt: 2 }}
    >
      {t('verification.restore')}
    </Button>
  )
}
