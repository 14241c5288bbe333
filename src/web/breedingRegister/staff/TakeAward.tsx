import Button from '@mui/material/Button'
import { useState } from 'react'
import type { DogSummary } from '#contract/dogs.ts'
import { takeBreedingAward } from '#contract/endpoints/registerStaff.ts'
import { calledBy } from '#domain/dogs.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { AWARD_CALLS } from './queries.ts'

interface Props {
  dog: DogSummary
  level: 'gold' | 'silver' | 'bronze'
}

/** Takes an award away that was written down by mistake; asks before. */
export function TakeAward({ dog, level }: Props) {
  const t = useTranslate()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useChange(takeBreedingAward, { invalidates: AWARD_CALLS })
  const words = { dog: calledBy(dog), award: t(`dogs.award.${level}`) }
  const confirm = () =>
    mutate(
      { regnr: dog.regnr, level },
      {
        onSuccess: () => showSuccess(t('registerAdmin.awards.taken')),
        onError: (error) => toastRefusal(t, error),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <>
      <Button
        size="small"
        aria-label={t('registerAdmin.awards.takeOf', words)}
        onClick={() => setAsking(true)}
        data-print="no"
      >
        {t('registerAdmin.awards.take')}
      </Button>
      <ConfirmDialog
        open={asking}
        question={t('registerAdmin.awards.takeQuestion', words)}
        action={t('registerAdmin.awards.take')}
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {t('registerAdmin.awards.takeHelp')}
      </ConfirmDialog>
    </>
  )
}
