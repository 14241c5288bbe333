import { useForm } from 'react-hook-form'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { TextAreaInput } from '../../../ui/inputs/TextAreaInput.tsx'
import { useTrialName } from '../../trialName.ts'
import type { DialogProps } from './ActionDialog.tsx'
import { ActionForm } from './ActionForm.tsx'

/** Asks why a trial is cancelled or opened again. */
export function ReasonDialog({ trial, action, call, onClose }: DialogProps<'cancel' | 'reopen'>) {
  const t = useTranslate()
  const trialName = useTrialName()
  const form = useForm({ shouldFocusError: false, defaultValues: { reason: '' } })
  return (
    <ActionForm
      question={t(`trialAdmin.questions.${action}`, { trial: trialName(trial.fields) })}
      help={t(`trialAdmin.follows.${action}`)}
      action={t(`trialAdmin.actions.${action}`)}
      dangerous={action === 'cancel'}
      form={form}
      labels={{ reason: t('trialAdmin.reason') }}
      onSubmit={async ({ reason }) => {
        await call.mutateAsync({ action, body: { id: trial.id, reason } })
        onClose()
      }}
      onClose={onClose}
    >
      <TextAreaInput
        name="reason"
        maxLength={1000}
        help={t(action === 'cancel' ? 'trialAdmin.help.reasonTold' : 'trialAdmin.help.reasonKept')}
      />
    </ActionForm>
  )
}
