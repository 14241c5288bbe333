import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decideInquiry, staffInquiry } from '#contract/endpoints/healthInquiries.ts'
import type { StaffInquiry } from '#contract/healthInquiries.ts'
import type { InquiryAction } from '#domain/health/inquiry.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { ask } from '../../client/calls.ts'
import { useChange } from '../../client/useChange.ts'
import { useHealthCodes } from '../../dogs/health/healthCodes.ts'
import { scaleName, useHealthWords } from '../../dogs/health/healthTexts.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { ChecksInput } from '../../ui/inputs/ChecksInput.tsx'
import { TextAreaInput } from '../../ui/inputs/TextAreaInput.tsx'
import { Row } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { INQUIRIES, staffInquiryQuery } from '../queries.ts'

interface Values {
  codes: string[]
  publicText: string
  internalText: string
}

const resolver = (values: Values) => ({ values, errors: {} })
const valuesOf = ({ codes, publicText, internalText }: StaffInquiry): Values => ({
  codes,
  publicText,
  internalText,
})
const words = (field: string, value: unknown): string | undefined =>
  field === 'codes' ? (value as string[]).join(', ') : undefined

/** Codes, public and internal text, and one button for each decision that is possible now. */
export function DecisionForm({ inquiry }: { inquiry: StaffInquiry }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const [action, setAction] = useState<InquiryAction>('handle')
  const params = { id: inquiry.id }
  const { mutateAsync, isPending } = useChange(decideInquiry, { params, invalidates: INQUIRIES })
  const versioned = useVersionedForm<StaffInquiry, Values, Values>({
    draft: useOwnDraft(`healthInquiries.${inquiry.id}`),
    stored: inquiry,
    resolver,
    valuesOf,
    load: () => ask(staffInquiry, { params }),
    save: (values, { version }) => mutateAsync({ ...values, version, action, into: null }),
    keep: (saved) => queries.setQueryData(staffInquiryQuery(inquiry.id).queryKey, saved),
    onSaved: () => showSuccess(t(`inquiryAdmin.done.${action}`)),
  })
  const labels = {
    codes: t('inquiryAdmin.codes'),
    publicText: t('inquiryAdmin.publicText'),
    internalText: t('inquiryAdmin.internalText'),
  }
  const isPublished = inquiry.state === 'published'
  const offered = inquiry.actions.filter((one) => one !== 'merge')
  return (
    <VersionedForm versioned={versioned} labels={labels} words={words} byButton>
      <ChecksInput name="codes" choices={useCodeChoices(inquiry)} columns />
      <TextAreaInput name="publicText" optional maxLength={2000} help={t('inquiryAdmin.publicHelp')} />
      <TextAreaInput name="internalText" optional maxLength={4000} help={t('inquiryAdmin.internalHelp')} />
      <Row>
        {offered.map((one) => (
          <Button
            key={one}
            type="submit"
            variant={one === 'publish' && !isPublished ? 'contained' : 'outlined'}
            loading={isPending && action === one}
            onClick={() => setAction(one)}
          >
            {t(`inquiryAdmin.actions.${one === 'publish' && isPublished ? 'publishAnew' : one}`)}
          </Button>
        ))}
      </Row>
    </VersionedForm>
  )
}

/** The findings that are offered, and what was chosen before. */
function useCodeChoices({ codes }: StaffInquiry) {
  const words = useHealthWords()
  return useHealthCodes()
    .all.filter(({ kind, offered, code }) => (kind === 'illness' && offered) || codes.includes(code))
    .map(({ code }) => ({ value: code, label: `${code} ${scaleName(words, code)}` }))
}
