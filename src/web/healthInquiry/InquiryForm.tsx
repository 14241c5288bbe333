import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useFormContext } from 'react-hook-form'
import type { CurrentUser } from '#contract/accounts.ts'
import { ownInquiry, sendHealthInquiry } from '#contract/endpoints/healthInquiries.ts'
import { isRegnr } from '#domain/regnr.ts'
import { CaptchaNote } from '../accounts/captcha/CaptchaNote.tsx'
import { useVisitorCaptchaChange } from '../accounts/captcha/useCaptchaChange.ts'
import { useOwnDraft } from '../accounts/session/session.ts'
import { keyOf } from '../client/queries.ts'
import { dogQuery } from '../dogs/queries.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { DogInput } from '../search/DogInput.tsx'
import { forgetDraft } from '../ui/drafts/drafts.ts'
import { useDraftForm } from '../ui/drafts/useDraftForm.ts'
import { Form } from '../ui/forms/Form.tsx'
import { FormSection } from '../ui/forms/FormSection.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { ownInquiryAddress } from './addresses.ts'
import { HealthFields, InformerFields, useInquiryLabels } from './InquiryFields.tsx'
import { type InquiryBody, newInquiry, newInquiryValues } from './inquiryValues.ts'

interface Props {
  user: CurrentUser | null
  /** of the dog it begins with; empty: none */
  regnr: string
}

const resolver = zodResolver(newInquiry)

/** A report in one column; it leads to its own page, which thanks and says what happens next. */
export function InquiryForm({ user, regnr }: Props) {
  const t = useTranslate()
  const router = useRouter()
  const queries = useQueryClient()
  const draft = useOwnDraft('healthInquiry')
  const form = useDraftForm({ draft, resolver, defaultValues: newInquiryValues(regnr, user) as never })
  const { mutation, ...captcha } = useVisitorCaptchaChange(
    user === null,
    ({ attachmentName: _name, keepAttachment: _keep, ...body }: InquiryBody, solved) => ({
      call: sendHealthInquiry,
      body,
      captcha: solved,
    }),
  )
  const send = async (values: InquiryBody) => {
    // The same for as long as the form is: sent again after a lost answer, it is one report.
    const key = values.key || crypto.randomUUID()
    form.setValue('key' as never, key as never, { shouldDirty: true })
    const inquiry = await mutation.mutateAsync({ ...values, key })
    forgetDraft(draft.name)
    queries.setQueryData(keyOf(ownInquiry, { params: { id: inquiry.id } }), inquiry)
    showSuccess(t('healthInquiry.thanks'))
    await router.navigate({ ...ownInquiryAddress(inquiry.id), replace: true })
  }
  return (
    <Form form={form} labels={useInquiryLabels()} onSubmit={send} byButton>
      <FormSection title={t('healthInquiry.parts.dog')}>
        <DogField />
      </FormSection>
      <InformerFields />
      <HealthFields />
      {captcha.state && <CaptchaNote state={captcha.state} onRetry={captcha.renew} />}
      <SubmitButton>{t('healthInquiry.send')}</SubmitButton>
    </Form>
  )
}

function DogField() {
  const t = useTranslate()
  const regnr: string = useFormContext().watch('regnr')
  const { data } = useQuery({ ...dogQuery(regnr), enabled: isRegnr(regnr) })
  return <DogInput name="regnr" help={t('healthInquiry.regnrHelp')} known={data} onChoose={() => {}} />
}
