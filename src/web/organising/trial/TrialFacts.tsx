import type { ReactNode } from 'react'
import type { TrialDetails } from '#contract/organising.ts'
import { writtenNames } from '#domain/trials/trialFields.ts'
import type { Texts } from '../../i18n/textKeys.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Block, Text } from '../../ui/layout/parts.ts'
import { DateText } from '../../ui/values/DateText.tsx'

type FieldText = keyof Texts['trialAdmin']['fields']

/** The fields of a trial for those who do not change them, or not now. */
export function TrialFacts({ trial: { fields, judges } }: { trial: TrialDetails }) {
  const t = useTranslate()
  const day = (date: string | null) => date !== null && <DateText date={date} />
  const nameOf = (id: number | null) => judges.find((judge) => judge.id === id)?.name
  const written = writtenNames('time', 'count', 'line', 'email').map((name): [string, ReactNode] => [
    name,
    fields[name]?.toString(),
  ])
  const days = writtenNames('day').map((name): [string, ReactNode] => [name, day(fields[name])])
  const values: Partial<Record<FieldText, ReactNode>> = {
    type: fields.type && t(`trials.types.${fields.type}`),
    classes: fields.classes.join(', '),
    headJudgeId: nameOf(fields.headJudgeId),
    judgeIds: fields.judgeIds.map(nameOf).join(', '),
    date: day(fields.date),
    ...Object.fromEntries([...days, ...written]),
  }
  const facts = (Object.keys(values) as FieldText[]).map((name) => ({
    label: t(`trialAdmin.fields.${name}`),
    value: values[name],
    long: name === 'organiserEmail',
  }))
  return (
    <>
      <FactList facts={facts} />
      {fields.divided && <Block mt={1.5}>{t('trialAdmin.fields.divided')}</Block>}
      {fields.invitation && (
        <Text breaks lines mt={1.5} measure="text">
          {fields.invitation}
        </Text>
      )}
    </>
  )
}
