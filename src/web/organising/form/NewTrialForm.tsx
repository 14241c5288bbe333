import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { createTrial, getTrial } from '#contract/endpoints/organising.ts'
import type { TrialChoices } from '#contract/organising.ts'
import type { TrialFields } from '#domain/trials/trialFields.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { invalidate, keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { staffTrialAddress } from '../addresses.ts'
import { STAFF_TRIALS } from '../queries.ts'
import { TrialFormFields } from './TrialFormFields.tsx'
import { refusedInFormNames, trialResolver, valuesOf } from './trialValues.ts'
import { useTrialLabels } from './useTrialLabels.ts'

interface Props {
  choices: TrialChoices
  /** what it begins with */
  fields: TrialFields
  /** under what name is kept what is typed */
  draft: string
}

/** The form of a trial that is not stored yet. */
export function NewTrialForm({ choices: { clubs, judges, proposals }, fields, draft: name }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const byId = new Map(judges.map((judge) => [judge.id, judge]))
  const context = {
    complete: false,
    judges: byId,
    published: null,
    taken: { NUO: 0, AVO: 0, VOI: 0 },
    entered: 0,
    hasResults: false,
    drawn: false,
    judgedBy: [],
    offered: proposals,
    proposed: [],
  }
  const draft = useOwnDraft(name)
  const form = useDraftForm({
    draft,
    resolver: trialResolver(context),
    defaultValues: valuesOf(fields),
  })
  const { mutateAsync } = useChange(createTrial, {
    around: refusedInFormNames,
    onSuccess: async (trial) => {
      forgetDraft(draft.name)
      queries.setQueryData(keyOf(getTrial, { params: { id: trial.id } }), trial)
      void invalidate(queries, ...STAFF_TRIALS)
      showSuccess(t('trialAdmin.created'))
      await navigate({ ...staffTrialAddress(trial.id), replace: true })
    },
  })
  return (
    <Form wide form={form} labels={useTrialLabels()} onSubmit={(typed) => mutateAsync(typed)}>
      <TrialFormFields offered={{ clubs, judges: byId, proposals }} published={false} />
      <SubmitButton>{t('trialAdmin.saveDraft')}</SubmitButton>
    </Form>
  )
}
