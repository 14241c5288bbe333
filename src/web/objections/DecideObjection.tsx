import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { decideObjection as decide } from '#contract/endpoints/objections.ts'
import { decideObjection, type StaffObjection } from '#contract/objections.ts'
import { OBJECTION_VERDICTS } from '#domain/trials/objections.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { ChoiceInput } from '../ui/inputs/ChoiceInput.tsx'
import { TextAreaInput } from '../ui/inputs/TextAreaInput.tsx'
import { Text } from '../ui/layout/parts.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { OF_OBJECTIONS } from './queries.ts'

const form = decideObjection.body.pick({ verdict: true, reason: true })
const resolver = zodResolver(form)
type Values = z.input<typeof form>

interface Props {
  objection: StaffObjection
  onClose: () => void
}

/** Asks what an objection comes to, and why; a late one can be left without being looked into. */
export function DecideObjection({ objection, onClose }: Props) {
  const t = useTranslate()
  const { id, verdict, verdictReason, late, body } = objection
  const fields = useForm({
    resolver,
    shouldFocusError: false,
    // Nothing is chosen before somebody has.
    defaultValues: { verdict, reason: verdictReason ?? '' } as Values,
  })
  const { mutateAsync } = useChange(decide, { invalidates: OF_OBJECTIONS })
  const submit = async (values: z.output<typeof form>) => {
    await mutateAsync({ id, was: verdict, ...values })
    showSuccess(t('objectionAdmin.decided'))
    onClose()
  }
  const verdicts = OBJECTION_VERDICTS.filter((value) => late || value !== 'dismissed').map((value) => ({
    value,
    label: t(`objectionAdmin.verdicts.${value}`),
    note: t(`objectionAdmin.follows.${value}`),
  }))
  const labels = { verdict: t('objectionAdmin.verdict'), reason: t('objectionAdmin.reason') }
  return (
    <FormDialog title={t('objectionAdmin.decideTitle')} onClose={onClose}>
      <Form byButton form={fields} labels={labels} onSubmit={submit}>
        <Text component="p" lines breaks>
          {body}
        </Text>
        <ChoiceInput name="verdict" choices={verdicts} />
        <TextAreaInput name="reason" rows={4} maxLength={1000} help={t('objectionAdmin.reasonHelp')} />
        <SubmitButton>{t('objectionAdmin.saveDecision')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
