import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Correction } from '#contract/corrections.ts'
import type { DogSummary } from '#contract/dogs.ts'
import { calledBy } from '#domain/dogs.ts'
import { formatMoment } from '#domain/moments.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { Text } from '../../ui/layout/parts.ts'
import type { Undo } from './useUndo.ts'

interface Props {
  dog: DogSummary
  correction: Correction
  undo: Undo
}

/** Undoes a correction after a question; of one that has been undone, when. */
export function UndoButton({ dog, correction: { id, code, at, undoneAt }, undo: { undo, busy } }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  if (undoneAt !== null) {
    const [date] = formatMoment(undoneAt, language).split(' ')
    return <Text tone="muted">{t('identity.corrections.undone', { date })}</Text>
  }
  const words = { what: t(`audit.codes.${code}`), at: formatMoment(at, language) }
  const confirm = async () => {
    await undo({ regnr: dog.regnr, id })
    setAsking(false)
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={t('identity.corrections.undoOf', words)}
        onClick={() => setAsking(true)}
      >
        {t('identity.corrections.undo')}
      </Button>
      <ConfirmDialog
        open={asking}
        question={t('identity.corrections.question', { name: calledBy(dog) })}
        action={t('identity.corrections.undo')}
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {t('identity.corrections.questionHelp', words)}
      </ConfirmDialog>
    </>
  )
}
