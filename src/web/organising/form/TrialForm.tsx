import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getTrial, saveTrial } from '#contract/endpoints/organising.ts'
import type { TrialChoices, TrialDetails } from '#contract/organising.ts'
import { inactiveJudges } from '#domain/trials/trialForm.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { ask } from '../../client/calls.ts'
import { keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { useField } from '../../ui/forms/formScope.ts'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { STAFF_TRIALS } from '../queries.ts'
import { TrialFormFields } from './TrialFormFields.tsx'
import { refusedInFormNames, trialResolver, valuesOf } from './trialValues.ts'
import { useTrialLabels, useTrialWords } from './useTrialLabels.ts'

interface Props {
  trial: TrialDetails
  choices: TrialChoices
  /** the field that somebody was led to */
  focused: string | undefined
  /** told whether something is typed and not yet saved */
  onDirty: (dirty: boolean) => void
}

export function TrialForm({ trial, choices, focused, onDirty }: Props) {
  const t = useTranslate()
  const queries = useQueryClient()
  const offered = choicesWith(trial, choices)
  const published = trial.state !== 'draft'
  const { mutateAsync } = useChange(saveTrial, { invalidates: STAFF_TRIALS, around: refusedInFormNames })
  const own = { params: { id: trial.id } }
  const versioned = useVersionedForm({
    draft: useOwnDraft(`trial.${trial.id}`),
    stored: trial,
    resolver: trialResolver(contextOf(trial, offered)),
    valuesOf: ({ fields }) => valuesOf(fields),
    load: () => ask(getTrial, own),
    save: (fields, { id, version }) => mutateAsync({ ...fields, id, version }),
    keep: (saved) => queries.setQueryData(keyOf(getTrial, own), saved),
    onSaved: () => showSuccess(t('trialAdmin.saved')),
  })
  const { isDirty } = versioned
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  return (
    <VersionedForm
      wide
      versioned={versioned}
      labels={useTrialLabels()}
      details={{ judge: inactiveJudges(versioned.form.watch('judgeIds'), offered.judges) }}
      words={useTrialWords(offered.clubs, offered.judges)}
    >
      {focused && <FocusedField name={focused} />}
      <TrialFormFields offered={offered} published={published} />
      <SubmitButton>{t(published ? 'trialAdmin.save' : 'trialAdmin.saveDraft')}</SubmitButton>
    </VersionedForm>
  )
}

/** Puts the focus on a field once the form is there, after the page itself has had it. */
function FocusedField({ name }: { name: string }) {
  const { id } = useField(name)
  const router = useRouter()
  useEffect(() => {
    const focus = () => document.getElementById(id)?.focus()
    focus()
    return router.subscribe('onResolved', focus)
  }, [id, router])
  return null
}

/** The choices of the form, with those that the trial already has. */
function choicesWith({ club, judges }: TrialDetails, choices: TrialChoices) {
  const clubs = choices.clubs.some(({ id }) => id === club.id) ? choices.clubs : [club, ...choices.clubs]
  return {
    clubs,
    judges: new Map([...choices.judges, ...judges].map((judge) => [judge.id, judge])),
    proposals: choices.proposals,
  }
}

/** The facts that the fields are checked against, as in the service. */
function contextOf(
  { state, fields, placeDraw, present, entered, done, proposed }: TrialDetails,
  { judges, proposals }: ReturnType<typeof choicesWith>,
) {
  const published = state === 'draft' ? null : fields
  return {
    complete: published !== null,
    judges,
    published,
    taken: present,
    entered,
    hasResults: done > 0,
    drawn: placeDraw?.drawnAt != null,
    judgedBy: [],
    offered: proposals,
    proposed,
  }
}
