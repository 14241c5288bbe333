import Button from '@mui/material/Button'
import { useState } from 'react'
import { withdrawOwnNotice } from '#contract/endpoints/litterNotices.ts'
import type { OwnNotice } from '#contract/litterNotices.ts'
import { useChange } from '../../../client/useChange.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { toastRefusal } from '../../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../../ui/toasts/toasts.ts'
import { NOTICE_CALLS } from '../queries.ts'
import { usePairName } from '../usePairName.ts'

/** Takes a notice away, or a change that waits; asks before. */
export function WithdrawNotice({ notice }: { notice: OwnNotice }) {
  const t = useTranslate()
  const pair = usePairName()(notice)
  const [asking, setAsking] = useState(false)
  const { id, version, replaces } = notice
  const what = replaces === null ? 'withdraw' : 'undo'
  const { mutate, isPending } = useChange(withdrawOwnNotice, {
    invalidates: NOTICE_CALLS,
    onSuccess: () => showSuccess(t(replaces === null ? 'notices.withdrawn' : 'notices.undone')),
    onError: (error) => toastRefusal(t, error),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={t(`notices.${what}Of`, { pair })}
        onClick={() => setAsking(true)}
      >
        {t(`notices.${what}`)}
      </Button>
      <ConfirmDialog
        open={asking}
        question={t(`notices.${what}Question`, { pair })}
        action={t(`notices.${what}`)}
        dangerous
        busy={isPending}
        onConfirm={() => mutate({ id, version })}
        onClose={() => setAsking(false)}
      >
        {t(`notices.${what}Help`)}
      </ConfirmDialog>
    </>
  )
}
