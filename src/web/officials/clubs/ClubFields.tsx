import type { LinkedUser } from '#contract/officials.ts'
import { KENNEL_DISTRICTS } from '#domain/club/districts.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { ManyInput } from '../../ui/inputs/ManyInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { useChoosable, userName } from '../staff/userChoices.ts'
import type { ClubValues } from './clubValues.ts'

/** The labels of a club's fields. */
export function useClubLabels(): Record<keyof ClubValues, string> {
  const t = useTranslate()
  return {
    name: t('officials.columns.name'),
    agentIds: t('officials.columns.agents'),
    district: t('officials.columns.district'),
    email: t('officials.fields.email'),
    phone: t('officials.fields.phone'),
    website: t('officials.fields.website'),
    iban: t('officials.fields.iban'),
    bic: t('officials.fields.bic'),
    accountHolder: t('officials.fields.accountHolder'),
    businessId: t('officials.fields.businessId'),
    vatPercent: t('officials.fields.vatPercent'),
    active: t('officials.fields.active'),
  }
}

/** Says a value of the form in words, where it does not say itself. */
export function useClubWords(linked: readonly LinkedUser[]) {
  const users = useChoosable('agents', linked)
  return (field: string, value: unknown): string | undefined =>
    field === 'agentIds'
      ? users
          .filter(({ id }) => (value as ClubValues['agentIds']).includes(id))
          .map(userName)
          .join(', ')
      : undefined
}

/** `linked`: the agents there are already. */
export function ClubFields({ linked }: { linked: readonly LinkedUser[] }) {
  const t = useTranslate()
  const users = useChoosable('agents', linked)
  return (
    <>
      <TextInput name="name" autoComplete="off" />
      <ManyInput
        name="agentIds"
        options={users.map((user) => ({ id: user.id, label: userName(user) }))}
        help={t('officials.clubs.agentsHelp')}
        none={t('officials.clubs.noAgents')}
      />
      <TextInput name="district" optional autoComplete="off" suggestions={KENNEL_DISTRICTS} />
      <TextInput name="email" type="email" optional verbatim autoComplete="off" />
      <TextInput name="phone" type="tel" optional autoComplete="off" />
      <TextInput
        name="website"
        optional
        verbatim
        autoComplete="off"
        help={t('officials.clubs.websiteHelp')}
      />
      <TextInput name="iban" optional verbatim autoComplete="off" help={t('officials.clubs.ibanHelp')} />
      <TextInput name="bic" optional verbatim autoComplete="off" />
      <TextInput
        name="accountHolder"
        optional
        autoComplete="off"
        help={t('officials.clubs.accountHolderHelp')}
      />
      <TextInput
        name="businessId"
        optional
        verbatim
        autoComplete="off"
        help={t('officials.clubs.businessIdHelp')}
      />
      <TextInput
        name="vatPercent"
        optional
        verbatim
        autoComplete="off"
        help={t('officials.clubs.vatPercentHelp')}
      />
      <CheckInput name="active" help={t('officials.clubs.activeHelp')} />
    </>
  )
}
