import { zodResolver } from '@hookform/resolvers/zod'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { reasonInput } from '#contract/inputs.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextAreaInput } from '../../ui/inputs/TextAreaInput.tsx'
import type { Marking } from '../useMarking.ts'
import type { OpenLine } from '../useSheets.ts'

const form = z.object({ reason: reasonInput })

interface Props {
  open: OpenLine
  marking: Marking
  onClose: () => void
}

/** Asks why a result is published although checks fail. */
export function PublishAnyway({ open, marking, onClose }: Props) {
  const t = useTranslate()
  const fields = useForm({
    resolver: zodResolver(form),
    shouldFocusError: false,
    defaultValues: { reason: '' },
  })
  const submit = async ({ reason }: { reason: string }) => {
    if (await marking.done(open, { override: reason })) onClose()
  }
  return (
    <FormDialog title={t('results.done.overrideTitle', { dog: calledBy(open.line.dog) })} onClose={onClose}>
      <Form byButton form={fields} labels={{ reason: t('results.done.overrideReason') }} onSubmit={submit}>
        <Typography>{t('results.done.overrideHelp')}</Typography>
        <TextAreaInput name="reason" rows={2} maxLength={1000} />
        <SubmitButton>{t('results.done.overrideSubmit')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
