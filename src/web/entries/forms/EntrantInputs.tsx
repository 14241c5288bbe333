import { LANGUAGES } from '#contract/languages.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'

/** Label of each field of an entry, in the order of the form. */
export function useEntryLabels(): Readonly<Record<string, string>> {
  const t = useTranslate()
  return {
    regnr: t('entries.form.regnr'),
    isUnregistered: t('unregistered.toggle'),
    class: t('entries.form.class'),
    handler: t('entries.form.handler'),
    contactName: t('entries.form.contactName'),
    contactEmail: t('entries.form.contactEmail'),
    contactPhone: t('entries.form.contactPhone'),
    language: t('entries.form.language'),
  }
}

/** Handler and contact of the dog. */
export function EntrantInputs() {
  const t = useTranslate()
  return (
    <>
      <TextInput name="handler" optional maxLength={100} />
      <TextInput name="contactName" optional maxLength={100} />
      <TextInput
        name="contactEmail"
        type="email"
        optional
        verbatim
        maxLength={254}
        help={t('entries.form.contactEmailHelp')}
      />
      <TextInput name="contactPhone" type="tel" optional maxLength={30} />
      <SelectInput
        name="language"
        options={LANGUAGES.map((value) => ({ value, label: t(`accounts.languages.${value}`) }))}
      />
    </>
  )
}
