import { zodResolver } from '@hookform/resolvers/zod'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { decidePaperAward as decide, paperAwards } from '#contract/endpoints/paperAwards.ts'
import { decidePaperAward, type PaperAwardRow } from '#contract/paperAwards.ts'
import { calledBy } from '#domain/dogs.ts'
import { PAPER_AWARD_VERDICTS } from '#domain/trials/paperAwards.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { ChoiceInput } from '../ui/inputs/ChoiceInput.tsx'
import { TextAreaInput } from '../ui/inputs/TextAreaInput.tsx'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { awardText } from './awardText.ts'

const form = decidePaperAward.body.pick({ verdict: true, reason: true })
const resolver = zodResolver(form)
type Values = z.input<typeof form>

/** Asks what the register has found out of an award; a verdict can be changed. */
export function DecideAward({ award, onClose }: { award: PaperAwardRow; onClose: () => void }) {
  const t = useTranslate()
  const { id, verdict, verdictReason, seenBy, dog } = award
  const fields = useForm({
    resolver,
    shouldFocusError: false,
    // Nothing is chosen before somebody has.
    defaultValues: { verdict, reason: verdictReason ?? '' } as Values,
  })
  const { mutateAsync } = useChange(decide, { invalidates: [paperAwards] })
  const submit = async (values: z.output<typeof form>) => {
    await mutateAsync({ id, was: verdict, ...values })
    showSuccess(t('paperAwards.decided'))
    onClose()
  }
  const verdicts = PAPER_AWARD_VERDICTS.map((value) => ({
    value,
    label: t(`paperAwards.verdicts.${value}`),
    note: t(`paperAwards.follows.${value}`),
  }))
  const labels = { verdict: t('paperAwards.verdict'), reason: t('paperAwards.reason') }
  return (
    <FormDialog title={t('paperAwards.decideTitle', { dog: calledBy(dog) })} onClose={onClose}>
      <Form form={fields} labels={labels} onSubmit={submit}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {seenBy === null
            ? t('unregisteredDogs.unseen', { award: awardText(award) })
            : t('entries.paper.line', { award: awardText(award), seenBy })}
        </Typography>
        <ChoiceInput name="verdict" choices={verdicts} />
        <TextAreaInput name="reason" rows={2} maxLength={1000} help={t('paperAwards.reasonHelp')} />
        <SubmitButton>{t('paperAwards.save')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
