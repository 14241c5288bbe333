import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { giveBreedingAward } from '#contract/breedingRegister.ts'
import { giveBreedingAward as give } from '#contract/endpoints/registerStaff.ts'
import { formatDate } from '#domain/dates.ts'
import { isRegnr } from '#domain/regnr.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { DogInput } from '../../search/DogInput.tsx'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { ChoiceInput } from '../../ui/inputs/ChoiceInput.tsx'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { dayField } from '../../ui/values/dayField.ts'
import { finnishToday } from '../../ui/values/days.ts'
import { checkQuery } from '../queries.ts'
import { AWARD_CALLS } from './queries.ts'

const form = z.object({
  regnr: z.string().trim().refine(isRegnr, 'REGNR_INVALID'),
  level: giveBreedingAward.body.shape.level,
  date: dayField,
  grounds: giveBreedingAward.body.shape.grounds,
})
const resolver = zodResolver(form)
type Values = z.input<typeof form>

/** The button that asks for a breeding award of a dog, its day and grounds. */
export function GiveAward() {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t('registerAdmin.awards.give')}
      </Button>
      {isOpen && <AwardDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

function AwardDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const fields = useForm({
    resolver,
    shouldFocusError: false,
    // No level is chosen before somebody has.
    defaultValues: {
      regnr: '',
      level: null,
      date: formatDate(finnishToday()),
      grounds: '',
    } as unknown as Values,
  })
  const regnr = fields.watch('regnr')
  const { data } = useQuery(checkQuery(isRegnr(regnr) ? regnr : undefined))
  const { mutateAsync } = useChange(give, { invalidates: AWARD_CALLS })
  const submit = async (body: z.output<typeof form>) => {
    await mutateAsync(body)
    showSuccess(t('registerAdmin.awards.given'))
    onClose()
  }
  const labels = {
    regnr: t('registerAdmin.regnr'),
    level: t('breedingRegister.columns.award'),
    date: t('breedingRegister.columns.date'),
    grounds: t('breedingRegister.columns.grounds'),
  }
  const levels = (['gold', 'silver', 'bronze'] as const).map((value) => ({
    value,
    label: t(`dogs.award.${value}`),
  }))
  return (
    <FormDialog title={t('registerAdmin.awards.give')} onClose={onClose}>
      <Form byButton form={fields} labels={labels} onSubmit={submit}>
        <DogInput
          name="regnr"
          help={t('registerAdmin.regnrHelp')}
          known={data?.dog}
          onChoose={() => undefined}
        />
        <ChoiceInput name="level" choices={levels} />
        <DayInput name="date" lean="past" />
        <TextInput name="grounds" maxLength={500} />
        <SubmitButton>{t('registerAdmin.awards.save')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
