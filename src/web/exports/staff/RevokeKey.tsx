import Button from '@mui/material/Button'
import { useState } from 'react'
import type { ApiKey } from '#contract/apiKeys.ts'
import { apiKeys, revokeApiKey } from '#contract/endpoints/exports.ts'
import { LOGS } from '../../audit/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'

/** Ends a key after a question. */
export function RevokeKey({ apiKey: { id, partner, beginning } }: { apiKey: ApiKey }) {
  const t = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useChange(revokeApiKey, {
    params: { id },
    invalidates: [apiKeys, ...LOGS],
    onSuccess: () => showSuccess(t('exports.keys.revokedNow')),
    onError: (error) => toastRefusal(t, error),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={t('exports.keys.revokeOf', { partner })}
        onClick={() => setAsking(true)}
      >
        {t('exports.keys.revoke')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={t('exports.keys.revokeOf', { partner })}
        action={t('exports.keys.revoke')}
        dangerous
        busy={isPending}
        onConfirm={() => mutate(undefined)}
        onClose={() => setAsking(false)}
      >
        {t('exports.keys.revokeConfirm', { beginning })}
      </ConfirmDialog>
    </>
  )
}
