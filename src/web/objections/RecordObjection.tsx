import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { recordObjection } from '#contract/endpoints/objections.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { OBJECTION_MAX_LENGTH, paperObjectionFields, type StaffObjections } from '#contract/objections.ts'
import { formatDate } from '#domain/dates.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { DayInput } from '../ui/inputs/DayInput.tsx'
import { SelectInput } from '../ui/inputs/SelectInput.tsx'
import { TextAreaInput } from '../ui/inputs/TextAreaInput.tsx'
import { TextInput } from '../ui/inputs/TextInput.tsx'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { dayField } from '../ui/values/dayField.ts'
import { finnishToday } from '../ui/values/days.ts'
import { OF_OBJECTIONS } from './queries.ts'
import { HELD, useAbouts } from './useAbouts.ts'

const form = z.object({
  ...paperObjectionFields,
  regnr: z.string().transform((regnr) => (regnr === HELD ? null : regnr)),
  receivedOn: dayField,
})
const resolver = zodResolver(form)

interface Props {
  data: StaffObjections
  onClose: () => void
}

/** Writes down an objection that somebody handed in on paper. */
export function RecordObjection({ data: { trial, dogs }, onClose }: Props) {
  const t = useTranslate()
  const fields = useForm({
    resolver,
    shouldFocusError: false,
    defaultValues: {
      regnr: dogs[0]?.regnr ?? HELD,
      body: '',
      name: '',
      email: '',
      language: 'fi' as const,
      receivedOn: formatDate(finnishToday()),
    } as z.input<typeof form>,
  })
  const { mutateAsync } = useChange(recordObjection, {
    params: { id: trial.id },
    invalidates: OF_OBJECTIONS,
  })
  const submit = async (body: z.output<typeof form>) => {
    await mutateAsync(body)
    showSuccess(t('objectionAdmin.recorded'))
    onClose()
  }
  const labels = {
    regnr: t('objections.about'),
    body: t('objections.body'),
    name: t('objectionAdmin.name'),
    email: t('objectionAdmin.email'),
    language: t('objectionAdmin.language'),
    receivedOn: t('objectionAdmin.receivedOn'),
  }
  const languages = LANGUAGES.map((value) => ({ value, label: t(`accounts.languages.${value}`) }))
  return (
    <FormDialog title={t('objectionAdmin.recordTitle')} onClose={onClose}>
      <Form form={fields} labels={labels} onSubmit={submit}>
        <SelectInput name="regnr" options={useAbouts(dogs)} />
        <TextInput name="name" maxLength={100} />
        <TextInput name="email" type="email" optional help={t('objectionAdmin.emailHelp')} />
        <SelectInput name="language" options={languages} />
        <DayInput name="receivedOn" lean="past" help={t('objectionAdmin.receivedOnHelp')} />
        <TextAreaInput name="body" rows={6} maxLength={OBJECTION_MAX_LENGTH} />
        <SubmitButton>{t('objectionAdmin.save')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
