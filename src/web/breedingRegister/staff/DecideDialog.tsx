import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { decideRegister, type StaffRegisterEntry } from '#contract/breedingRegister.ts'
import { decideRegister as decide } from '#contract/endpoints/registerStaff.ts'
import { needsReason, registerActions } from '#domain/breeding/registerStates.ts'
import { calledBy } from '#domain/dogs.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { ChoiceInput } from '../../ui/inputs/ChoiceInput.tsx'
import { TextAreaInput } from '../../ui/inputs/TextAreaInput.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { Conditions } from '../Conditions.tsx'
import { REGISTER_CALLS } from './queries.ts'

const form = decideRegister.body.pick({ action: true, reason: true })
type Values = z.input<typeof form>

interface Props {
  entry: StaffRegisterEntry
  onClose: () => void
}

/** Asks what becomes of an entry and why, with its conditions in view. */
export function DecideDialog({ entry, onClose }: Props) {
  const t = useTranslate()
  const { id, dog, state, conditions, laterFindings, reason, version } = entry
  const allMet = conditions.every(({ outcome }) => outcome === 'met')
  const checked = form.refine((values) => values.reason !== '' || !needsReason(values.action, allMet), {
    path: ['reason'],
    error: 'REASON_MISSING',
  })
  const fields = useForm({
    resolver: zodResolver(checked),
    shouldFocusError: false,
    // Nothing is chosen before somebody has.
    defaultValues: { action: null, reason: '' } as unknown as Values,
  })
  const { mutateAsync } = useChange(decide, { params: { id }, invalidates: REGISTER_CALLS })
  const words = { dog: calledBy(dog) }
  const submit = async (values: z.output<typeof form>) => {
    await mutateAsync({ version, ...values })
    showSuccess(t('registerAdmin.decided', words))
    onClose()
  }
  const choices = registerActions(state, laterFindings.length > 0).map((value) => ({
    value,
    label: t(`registerAdmin.actions.${value}`),
    note: t(`registerAdmin.follows.${value}`),
  }))
  const labels = { action: t('registerAdmin.action'), reason: t('registerAdmin.reason') }
  return (
    <FormDialog title={t('registerAdmin.decideTitle', words)} onClose={onClose}>
      <Form byButton form={fields} labels={labels} onSubmit={submit}>
        <Conditions conditions={conditions} narrow />
        {reason && (
          <Text lines breaks tone="muted">
            {t('registerAdmin.lastReason', { reason })}
          </Text>
        )}
        <ChoiceInput name="action" choices={choices} />
        <TextAreaInput name="reason" rows={3} maxLength={1000} help={t('registerAdmin.reasonHelp')} />
        <SubmitButton>{t('registerAdmin.decideSave')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
