import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import type { EntryForm } from '#contract/ownEntries.ts'
import { CaptchaNote } from '../../accounts/captcha/CaptchaNote.tsx'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ClassInput } from '../../trials/ClassInput.tsx'
import { trialDogQuery } from '../../trials/queries.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { ContactInputs, useEnterLabels } from './ContactInputs.tsx'
import { DogChoice } from './DogChoice.tsx'
import { DogStanding } from './DogStanding.tsx'
import { beginWith, type EnterOutput, enterForm } from './enterValues.ts'
import { FormPart } from './FormPart.tsx'
import { Paying } from './Paying.tsx'
import { ProductInput } from './ProductInput.tsx'
import { SendBar } from './SendBar.tsx'
import { TermsInput } from './TermsInput.tsx'
import { useEnter } from './useEnter.ts'

interface Props {
  form: EntryForm
  /** of the dog it begins with */
  regnr: string | undefined
}

const resolver = zodResolver(enterForm)

/** Dog, class and fee, contact, paying: one form in one column. */
export function EnterForm({ form, regnr: first }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const draft = useOwnDraft(`enter.${form.trial.id}`)
  const fields = useDraftForm({
    draft,
    resolver,
    defaultValues: beginWith(form, first, language) as never,
  })
  const { submit, captcha } = useEnter(form, draft.name)
  const send = (values: EnterOutput) => {
    // The same for as long as the form is of this dog: sent again after a lost answer, it is one entry.
    const key = values.key || crypto.randomUUID()
    fields.setValue('key', key, { shouldDirty: true })
    return submit({ ...values, key })
  }
  const { trial } = form
  const regnr = fields.watch('regnr')
  const { data: known } = useQuery(trialDogQuery(regnr || undefined, trial.id))
  return (
    <Form form={fields} labels={useEnterLabels()} onSubmit={send} byButton>
      <FormPart title={t('ownEntries.enter.parts.dog')}>
        <DogChoice form={form} />
        <DogStanding regnr={regnr} trial={trial} />
      </FormPart>
      {!(regnr && known?.entered) && (
        <FormPart title={t('ownEntries.enter.parts.fee')}>
          <ClassInput regnr={regnr} trial={trial} />
          <ProductInput products={form.products} />
        </FormPart>
      )}
      <FormPart title={t('ownEntries.enter.parts.contact')}>
        <ContactInputs isVisitor={form.entrant === null} />
      </FormPart>
      <FormPart title={t('ownEntries.enter.parts.paying')}>
        <Paying form={form} />
        <TermsInput />
        {captcha.state && <CaptchaNote state={captcha.state} onRetry={captcha.renew} />}
      </FormPart>
      <SendBar form={form} />
    </Form>
  )
}
