import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { changeRegister, type StaffRegisterEntry } from '#contract/breedingRegister.ts'
import { changeRegister as change } from '#contract/endpoints/registerStaff.ts'
import { calledBy } from '#domain/dogs.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { REGISTER_CALLS } from './queries.ts'

const form = changeRegister.body.omit({ version: true })
const resolver = zodResolver(form)

interface Props {
  entry: StaffRegisterEntry
  onClose: () => void
}

/** Changes the magazine's issue, the assurances, and of a male its place in the list of males. */
export function DetailsDialog({ entry, onClose }: Props) {
  const t = useTranslate()
  const { id, dog, version, magazine, assured, listConsent, available } = entry
  const fields = useForm({
    resolver,
    shouldFocusError: false,
    defaultValues: { magazine: magazine ?? '', assured, listConsent, available },
  })
  const { mutateAsync } = useChange(change, { params: { id }, invalidates: REGISTER_CALLS })
  const words = { dog: calledBy(dog) }
  const submit = async (values: z.output<typeof form>) => {
    await mutateAsync({ version, ...values })
    showSuccess(t('registerAdmin.edited', words))
    onClose()
  }
  const labels = {
    magazine: t('registerAdmin.magazine'),
    assured: t('registerAdmin.assured'),
    listConsent: t('registerAdmin.listConsent'),
    available: t('registerAdmin.available'),
  }
  return (
    <FormDialog title={t('registerAdmin.editTitle', words)} onClose={onClose}>
      <Form form={fields} labels={labels} onSubmit={submit}>
        <TextInput name="magazine" optional maxLength={60} help={t('registerAdmin.magazineHelp')} />
        <CheckInput name="assured" help={t('registerAdmin.assuredHelp')} />
        {dog.gender === 'male' && (
          <>
            <CheckInput name="listConsent" />
            <CheckInput name="available" />
          </>
        )}
        <SubmitButton>{t('registerAdmin.editSave')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
