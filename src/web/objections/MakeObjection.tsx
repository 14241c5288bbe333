import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { makeObjection, ownObjections } from '#contract/endpoints/objections.ts'
import { OBJECTION_MAX_LENGTH, type OwnObjections, objectionFields } from '#contract/objections.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { ChoiceInput } from '../ui/inputs/ChoiceInput.tsx'
import { TextAreaInput } from '../ui/inputs/TextAreaInput.tsx'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { HELD, useAbouts } from './useAbouts.ts'

const form = z.object({
  regnr: z.string('VALUE_REQUIRED').transform((regnr) => (regnr === HELD ? null : regnr)),
  body: objectionFields.body,
})
const resolver = zodResolver(form)
type Values = z.input<typeof form>
/** Nothing is chosen before somebody has. */
const EMPTY = { body: '' } as Values

/** The form of an objection to the result of an own dog, or to how the trial was held. */
export function MakeObjection({ own: { trial, dogs } }: { own: OwnObjections }) {
  const t = useTranslate()
  const fields = useForm({ resolver, shouldFocusError: false, defaultValues: EMPTY })
  const { mutateAsync } = useChange(makeObjection, {
    params: { trialDate: trial.date, kaerNr: trial.kaerNr },
    invalidates: [ownObjections],
  })
  const submit = async (body: z.output<typeof form>) => {
    await mutateAsync(body)
    fields.reset()
    showSuccess(t('objections.made'))
  }
  const labels = { regnr: t('objections.about'), body: t('objections.body') }
  return (
    <Form form={fields} labels={labels} onSubmit={submit}>
      <ChoiceInput name="regnr" choices={useAbouts(dogs)} />
      <TextAreaInput name="body" rows={6} maxLength={OBJECTION_MAX_LENGTH} help={t('objections.bodyHelp')} />
      <SubmitButton>{t('objections.submit')}</SubmitButton>
    </Form>
  )
}
