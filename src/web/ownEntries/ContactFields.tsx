import { LANGUAGES } from '#contract/languages.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { SelectInput } from '../ui/inputs/SelectInput.tsx'
import { TextInput } from '../ui/inputs/TextInput.tsx'

/** Label of each field by which a dog's people are named and reached, in the order of the form. */
export function useContactLabels() {
  const t = useTranslate()
  return {
    contactName: t('ownEntries.fields.contactName'),
    contactPhone: t('ownEntries.fields.contactPhone'),
    handler: t('ownEntries.fields.handler'),
    language: t('ownEntries.fields.language'),
  }
}

/** How the dog's people are named and reached. */
export function ContactFields() {
  const t = useTranslate()
  return (
    <>
      <TextInput name="contactName" optional maxLength={100} autoComplete="name" />
      <TextInput
        name="contactPhone"
        type="tel"
        optional
        maxLength={30}
        autoComplete="tel"
        help={t('ownEntries.fields.contactPhoneHelp')}
      />
      <TextInput name="handler" optional maxLength={100} help={t('ownEntries.fields.handlerHelp')} />
      <SelectInput
        name="language"
        options={LANGUAGES.map((value) => ({ value, label: t(`accounts.languages.${value}`) }))}
      />
    </>
  )
}
