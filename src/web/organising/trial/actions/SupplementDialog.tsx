import { useForm } from 'react-hook-form'
import { HAPPENED_NAMES, type Happened } from '#domain/trials/trialFields.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { happenedResolver, type TrialValues, valuesOf } from '../../form/trialValues.ts'
import { useTrialLabels } from '../../form/useTrialLabels.ts'
import { WrittenInput } from '../../form/WrittenInput.tsx'
import { useTrialName } from '../../trialName.ts'
import type { DialogProps } from './ActionDialog.tsx'
import { ActionForm } from './ActionForm.tsx'

/** Asks for what happened at an ended trial and was not known at its end. */
export function SupplementDialog({ trial, call, onClose }: DialogProps) {
  const t = useTranslate()
  const trialName = useTrialName()
  const all = useTrialLabels()
  const form = useForm<TrialValues, unknown, Happened>({
    resolver: happenedResolver(trial.fields),
    shouldFocusError: false,
    defaultValues: valuesOf(trial.fields),
  })
  const labels = Object.fromEntries(HAPPENED_NAMES.map((name) => [name, all[name] ?? name]))
  return (
    <ActionForm
      question={t('trialAdmin.questions.supplement', { trial: trialName(trial.fields) })}
      help={t('trialAdmin.follows.supplement')}
      action={t('trialAdmin.actions.supplement')}
      form={form}
      labels={labels}
      onSubmit={async (happened) => {
        const { id, version } = trial
        await call.mutateAsync({ action: 'supplement', body: { id, version, ...happened } })
        onClose()
      }}
      onClose={onClose}
    >
      {HAPPENED_NAMES.map((name) => (
        <WrittenInput key={name} name={name} />
      ))}
    </ActionForm>
  )
}
