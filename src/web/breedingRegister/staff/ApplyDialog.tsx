import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { applyForRegister } from '#contract/endpoints/registerStaff.ts'
import { calledBy } from '#domain/dogs.ts'
import { isRegnr } from '#domain/regnr.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { DogInput } from '../../search/DogInput.tsx'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { Conditions } from '../Conditions.tsx'
import { checkQuery } from '../queries.ts'
import { REGISTER_CALLS } from './queries.ts'

const form = z.object({
  regnr: z.string().trim().refine(isRegnr, 'REGNR_INVALID'),
  assured: z.boolean(),
})
const resolver = zodResolver(form)

/** Writes down the application of a dog, and shows how it stands before it is sent. */
export function ApplyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const fields = useForm({ resolver, shouldFocusError: false, defaultValues: { regnr: '', assured: false } })
  const regnr = fields.watch('regnr')
  const { data } = useQuery(checkQuery(isRegnr(regnr) ? regnr : undefined))
  const { mutateAsync: apply } = useChange(applyForRegister, { invalidates: REGISTER_CALLS })
  const submit = async (body: z.output<typeof form>) => {
    const { dog } = await apply(body)
    showSuccess(t('registerAdmin.applied', { dog: calledBy(dog) }))
    onClose()
  }
  const labels = { regnr: t('registerAdmin.regnr'), assured: t('registerAdmin.assured') }
  return (
    <FormDialog title={t('registerAdmin.applyTitle')} onClose={onClose}>
      <Form byButton form={fields} labels={labels} onSubmit={submit}>
        <DogInput
          name="regnr"
          help={t('registerAdmin.regnrHelp')}
          known={data?.dog}
          onChoose={() => undefined}
        />
        {data && regnr !== '' && (
          <Conditions
            conditions={data.conditions.filter(({ condition }) => condition !== 'assurances')}
            narrow
          />
        )}
        <CheckInput name="assured" help={t('registerAdmin.assuredHelp')} />
        <SubmitButton>{t('registerAdmin.applySave')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
