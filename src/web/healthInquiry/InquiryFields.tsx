import { useWatch } from 'react-hook-form'
import { INFORMERS, INQUIRY_CONDITIONS } from '#domain/health/inquiry.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FormSection } from '../ui/forms/FormSection.tsx'
import { CheckInput } from '../ui/inputs/CheckInput.tsx'
import { ChoiceInput } from '../ui/inputs/ChoiceInput.tsx'
import { TextAreaInput } from '../ui/inputs/TextAreaInput.tsx'
import { TextInput } from '../ui/inputs/TextInput.tsx'
import { AttachmentInput } from './AttachmentInput.tsx'

const TEXT_MAX = 2000

/** The labels of a report's fields. */
export function useInquiryLabels(): Record<string, string> {
  const t = useTranslate()
  return {
    informer: t('healthInquiry.informer'),
    informerName: t('healthInquiry.informerName'),
    informerEmail: t('healthInquiry.informerEmail'),
    regnr: t('healthInquiry.regnr'),
    condition: t('healthInquiry.condition'),
    sickness: t('healthInquiry.sickness'),
    character: t('healthInquiry.character'),
    genetics: t('healthInquiry.genetics'),
    dead: t('healthInquiry.dead'),
    deathDescription: t('healthInquiry.deathDescription'),
    attachment: t('healthInquiry.parts.attachment'),
  }
}

/** Who reports. */
export function InformerFields() {
  const t = useTranslate()
  return (
    <FormSection title={t('healthInquiry.parts.informer')}>
      <ChoiceInput
        name="informer"
        choices={INFORMERS.map((value) => ({ value, label: t(`healthInquiry.informers.${value}`) }))}
      />
      <TextInput name="informerName" optional autoComplete="name" maxLength={100} />
      <TextInput
        name="informerEmail"
        type="email"
        optional
        autoComplete="email"
        help={t('healthInquiry.informerEmailHelp')}
      />
    </FormSection>
  )
}

/** What is reported. */
export function HealthFields() {
  const t = useTranslate()
  const [condition, dead] = useWatch({ name: ['condition', 'dead'] })
  return (
    <>
      <FormSection title={t('healthInquiry.parts.health')}>
        <ChoiceInput
          name="condition"
          choices={INQUIRY_CONDITIONS.map((value) => ({
            value,
            label: t(`healthInquiry.conditions.${value}`),
          }))}
        />
        {condition === 'problem' && (
          <TextAreaInput
            name="sickness"
            optional
            maxLength={TEXT_MAX}
            help={t('healthInquiry.sicknessHelp')}
          />
        )}
        <TextAreaInput name="character" maxLength={TEXT_MAX} help={t('healthInquiry.characterHelp')} />
        <TextAreaInput name="genetics" optional maxLength={TEXT_MAX} help={t('healthInquiry.geneticsHelp')} />
        <CheckInput name="dead" help={t('healthInquiry.deathHelp')} />
        {dead === true && <TextAreaInput name="deathDescription" optional maxLength={TEXT_MAX} />}
      </FormSection>
      <FormSection title={t('healthInquiry.parts.attachment')}>
        <AttachmentInput />
      </FormSection>
    </>
  )
}
