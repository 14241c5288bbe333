import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { chipNumberInput } from '#contract/checkIn.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'

const chipForm = z.object({ chipNumber: chipNumberInput })

interface Props {
  dog: string
  onMark: (chipNumber: string) => void
  onClose: () => void
}

/** Asks for the number that was read of a chip that is another than in the dog's papers. */
export function ChipDialog({ dog, onMark, onClose }: Props) {
  const t = useTranslate()
  const form = useForm({ defaultValues: { chipNumber: '' }, resolver: zodResolver(chipForm) })
  return (
    <FormDialog title={t('checkIn.chip.title', { dog })} onClose={onClose}>
      <Form
        form={form}
        labels={{ chipNumber: t('checkIn.chip.number') }}
        onSubmit={async (values) => onMark(values.chipNumber)}
      >
        <TextInput
          name="chipNumber"
          inputMode="numeric"
          maxLength={15}
          optional
          verbatim
          help={t('checkIn.chip.help')}
        />
        <SubmitButton>{t('checkIn.chip.submit')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
