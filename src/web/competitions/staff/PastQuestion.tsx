import { useState } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { periodOf } from './choices.ts'
import type { CompetitionBody } from './competitionValues.ts'

/** Asks before a rule is saved that holds for a period that is over: from then on it stays as it is. */
export function usePastQuestion() {
  const [answer, setAnswer] = useState<(yes: boolean) => void>()
  return {
    answer,
    close: () => setAnswer(undefined),
    async isAgreed({ validFrom, rule }: CompetitionBody): Promise<boolean> {
      if (validFrom >= periodOf(rule.period)) return true
      return new Promise((resolve) => setAnswer(() => resolve))
    },
  }
}

type Props = Pick<ReturnType<typeof usePastQuestion>, 'answer' | 'close'>

export function PastQuestion({ answer, close }: Props) {
  const t = useTranslate()
  const say = (yes: boolean) => {
    answer?.(yes)
    close()
  }
  return (
    <ConfirmDialog
      open={answer !== undefined}
      question={t('competitionAdmin.pastQuestion')}
      action={t('common.goOn')}
      busy={false}
      onConfirm={() => say(true)}
      onClose={() => say(false)}
    >
      {t('competitionAdmin.pastHelp')}
    </ConfirmDialog>
  )
}
