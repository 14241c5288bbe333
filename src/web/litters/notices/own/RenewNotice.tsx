import Button from '@mui/material/Button'
import { renewOwnNotice } from '#contract/endpoints/litterNotices.ts'
import type { OwnNotice } from '#contract/litterNotices.ts'
import { formatDate } from '#domain/dates.ts'
import { useChange } from '../../../client/useChange.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { toastRefusal } from '../../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../../ui/toasts/toasts.ts'
import { NOTICE_CALLS } from '../queries.ts'
import { usePairName } from '../usePairName.ts'

/** Says that a notice is still true. */
export function RenewNotice({ notice }: { notice: OwnNotice }) {
  const t = useTranslate()
  const pair = usePairName()(notice)
  const { id, version, expired } = notice
  const { mutate, isPending } = useChange(renewOwnNotice, {
    invalidates: NOTICE_CALLS,
    onSuccess: ({ expiresOn }) => showSuccess(t('notices.renewed', { date: formatDate(expiresOn) })),
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <Button
      size="small"
      variant={expired ? 'contained' : 'outlined'}
      loading={isPending}
      aria-label={t('notices.renewOf', { pair })}
      onClick={() => mutate({ id, version })}
    >
      {t('notices.renew')}
    </Button>
  )
}
