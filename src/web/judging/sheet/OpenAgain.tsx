import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import type { Marking } from '../useMarking.ts'
import type { OpenLine } from '../useSheets.ts'

interface Props {
  open: OpenLine
  marking: Marking
}

/** Opens a done result again, after a confirmation. */
export function OpenAgain({ open, marking }: Props) {
  const t = useTranslate()
  const [asking, setAsking] = useState(false)
  const { dog, entryId } = open.line
  const confirm = async () => {
    await marking.open(open)
    setAsking(false)
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)} size="large">
        {t('results.open.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        question={t('results.open.question', { dog: dog.name || dog.regnr })}
        action={t('results.open.action')}
        busy={marking.busy === entryId}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {t('results.open.help')}
      </ConfirmDialog>
    </>
  )
}
