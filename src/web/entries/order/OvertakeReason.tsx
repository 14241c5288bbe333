import { zodResolver } from '@hookform/resolvers/zod'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { withdrawEntry } from '#contract/entries.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'

const form = z.object({ reason: withdrawEntry.body.shape.reason })

interface Props {
  onReason: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks why a move overtakes dogs that wait. */
export function OvertakeReason({ onReason, onClose }: Props) {
  const t = useTranslate()
  const fields = useForm({
    resolver: zodResolver(form),
    shouldFocusError: false,
    defaultValues: { reason: '' },
  })
  return (
    <FormDialog title={t('entries.overtake.title')} onClose={onClose}>
      <Form
        byButton
        form={fields}
        labels={{ reason: t('entries.overtake.reason') }}
        onSubmit={({ reason }) => onReason(reason)}
      >
        <Typography>{t('entries.overtake.help')}</Typography>
        <TextInput name="reason" maxLength={500} />
        <SubmitButton>{t('entries.overtake.submit')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
