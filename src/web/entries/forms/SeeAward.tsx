import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { seePaperAward } from '#contract/endpoints/entries.ts'
import { type PaperAward, paperAwardFields } from '#contract/paperAwardFields.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { awardText } from '../../paperAwards/awardText.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { useSendList } from '../useSendList.ts'

const form = z.object({ seenBy: paperAwardFields.seenBy })
const resolver = zodResolver(form)

interface Props {
  trialId: number
  award: PaperAward
  onClose: () => void
}

/** Asks who has seen the paper of an award that an entrant has stated. */
export function SeeAward({ trialId, award, onClose }: Props) {
  const t = useTranslate()
  const fields = useForm({ resolver, shouldFocusError: false, defaultValues: { seenBy: '' } })
  const { mutateAsync: send } = useSendList(trialId)
  const submit = async ({ seenBy }: z.output<typeof form>) => {
    await send({ call: seePaperAward, body: { awardId: award.id, seenBy } })
    showSuccess(t('unregisteredDogs.seen'))
    onClose()
  }
  return (
    <FormDialog title={t('unregisteredDogs.seeTitle', { award: awardText(award) })} onClose={onClose}>
      <Form form={fields} labels={{ seenBy: t('entries.paper.seenBy') }} onSubmit={submit}>
        <TextInput name="seenBy" maxLength={100} />
        <SubmitButton>{t('unregisteredDogs.submitSee')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
