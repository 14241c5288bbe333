import { useFormContext } from 'react-hook-form'
import type { DogSummary } from '#contract/dogs.ts'
import { NOTICE_TYPES, type NoticeType } from '#domain/breeding/noticeTypes.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { CheckInput } from '../../../ui/inputs/CheckInput.tsx'
import { ChoiceInput } from '../../../ui/inputs/ChoiceInput.tsx'
import { DayInput } from '../../../ui/inputs/DayInput.tsx'
import { TextAreaInput } from '../../../ui/inputs/TextAreaInput.tsx'
import { TextInput } from '../../../ui/inputs/TextInput.tsx'
import { Columns, Heading, Stack, Text } from '../../../ui/layout/parts.ts'
import { asksFor, type NoticeValues } from './noticeValues.ts'
import { ParentInput } from './ParentInput.tsx'

interface Props {
  /** own dogs, offered first */
  own?: readonly DogSummary[]
}

/** What a notice tells, for whoever keeps it and for the club. */
export function NoticeFields({ own = [] }: Props) {
  const t = useTranslate()
  const type = useFormContext<NoticeValues>().watch('type')
  const choices = NOTICE_TYPES.map((value) => ({ value, label: t(`litters.notice.types.${value}`) }))
  return (
    <Stack gap={2.5} measure="wide">
      <ChoiceInput name="type" choices={choices} />
      <Heading component="h2" mt={1}>
        {t('notices.form.pairTitle')}
      </Heading>
      <Columns from="md" gap={2.5}>
        <ParentInput parent="sire" own={own} />
        <ParentInput parent="dam" own={own} />
      </Columns>
      <Heading component="h2" mt={1}>
        {t('notices.form.litterTitle')}
      </Heading>
      <LitterFields type={type} />
      <Columns from="sm" gap={2.5}>
        <TextInput name="kennelName" optional maxLength={100} />
        <TextInput name="place" optional maxLength={60} />
      </Columns>
      <TextInput name="website" optional maxLength={200} help={t('notices.form.websiteHelp')} verbatim />
      <TextAreaInput name="furtherInformation" optional rows={4} maxLength={2000} />
      <Heading component="h2" mt={1}>
        {t('notices.form.contactTitle')}
      </Heading>
      <Text tone="muted">{t('notices.form.contactHelp')}</Text>
      <Columns from="sm" gap={2.5}>
        <TextInput name="contactName" optional autoComplete="name" maxLength={100} />
        <TextInput name="contactPhone" optional type="tel" autoComplete="tel" maxLength={30} />
        <TextInput name="contactEmail" optional type="email" autoComplete="email" maxLength={100} verbatim />
      </Columns>
    </Stack>
  )
}

/** The days and puppies that a type has. */
function LitterFields({ type }: { type: NoticeType }) {
  const { mating, litter } = asksFor(type)
  if (!mating) return null
  return (
    <>
      <Columns from="sm" gap={2.5}>
        <DayInput name="matingDate" optional={type !== 'mating'} lean={type === 'plan' ? 'coming' : 'past'} />
        {litter && <DayInput name="birthDate" lean="past" />}
      </Columns>
      {litter && (
        <>
          <Columns from="xs" gap={2.5}>
            <TextInput name="females" optional inputMode="numeric" maxLength={2} />
            <TextInput name="males" optional inputMode="numeric" maxLength={2} />
          </Columns>
          <CheckInput name="sold" />
        </>
      )}
    </>
  )
}
