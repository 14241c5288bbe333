import type { JudgeDetails, LinkedUser } from '#contract/officials.ts'
import { KENNEL_DISTRICTS } from '#domain/club/districts.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { kindsText } from '../../trials/kindsText.ts'
import { useTrialTypes } from '../../trials/useTrialTypes.ts'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { ChecksInput } from '../../ui/inputs/ChecksInput.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { useChoosable, userName } from '../staff/userChoices.ts'
import type { JudgeValues } from './judgeValues.ts'

/** The labels of a judge's fields. */
export function useJudgeLabels(): Record<keyof JudgeValues, string> {
  const t = useTranslate()
  return {
    name: t('officials.columns.name'),
    userId: t('officials.columns.user'),
    qualifications: t('officials.columns.qualifications'),
    district: t('officials.columns.district'),
    town: t('officials.columns.town'),
    email: t('officials.fields.email'),
    phone: t('officials.fields.phone'),
    contactConsent: t('officials.fields.contactConsent'),
    active: t('officials.fields.active'),
  }
}

/** Says a value of the form in words, where it does not say itself. */
export function useJudgeWords({ user }: JudgeDetails) {
  const t = useTranslate()
  const users = useChoosable('judges', user ? [user] : [])
  return (field: string, value: unknown): string | undefined => {
    if (field === 'qualifications') return kindsText(t, value as JudgeValues['qualifications'])
    const chosen = field === 'userId' && users.find(({ id }) => String(id) === value)
    return chosen ? userName(chosen) : undefined
  }
}

/** `linked`: the user who is linked now. */
export function JudgeFields({ linked }: { linked: LinkedUser | null }) {
  const t = useTranslate()
  const users = useChoosable('judges', linked ? [linked] : [])
  return (
    <>
      <TextInput name="name" autoComplete="off" />
      <ChecksInput name="qualifications" choices={useTrialTypes()} />
      <SelectInput
        name="userId"
        options={[
          { value: '', label: t('officials.judges.noUser') },
          ...users.map((user) => ({ value: String(user.id), label: userName(user) })),
        ]}
        help={t('officials.judges.userHelp')}
      />
      <TextInput name="district" optional autoComplete="off" suggestions={KENNEL_DISTRICTS} />
      <TextInput name="town" optional autoComplete="off" />
      <TextInput name="email" type="email" optional verbatim autoComplete="off" />
      <TextInput name="phone" type="tel" optional autoComplete="off" />
      <CheckInput name="contactConsent" help={t('officials.judges.consentHelp')} />
      <CheckInput name="active" help={t('officials.judges.activeHelp')} />
    </>
  )
}
