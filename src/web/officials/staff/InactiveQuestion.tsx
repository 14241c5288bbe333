import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import type { Official, OfficialKind } from '../queries.ts'
import type { useInactiveQuestion } from './useInactiveQuestion.ts'

interface Props {
  kind: OfficialKind
  official: Official
  question: Pick<ReturnType<typeof useInactiveQuestion>, 'asking' | 'answer'>
}

/** Warns before a judge or a club with coming trials is set inactive, with their number. */
export function InactiveQuestion({ kind, official: { name, comingTrials }, question }: Props) {
  const t = useTranslate()
  return (
    <ConfirmDialog
      open={question.asking}
      question={t('officials.inactiveQuestion', { name })}
      action={t('officials.inactiveAction')}
      busy={false}
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    >
      {t(`officials.${kind}.inactiveHelp`, { count: comingTrials })}
    </ConfirmDialog>
  )
}
