import Delete from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { removeDayDog, restoreDayDog, reviewDayChanges, reviewDays } from '#contract/endpoints/reviewDays.ts'
import type { ReviewDay } from '#contract/reviewDays.ts'
import { calledBy } from '#domain/dogs.ts'
import { change } from '../../../client/calls.ts'
import { invalidate } from '../../../client/queries.ts'
import { useChange } from '../../../client/useChange.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { toastRefusal } from '../../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../../ui/toasts/toasts.ts'
import { dayQuery } from '../queries.ts'
import type { OpenEntry } from './useDaySheet.ts'

interface Props {
  day: ReviewDay
  open: OpenEntry
  /** a sign in a row of the grid */
  small?: boolean
}

const OF_THE_DAYS = [reviewDays, reviewDayChanges] as const

/** Takes a dog off the day after a question. */
export function RemoveDog({ day, open, small = false }: Props) {
  const t = useTranslate()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const words = { dog: calledBy(open.entry.dog) }
  // The row goes with the dog, so the message puts it back by itself.
  const restore = () =>
    void change(restoreDayDog, { entryId: open.entry.entryId }, { params: { id: day.id } }).then(
      (answer) => {
        queries.setQueryData(dayQuery(day.id).queryKey, answer)
        void invalidate(queries, ...OF_THE_DAYS)
        showSuccess(t('reviewAdmin.dogRestored', words))
      },
      (error: Error) => toastRefusal(t, error),
    )
  const removal = useChange(removeDayDog, {
    params: { id: day.id },
    invalidates: OF_THE_DAYS,
    onSuccess(answer) {
      queries.setQueryData(dayQuery(day.id).queryKey, answer)
      showSuccess(t('reviewAdmin.dogRemoved', words), { label: t('reviewAdmin.undo'), run: restore })
    },
    onError: (error) => toastRefusal(t, error),
    onSettled: () => setAsking(false),
  })
  const label = t('reviewAdmin.removeDog', words)
  return (
    <>
      {small ? (
        <IconButton aria-label={label} onClick={() => setAsking(true)}>
          <Delete />
        </IconButton>
      ) : (
        <Button color="error" startIcon={<Delete />} onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
          {t('reviewAdmin.removeThisDog')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        question={t('reviewAdmin.removeDogQuestion', words)}
        action={t('reviewAdmin.removeThisDog')}
        dangerous
        busy={removal.isPending}
        onConfirm={() => removal.mutate({ entryId: open.entry.entryId })}
        onClose={() => setAsking(false)}
      >
        {t('reviewAdmin.removeDogHelp')}
      </ConfirmDialog>
    </>
  )
}
