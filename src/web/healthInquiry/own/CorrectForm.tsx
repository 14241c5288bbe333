import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { correctInquiry, ownInquiry } from '#contract/endpoints/healthInquiries.ts'
import type { OwnInquiry } from '#contract/healthInquiries.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { ask } from '../../client/calls.ts'
import { keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { HealthFields, InformerFields, useInquiryLabels } from '../InquiryFields.tsx'
import { type CorrectedBody, correctedInquiry, inquiryValues } from '../inquiryValues.ts'

const resolver = zodResolver(correctedInquiry)
const noWords = () => undefined

/** Corrects a report, which is then handled anew. */
export function CorrectForm({ inquiry }: { inquiry: OwnInquiry }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const params = { id: inquiry.id }
  const { mutateAsync } = useChange(correctInquiry, { params })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`healthInquiry.${inquiry.id}`),
    stored: inquiry,
    resolver,
    valuesOf: inquiryValues,
    load: () => ask(ownInquiry, { params }),
    save: ({ attachmentName: _name, ...body }: CorrectedBody, { version }) =>
      mutateAsync({ ...body, version }),
    keep: (saved) => queries.setQueryData(keyOf(ownInquiry, { params }), saved),
    onSaved: () => showSuccess(t('healthInquiry.own.saved')),
  })
  return (
    <>
      <Text mb={2} measure="text">
        {t('healthInquiry.own.correctHelp')}
      </Text>
      <VersionedForm versioned={versioned} labels={useInquiryLabels()} words={noWords} byButton>
        <InformerFields />
        <HealthFields />
        <SubmitButton>{t('healthInquiry.own.save')}</SubmitButton>
      </VersionedForm>
    </>
  )
}
