import Button from '@mui/material/Button'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { HEALTH_ALERT_STATES } from '#contract/constants.ts'
import { decideHealthAlert, healthAlerts, healthWatch } from '#contract/endpoints/healthWatch.ts'
import type { HealthAlert } from '#contract/healthWatch.ts'
import { calledBy } from '#domain/dogs.ts'
import { LOGS } from '../../audit/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { ChoiceInput } from '../../ui/inputs/ChoiceInput.tsx'
import { TextAreaInput } from '../../ui/inputs/TextAreaInput.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'

/** Says what is made of an alert. */
export function DecideAlert({ alert }: { alert: HealthAlert }) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={t('healthWatch.decide.of', { dog: calledBy(alert.dog) })}
        onClick={() => setOpen(true)}
      >
        {t('healthWatch.decide.open')}
      </Button>
      {open && (
        <FormDialog
          title={t('healthWatch.decide.title', { dog: calledBy(alert.dog) })}
          onClose={() => setOpen(false)}
        >
          <Decision alert={alert} onSaved={() => setOpen(false)} />
        </FormDialog>
      )}
    </>
  )
}

function Decision({ alert, onSaved }: { alert: HealthAlert; onSaved: () => void }) {
  const t = useTranslate()
  const { id, version } = alert
  const form = useForm<{ state: HealthAlert['state']; reason: string }>({
    // Who looks at a new one has seen it.
    defaultValues: { state: alert.state === 'new' ? 'seen' : alert.state, reason: alert.reason ?? '' },
  })
  const { mutateAsync } = useChange(decideHealthAlert, {
    invalidates: [healthAlerts, healthWatch, ...LOGS],
    onSuccess: () => {
      showSuccess(t('healthWatch.decide.saved'))
      onSaved()
    },
  })
  return (
    <Form
      form={form}
      labels={{ state: t('healthWatch.columns.state'), reason: t('healthWatch.decide.reason') }}
      onSubmit={({ state, reason }) => mutateAsync({ id, version, state, reason })}
    >
      <ChoiceInput
        name="state"
        choices={HEALTH_ALERT_STATES.map((value) => ({ value, label: t(`healthWatch.states.${value}`) }))}
      />
      <TextAreaInput name="reason" optional maxLength={1000} help={t('healthWatch.decide.reasonHelp')} />
      <SubmitButton>{t('healthWatch.decide.save')}</SubmitButton>
    </Form>
  )
}
