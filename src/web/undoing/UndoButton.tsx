import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Correction } from '#contract/corrections.ts'
import type { ShowSave } from '#contract/showSaves.ts'
import { formatMoment } from '#domain/moments.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx'
import { Text } from '../ui/layout/parts.ts'

interface Props {
  save: Pick<Correction | ShowSave, 'code' | 'at' | 'undoneAt'>
  question: string
  busy: boolean
  onUndo: () => Promise<void>
}

/** Undoes what was saved after a question; of what has been undone, when. */
export function UndoButton({ save: { code, at, undoneAt }, question, busy, onUndo }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  if (undoneAt !== null) {
    const [date] = formatMoment(undoneAt, language).split(' ')
    return <Text tone="muted">{t('identity.corrections.undone', { date })}</Text>
  }
  const words = { what: t(`audit.codes.${code}`), at: formatMoment(at, language) }
  const confirm = async () => {
    await onUndo()
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
        question={question}
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
