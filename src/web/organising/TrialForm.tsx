import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getTrial, saveTrial } from '#contract/endpoints/organising.ts'
import type { TrialChoices, TrialDetails } from '#contract/organising.ts'
import { ask } from '../client/calls.ts'
import { keyOf } from '../client/queries.ts'
import { useChange } from '../client/useChange.ts'
import { ChangedMeanwhile } from '../ui/forms/ChangedMeanwhile.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { useMeanwhile } from '../ui/forms/useMeanwhile.ts'
import { showSuccess } from '../ui/toasts.ts'
import { STAFF_TRIALS } from './queries.ts'
import { TrialFormFields } from './TrialFormFields.tsx'
import { inFormNames, valuesOf } from './trialValues.ts'
import { useTrialForm, useTrialLabels, useTrialWords } from './useTrialForm.ts'

interface Props {
  trial: TrialDetails
  choices: TrialChoices
  /** told whether something is typed and not yet saved */
  onDirty: (dirty: boolean) => void
}

/** Everything that may be changed of a trial. */
export function TrialForm({ trial, choices, onDirty }: Props) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const offered = offeredWith(trial, choices)
  const published = trial.state !== 'draft'
  const meanwhile = useMeanwhile(() => ask(getTrial, { params: { id: trial.id } }))
  const form = useTrialForm(valuesOf(trial.fields), contextOf(trial, offered.judges), {
    name: `trial.${trial.id}`,
    onOutdated: () => meanwhile.show(trial),
  })
  const { isDirty } = form.formState
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const [version, setVersion] = useState(trial.version)
  // What an action or somebody else has changed comes in by itself, unless something else is typed just now.
  useEffect(() => {
    if (trial.version <= version || isDirty) return
    form.reset(valuesOf(trial.fields))
    setVersion(trial.version)
  }, [trial, version, isDirty, form])
  const keep = (fresh: TrialDetails) => {
    setVersion(fresh.version)
    queries.setQueryData(keyOf(getTrial, { params: { id: fresh.id } }), fresh)
    meanwhile.forget()
  }
  const { mutateAsync } = useChange(saveTrial, {
    invalidates: STAFF_TRIALS,
    around: (send) =>
      meanwhile.watch(send).catch((error: unknown) => {
        throw inFormNames(error)
      }),
    onSuccess: (saved) => {
      form.reset(valuesOf(saved.fields))
      keep(saved)
      showSuccess(t('trialAdmin.saved'))
    },
  })
  const words = useTrialWords(offered.clubs, offered.judges)
  const { fresh } = meanwhile
  return (
    <Form
      form={form}
      labels={useTrialLabels()}
      onSubmit={(fields) => mutateAsync({ ...fields, id: trial.id, version })}
    >
      {fresh && <ChangedMeanwhile fresh={valuesOf(fresh.fields)} tell={words} onTaken={() => keep(fresh)} />}
      <TrialFormFields offered={offered} published={published} />
      <SubmitButton>{t(published ? 'trialAdmin.save' : 'trialAdmin.saveDraft')}</SubmitButton>
    </Form>
  )
}

/** What may be chosen, and what the trial has chosen already. */
function offeredWith({ club, judges }: TrialDetails, choices: TrialChoices) {
  const clubs = choices.clubs.some(({ id }) => id === club.id) ? choices.clubs : [club, ...choices.clubs]
  return { clubs, judges: new Map([...choices.judges, ...judges].map((judge) => [judge.id, judge])) }
}

/** What the service holds the fields against. */
function contextOf(
  { state, fields, taken, entered, done }: TrialDetails,
  judges: ReturnType<typeof offeredWith>['judges'],
) {
  const published = state === 'draft' ? null : fields
  return {
    complete: published !== null,
    judges,
    published,
    taken,
    entered,
    hasResults: done > 0,
    judgedBy: [],
  }
}
