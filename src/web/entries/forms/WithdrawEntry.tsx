import { zodResolver } from '@hookform/resolvers/zod'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { withdrawEntry as withdraw } from '#contract/endpoints/entries.ts'
import { type EntryRow, withdrawEntry } from '#contract/entries.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { useSendList } from '../useSendList.ts'

const form = z.object({ reason: withdrawEntry.body.shape.reason })

interface Props {
  trialId: number
  entry: EntryRow
  onDone: () => void
  onClose: () => void
}

/** Asks why an entry is withdrawn. */
export function WithdrawEntry({ trialId, entry, onDone, onClose }: Props) {
  const t = useTranslate()
  const fields = useForm({
    resolver: zodResolver(form),
    shouldFocusError: false,
    defaultValues: { reason: '' },
  })
  const { mutateAsync: send } = useSendList(trialId)
  const submit = async ({ reason }: { reason: string }) => {
    await send({ call: withdraw, body: { entryId: entry.id, reason } })
    onDone()
  }
  return (
    <FormDialog title={t('entries.withdraw.title', { dog: calledBy(entry.dog) })} onClose={onClose}>
      <Form byButton form={fields} labels={{ reason: t('entries.withdraw.reason') }} onSubmit={submit}>
        <Typography>{t('entries.withdraw.help')}</Typography>
        <TextInput name="reason" maxLength={500} />
        <SubmitButton color="error">{t('entries.withdraw.submit')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
