import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { JudgeDetails } from '#contract/officials.ts'
import { ChangedMeanwhile } from '../ui/forms/ChangedMeanwhile.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { InactiveQuestion } from './InactiveQuestion.tsx'
import { JudgeFields, useJudgeLabels, useJudgeWords } from './JudgeFields.tsx'
import { EMPTY_JUDGE, judgeBody, judgeForm, judgeValues } from './judgeValues.ts'
import { JUDGE_CALLS } from './panelCalls.ts'
import { usePanelSaving } from './usePanelSaving.ts'

/** Everything that is kept of a judge; without `kept` a new one is added. */
export function JudgeForm({ kept }: { kept?: JudgeDetails }) {
  const { t } = useTranslation()
  const form = useForm({
    resolver: zodResolver(judgeForm),
    shouldFocusError: false,
    defaultValues: kept ? judgeValues(kept) : EMPTY_JUDGE,
  })
  const saving = usePanelSaving(form, { calls: JUDGE_CALLS, kept, valuesOf: judgeValues })
  const words = useJudgeWords(kept)
  const { fresh } = saving
  return (
    <>
      <Form form={form} labels={useJudgeLabels()} onSubmit={(values) => saving.save(judgeBody(values))}>
        {fresh && (
          <ChangedMeanwhile fresh={judgeValues(fresh)} tell={words} onTaken={() => saving.take(fresh)} />
        )}
        <JudgeFields linked={kept?.user ?? null} />
        <SubmitButton>{t(kept ? 'panel.judges.save' : 'panel.judges.add')}</SubmitButton>
      </Form>
      <InactiveQuestion kind="judges" kept={kept} question={saving.question} />
    </>
  )
}
