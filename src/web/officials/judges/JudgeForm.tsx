import { zodResolver } from '@hookform/resolvers/zod'
import { createJudge, editJudge, getJudge } from '#contract/endpoints/officials.ts'
import type { JudgeDetails } from '#contract/officials.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { LOGS } from '../../audit/queries.ts'
import { ask } from '../../client/calls.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { InactiveQuestion } from '../staff/InactiveQuestion.tsx'
import { useInactiveQuestion } from '../staff/useInactiveQuestion.ts'
import { useAdded, useSaved } from '../staff/useSaved.ts'
import { JudgeFields, useJudgeLabels, useJudgeWords } from './JudgeFields.tsx'
import { EMPTY_JUDGE, judgeBody, judgeForm, judgeValues } from './judgeValues.ts'

const resolver = zodResolver(judgeForm)

export function JudgeForm({ judge }: { judge: JudgeDetails }) {
  const t = useTranslate()
  const question = useInactiveQuestion(judge)
  const { mutateAsync } = useChange(editJudge, { invalidates: LOGS })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`judges.${judge.id}`),
    stored: judge,
    resolver,
    valuesOf: judgeValues,
    load: () => ask(getJudge, { params: { id: judge.id } }),
    save: (values, { id, version }) => mutateAsync({ ...judgeBody(values), id, version }),
    ...useSaved('judges'),
  })
  return (
    <>
      <VersionedForm
        versioned={versioned}
        labels={useJudgeLabels()}
        words={useJudgeWords(judge)}
        onSubmit={(values) => question.before(values, () => versioned.submit(values))}
      >
        <JudgeFields linked={judge.user} />
        <SubmitButton>{t('officials.judges.save')}</SubmitButton>
      </VersionedForm>
      <InactiveQuestion kind="judges" official={judge} question={question} />
    </>
  )
}

/** A new judge. */
export function NewJudgeForm() {
  const t = useTranslate()
  const draft = useOwnDraft('newJudge')
  const form = useDraftForm({
    draft,
    resolver,
    defaultValues: EMPTY_JUDGE,
  })
  const { mutateAsync } = useChange(createJudge, { onSuccess: useAdded('judges', draft) })
  return (
    <Form form={form} labels={useJudgeLabels()} onSubmit={(values) => mutateAsync(judgeBody(values))}>
      <JudgeFields linked={null} />
      <SubmitButton>{t('officials.judges.add')}</SubmitButton>
    </Form>
  )
}
