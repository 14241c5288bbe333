import { useNavigate } from '@tanstack/react-router'
import type { DogSummary } from '#contract/dogs.ts'
import { ownNotices, saveOwnNotice } from '#contract/endpoints/litterNotices.ts'
import type { OwnNotice } from '#contract/litterNotices.ts'
import { useOwnDraft } from '../../../accounts/session/session.ts'
import { ApiError } from '../../../client/ApiError.ts'
import { ask } from '../../../client/calls.ts'
import { useChange } from '../../../client/useChange.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { forgetDraft } from '../../../ui/drafts/drafts.ts'
import { useDraftForm } from '../../../ui/drafts/useDraftForm.ts'
import { useVersionedForm } from '../../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../../ui/drafts/VersionedForm.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx'
import { showSuccess } from '../../../ui/toasts/toasts.ts'
import { ownNoticesAddress } from '../addresses.ts'
import { NoticeFields } from '../form/NoticeFields.tsx'
import { EMPTY_NOTICE, type NoticeBody, noticeResolver, noticeValues } from '../form/noticeValues.ts'
import { noticeWords, useNoticeLabels } from '../form/useNoticeLabels.ts'
import { NOTICE_CALLS } from '../queries.ts'

/** The reason is the staff's. */
const ownBody = ({ reason: _reason, ...body }: NoticeBody) => body

/** Tells that a notice waits, and leads to one's list. */
function useSent() {
  const t = useTranslate()
  const navigate = useNavigate()
  return async () => {
    showSuccess(t('notices.sent'))
    await navigate(ownNoticesAddress())
  }
}

/** A new notice of one's own. */
export function NewOwnForm({ dogs }: { dogs: readonly DogSummary[] }) {
  const t = useTranslate()
  const draft = useOwnDraft('ownNotices.new')
  const onSent = useSent()
  const form = useDraftForm({ draft, resolver: noticeResolver, defaultValues: EMPTY_NOTICE })
  const { mutateAsync } = useChange(saveOwnNotice, {
    invalidates: NOTICE_CALLS,
    async onSuccess() {
      forgetDraft(draft.name)
      await onSent()
    },
  })
  return (
    <Form
      wide
      form={form}
      labels={useNoticeLabels(form.watch('type'))}
      onSubmit={(body) => mutateAsync({ ...ownBody(body), id: null, version: 0 })}
    >
      <NoticeFields own={dogs} />
      <SubmitButton>{t('notices.form.send')}</SubmitButton>
    </Form>
  )
}

interface Props {
  notice: OwnNotice
  dogs: readonly DogSummary[]
}

/** One's own notice to be changed. */
export function OwnForm({ notice, dogs }: Props) {
  const t = useTranslate()
  const onSaved = useSent()
  const { mutateAsync } = useChange(saveOwnNotice, { invalidates: NOTICE_CALLS })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`ownNotices.${notice.id}`),
    stored: notice,
    resolver: noticeResolver,
    valuesOf: noticeValues,
    load: () => loadOwn(notice.id),
    save: (body, { id, version }) => mutateAsync({ ...ownBody(body), id, version }),
    onSaved,
  })
  return (
    <VersionedForm
      wide
      versioned={versioned}
      labels={useNoticeLabels(versioned.form.watch('type'))}
      words={noticeWords(t)}
    >
      <NoticeFields own={dogs} />
      <SubmitButton>{t('notices.form.send')}</SubmitButton>
    </VersionedForm>
  )
}

async function loadOwn(id: number): Promise<OwnNotice> {
  const { notices } = await ask(ownNotices)
  const notice = notices.find((one) => one.id === id)
  if (!notice) throw new ApiError(404, 'LITTER_NOT_FOUND')
  return notice
}
