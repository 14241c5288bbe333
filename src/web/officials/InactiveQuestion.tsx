import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import type { PanelKind, PanelThing } from './queries.ts'
import type { Question } from './useQuestion.ts'

interface Props {
  kind: PanelKind
  kept: PanelThing | undefined
  question: Question
}

/** Warns before a judge or a club with coming trials is set inactive, with their number. */
export function InactiveQuestion({ kind, kept, question }: Props) {
  const { t } = useTranslation()
  if (!kept) return null
  const { name, comingTrials } = kept
  return (
    <ConfirmDialog
      open={question.asking}
      question={t('panel.inactiveQuestion', { name })}
      action={t('panel.inactiveAction')}
      busy={false}
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    >
      {t(`panel.${kind}.inactiveHelp`, { count: comingTrials })}
    </ConfirmDialog>
  )
}
