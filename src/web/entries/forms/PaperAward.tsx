import { zodResolver } from '@hookform/resolvers/zod'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { addPaperAward, trialDog } from '#contract/endpoints/entries.ts'
import { paperAwardFields } from '#contract/paperAwardFields.ts'
import { PAPER_AWARD_GROUNDS } from '#domain/trials/paperAwards.ts'
import { invalidate } from '../../client/queries.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { ChoiceInput } from '../../ui/inputs/ChoiceInput.tsx'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { dayField } from '../../ui/values/dayField.ts'
import { useSendList } from '../useSendList.ts'

const form = z.object({
  ...paperAwardFields,
  wonOn: dayField,
})
const resolver = zodResolver(form)
type Values = z.input<typeof form>
const EMPTY = { award: '', place: '', wonOn: '', seenBy: '' } as Values

interface Props {
  regnr: string
  trialId: number
  onClose: () => void
}

/** Records an award that somebody has seen on paper, so that the dog may start in its class. */
export function PaperAward({ regnr, trialId, onClose }: Props) {
  const t = useTranslate()
  const queries = useQueryClient()
  const fields = useForm({ resolver, shouldFocusError: false, defaultValues: EMPTY })
  const { mutateAsync: send } = useSendList(trialId)
  const submit = async (values: z.output<typeof form>) => {
    await send({ call: addPaperAward, body: { regnr, ...values } })
    await invalidate(queries, trialDog)
    showSuccess(t('entries.paper.added'))
    onClose()
  }
  const labels = {
    ground: t('entries.paper.ground'),
    award: t('entries.paper.award'),
    place: t('entries.paper.place'),
    wonOn: t('entries.paper.wonOn'),
    seenBy: t('entries.paper.seenBy'),
  }
  const grounds = PAPER_AWARD_GROUNDS.map((value) => ({ value, label: t(`entries.paper.grounds.${value}`) }))
  return (
    <FormDialog title={t('entries.paper.title', { regnr })} onClose={onClose}>
      <Form form={fields} labels={labels} onSubmit={submit}>
        <Typography>{t('entries.paper.help')}</Typography>
        <ChoiceInput name="ground" choices={grounds} />
        <TextInput name="award" maxLength={200} help={t('entries.paper.awardHelp')} />
        <TextInput name="place" maxLength={200} help={t('entries.paper.placeHelp')} />
        <DayInput name="wonOn" lean="past" />
        <TextInput name="seenBy" maxLength={100} />
        <SubmitButton>{t('entries.paper.submit')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
