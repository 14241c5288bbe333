import Button from '@mui/material/Button'
import { useState } from 'react'
import { unlinkDog } from '#contract/endpoints/unregisteredDogs.ts'
import type { UnregisteredDog } from '#contract/unregisteredDog.ts'
import { calledBy } from '#domain/dogs.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { IDENTIFIED } from '../queries.ts'

/** Takes the link of an entry to a recorded dog back. */
export function Unlink({ entryId, dog }: { entryId: number; dog: UnregisteredDog }) {
  const t = useTranslate()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useChange(unlinkDog, {
    params: { id: entryId },
    invalidates: IDENTIFIED,
  })
  const words = { dog: calledBy(dog) }
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => showSuccess(t('unregisteredDogs.unlinked')),
      onError: (error) => toastRefusal(t, error),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button
        size="small"
        aria-label={t('unregisteredDogs.unlinkOf', words)}
        onClick={() => setAsking(true)}
        data-print="no"
      >
        {t('unregisteredDogs.unlink')}
      </Button>
      <ConfirmDialog
        open={asking}
        question={t('unregisteredDogs.unlinkQuestion', words)}
        action={t('unregisteredDogs.unlink')}
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {t('unregisteredDogs.unlinkHelp')}
      </ConfirmDialog>
    </>
  )
}
