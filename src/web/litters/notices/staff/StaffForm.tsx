import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { saveNotice, staffNotice } from '#contract/endpoints/litterNotices.ts'
import type { StaffNotice } from '#contract/litterNotices.ts'
import { useMay, useOwnDraft } from '../../../accounts/session/session.ts'
import { ask } from '../../../client/calls.ts'
import { keyOf } from '../../../client/queries.ts'
import { useChange } from '../../../client/useChange.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { forgetDraft } from '../../../ui/drafts/drafts.ts'
import { useDraftForm } from '../../../ui/drafts/useDraftForm.ts'
import { useVersionedForm } from '../../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../../ui/drafts/VersionedForm.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx'
import { TextAreaInput } from '../../../ui/inputs/TextAreaInput.tsx'
import { showSuccess } from '../../../ui/toasts/toasts.ts'
import { staffNoticeAddress } from '../addresses.ts'
import { NoticeFields } from '../form/NoticeFields.tsx'
import { EMPTY_NOTICE, noticeResolver, noticeValues } from '../form/noticeValues.ts'
import { noticeWords, useNoticeLabels } from '../form/useNoticeLabels.ts'
import { NOTICE_CALLS } from '../queries.ts'

/** A new notice in the name of the club. */
export function NewStaffForm() {
  const t = useTranslate()
  const navigate = useNavigate()
  const draft = useOwnDraft('staffNotices.new')
  const form = useDraftForm({ draft, resolver: noticeResolver, defaultValues: EMPTY_NOTICE })
  const { mutateAsync } = useChange(saveNotice, {
    invalidates: NOTICE_CALLS,
    async onSuccess({ id }) {
      forgetDraft(draft.name)
      showSuccess(t('noticeAdmin.saved'))
      await navigate({ ...staffNoticeAddress(id), replace: true })
    },
  })
  return (
    <Form
      wide
      form={form}
      labels={useStaffLabels(form.watch('type'))}
      onSubmit={(body) => mutateAsync({ ...body, id: null, version: 0 })}
    >
      <NoticeFields />
      <ReasonInput />
      <SubmitButton>{t('noticeAdmin.save')}</SubmitButton>
    </Form>
  )
}

/** A notice to be changed in the name of the club. */
export function StaffForm({ notice }: { notice: StaffNotice }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const own = { params: { id: notice.id } }
  const { mutateAsync } = useChange(saveNotice, { invalidates: NOTICE_CALLS })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`staffNotices.${notice.id}`),
    stored: notice,
    resolver: noticeResolver,
    valuesOf: noticeValues,
    load: () => ask(staffNotice, own),
    save: (body, { id, version }) => mutateAsync({ ...body, id, version }),
    keep: (saved) => queries.setQueryData(keyOf(staffNotice, own), saved),
    onSaved: () => showSuccess(t('noticeAdmin.saved')),
  })
  return (
    <VersionedForm
      wide
      versioned={versioned}
      labels={useStaffLabels(versioned.form.watch('type'))}
      words={noticeWords(t)}
    >
      <NoticeFields />
      <ReasonInput />
      <SubmitButton>{t('noticeAdmin.save')}</SubmitButton>
    </VersionedForm>
  )
}

function useStaffLabels(type: StaffNotice['type']) {
  const t = useTranslate()
  return { ...useNoticeLabels(type), reason: t('noticeAdmin.reason') }
}

/** Why a notice may stand though no owner of the dam is known: only who decides may say so. */
function ReasonInput() {
  const t = useTranslate()
  if (!useMay('litters.decide')) return null
  return (
    <TextAreaInput name="reason" optional rows={2} maxLength={500} help={t('noticeAdmin.reasonOptional')} />
  )
}
