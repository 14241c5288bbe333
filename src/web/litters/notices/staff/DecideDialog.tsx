import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { decideNotice as decide } from '#contract/endpoints/litterNotices.ts'
import { decideNotice, type StaffNotice } from '#contract/litterNotices.ts'
import { useChange } from '../../../client/useChange.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx'
import { TextAreaInput } from '../../../ui/inputs/TextAreaInput.tsx'
import { Text } from '../../../ui/layout/parts.ts'
import { showSuccess } from '../../../ui/toasts/toasts.ts'
import { NoticeWarnings } from '../NoticeWarnings.tsx'
import { NOTICE_CALLS } from '../queries.ts'
import { usePairName } from '../usePairName.ts'

const form = decideNotice.body.pick({ reason: true })
const withReason = form.refine(({ reason }) => reason !== '', { path: ['reason'], error: 'REASON_MISSING' })

export type NoticeAction = z.output<typeof decideNotice.body>['action']
const DONE = { approve: 'approved', decline: 'declined', withdraw: 'withdrawn' } as const

interface Props {
  notice: StaffNotice
  action: NoticeAction
  onClose: () => void
}

/** Decides of a notice, with its reason: always needed but for an approval where an owner of the dam is known. */
export function DecideDialog({ notice, action, onClose }: Props) {
  const t = useTranslate()
  const pair = usePairName()(notice)
  const { id, version, damOwned, warnings } = notice
  const mayBeSilent = action === 'approve' && damOwned
  const fields = useForm({
    resolver: zodResolver(mayBeSilent ? form : withReason),
    shouldFocusError: false,
    defaultValues: { reason: '' },
  })
  const { mutateAsync } = useChange(decide, { invalidates: NOTICE_CALLS })
  const submit = async ({ reason }: z.output<typeof form>) => {
    await mutateAsync({ id, version, action, reason })
    showSuccess(t(`noticeAdmin.${DONE[action]}`))
    onClose()
  }
  return (
    <FormDialog title={t(`noticeAdmin.${action}Of`, { pair })} onClose={onClose}>
      <Form byButton form={fields} labels={{ reason: t('noticeAdmin.reason') }} onSubmit={submit}>
        <Text>{t(`noticeAdmin.${action}Help`)}</Text>
        {action === 'approve' && <NoticeWarnings codes={warnings} />}
        <TextAreaInput
          name="reason"
          optional={mayBeSilent}
          rows={3}
          maxLength={500}
          help={action === 'approve' && !damOwned ? t('noticeAdmin.damOwnerMissing') : undefined}
        />
        <SubmitButton>{t(`noticeAdmin.${action}`)}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
