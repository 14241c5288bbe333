import { useQueryClient } from '@tanstack/react-query'
import { signTrial } from '#contract/endpoints/signing.ts'
import type { TrialSigning } from '#contract/signing.ts'
import { invalidate } from '../client/queries.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx'
import { Stack, Text } from '../ui/layout/parts.ts'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { OF_SIGNING } from './queries.ts'

interface Props {
  trialId: number
  signing: TrialSigning
  onSigned: () => void
  onClose: () => void
}

/** Says what is signed, and signs exactly that: what has changed meanwhile is refused, and shown anew. */
export function SignDialog({ trialId, signing, onSigned, onClose }: Props) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { rows, headJudge, fingerprint } = signing
  const results = rows.flatMap(({ kind, result }) =>
    result ? [{ kind, id: result.id, digest: result.digest }] : [],
  )
  const dogs = new Set(rows.map(({ dog }) => dog.regnr)).size
  const { mutate, isPending } = useChange(signTrial, {
    params: { id: trialId },
    invalidates: OF_SIGNING,
    onSuccess: () => {
      onSigned()
      showSuccess(t('signing.done'))
      onClose()
    },
    onError: (error) => {
      toastRefusal(t, error)
      void invalidate(queries, ...OF_SIGNING)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      question={t('signing.ask')}
      action={t('signing.sign')}
      busy={isPending}
      onConfirm={() => mutate({ results })}
      onClose={onClose}
    >
      <Stack gap={1}>
        <Text>{t('signing.asks', { count: dogs })}</Text>
        <Text breaks>{t('signing.askAs', { name: headJudge?.name })}</Text>
        <Text>{t('signing.askWhat', { count: String(results.length), fingerprint })}</Text>
        <Text tone="muted">{t('signing.askNote')}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
