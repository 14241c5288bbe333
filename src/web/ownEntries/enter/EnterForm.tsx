import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import type { EntryForm } from '#contract/ownEntries.ts'
import { CaptchaNote } from '../../accounts/captcha/CaptchaNote.tsx'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ClassInput } from '../../trials/ClassInput.tsx'
import { trialDogQuery } from '../../trials/queries.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { FormSection } from '../../ui/forms/FormSection.tsx'
import { useUnregisteredLabels } from '../../unregistered/form/UnregisteredInputs.tsx'
import { useAskedDog } from '../../unregistered/form/useAskedDog.ts'
import { ContactInputs, useEnterLabels } from './ContactInputs.tsx'
import { DogChoice } from './DogChoice.tsx'
import { DogStanding } from './DogStanding.tsx'
import { beginWith, type EnterOutput, enterForm } from './enterValues.ts'
import { Paying } from './Paying.tsx'
import { feeOf, ProductInput } from './ProductInput.tsx'
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
  const send = ({ isUnregistered: _, ...values }: EnterOutput) => {
    // The same for as long as the form is of this dog: sent again after a lost answer, it is one entry.
    const key = values.key || crypto.randomUUID()
    fields.setValue('key', key, { shouldDirty: true })
    return submit({ ...values, key, feeCents: feeOf(form.products, values.productId) })
  }
  const labels = { ...useEnterLabels(), ...useUnregisteredLabels(fields.watch('isUnregistered')) }
  return (
    <Form form={fields} labels={labels} onSubmit={send} byButton>
      <DogParts form={form} />
      <FormSection title={t('ownEntries.enter.parts.contact')}>
        <ContactInputs isVisitor={form.entrant === null} />
      </FormSection>
      <FormSection title={t('ownEntries.enter.parts.paying')}>
        <Paying form={form} />
        <TermsInput />
        {captcha.state && <CaptchaNote state={captcha.state} onRetry={captcha.renew} />}
      </FormSection>
      <SendBar form={form} />
    </Form>
  )
}

/** The dog, and with which class and fee it is entered. */
function DogParts({ form }: { form: EntryForm }) {
  const t = useTranslate()
  const { trial } = form
  const dog = useAskedDog()
  const { data } = useQuery(trialDogQuery(dog, trial.id))
  const isUnregistered = useFormContext().watch('isUnregistered') === true
  return (
    <>
      <FormSection title={t('ownEntries.enter.parts.dog')}>
        <DogChoice form={form} />
        <DogStanding dog={dog} trial={trial} />
      </FormSection>
      {!(dog && data?.entered) && (
        <FormSection title={t('ownEntries.enter.parts.fee')}>
          <ClassInput
            dog={dog}
            trial={trial}
            choose={isUnregistered ? t('unregistered.help.class') : undefined}
          />
          <ProductInput products={form.products} />
        </FormSection>
      )}
    </>
  )
}
