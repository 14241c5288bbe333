import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { registerDog } from '#contract/endpoints/unregisteredDogs.ts'
import type { UnregisteredRow } from '#contract/unregisteredDogs.ts'
import { unregisteredFields } from '#contract/unregisteredFields.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { isRegnr, REGNR_MAX_LENGTH } from '#domain/regnr.ts'
import { useChange } from '../../client/useChange.ts'
import { useBreedChoices } from '../../dogs/breedChoices.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { ChoiceInput } from '../../ui/inputs/ChoiceInput.tsx'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { dayField } from '../../ui/values/dayField.ts'
import { IDENTIFIED } from '../queries.ts'

const { name, breed, gender } = unregisteredFields
const form = z.object({
  regnr: z.string().trim().refine(isRegnr, 'REGNR_INVALID'),
  name,
  breed,
  gender,
  birthDate: dayField,
})
const resolver = zodResolver(form)
type Values = z.input<typeof form>

interface Props {
  row: UnregisteredRow
  onDone: (regnr: string) => void
  onClose: () => void
}

/** Adds a dog of an entry to the register, after its data have been checked against the papers. */
export function RegisterDialog({ row: { entryId, dog }, onDone, onClose }: Props) {
  const t = useTranslate()
  const breeds = useBreedChoices()
  const fields = useForm({
    resolver,
    shouldFocusError: false,
    defaultValues: {
      regnr: dog.regnr,
      name: dog.name,
      breed: dog.breed,
      gender: dog.gender,
      birthDate: dog.birthDate ? formatDate(dog.birthDate) : '',
    } as Values,
  })
  const { mutateAsync: register } = useChange(registerDog, {
    params: { id: entryId },
    invalidates: IDENTIFIED,
  })
  const submit = async (body: z.output<typeof form>) => {
    const { regnr } = await register(body)
    showSuccess(t('unregisteredDogs.registered', { dog: body.name }))
    onDone(regnr)
  }
  const labels = Object.fromEntries(
    (['regnr', 'name', 'breed', 'gender', 'birthDate'] as const).map((field) => [
      field,
      t(`unregistered.fields.${field}`),
    ]),
  )
  const sexes = (['male', 'female'] as const).map((value) => ({ value, label: t(`common.${value}`) }))
  return (
    <FormDialog title={t('unregisteredDogs.registerTitle', { dog: calledBy(dog) })} onClose={onClose}>
      <Form byButton form={fields} labels={labels} onSubmit={submit}>
        <Text>{t('unregisteredDogs.registerHelp')}</Text>
        <TextInput name="regnr" verbatim maxLength={REGNR_MAX_LENGTH} />
        <TextInput name="name" maxLength={100} />
        <SelectInput name="breed" options={breeds} />
        <ChoiceInput name="gender" choices={sexes} />
        <DayInput name="birthDate" lean="past" />
        <SubmitButton>{t('unregisteredDogs.submitRegister')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
