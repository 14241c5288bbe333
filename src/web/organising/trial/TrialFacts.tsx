import type { TrialDetails } from '#contract/organising.ts'
import { WRITTEN_NAMES, writtenField } from '#domain/trials/trialFields.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { writtenFact } from '../../trials/writtenFact.tsx'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Block, Text } from '../../ui/layout/parts.ts'
import { DateText } from '../../ui/values/DateText.tsx'

const isLong = (name: (typeof WRITTEN_NAMES)[number]) => writtenField(name).kind === 'text'
const FACTS = WRITTEN_NAMES.filter((name) => !isLong(name))
const TEXTS = WRITTEN_NAMES.filter(isLong)

/** The fields of a trial for those who do not change them, or not now. */
export function TrialFacts({ trial: { fields, judges } }: { trial: TrialDetails }) {
  const t = useTranslate()
  const nameOf = (id: number | null) => judges.find((judge) => judge.id === id)?.name
  return (
    <>
      <FactList
        facts={[
          { label: t('trialFields.type'), value: fields.type && t(`trials.types.${fields.type}`) },
          { label: t('trialFields.classes'), value: fields.classes.join(', ') },
          { label: t('trialFields.proposals'), value: fields.proposals.join(', ') },
          { label: t('trialFields.headJudgeId'), value: nameOf(fields.headJudgeId) },
          { label: t('trialFields.judgeIds'), value: fields.judgeIds.map(nameOf).join(', ') },
          { label: t('trialFields.date'), value: fields.date !== null && <DateText date={fields.date} /> },
          ...FACTS.map((name) => writtenFact(t, name, fields[name])),
        ]}
      />
      {fields.divided && <Block mt={1.5}>{t('trialFields.divided')}</Block>}
      {TEXTS.map((name) => (
        <Text key={name} breaks lines mt={1.5} measure="text">
          {fields[name]}
        </Text>
      ))}
    </>
  )
}
