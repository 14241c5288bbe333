import { useTranslation } from 'react-i18next'
import type { TrialDetails } from '#contract/organising.ts'
import { DateText } from '../ui/DateText.tsx'
import { FactList } from '../ui/FactList.tsx'
import { Block, Text } from '../ui/parts.ts'

/** The fields of a trial for those who do not change them, or not now. */
export function TrialFacts({ trial: { fields, judges } }: { trial: TrialDetails }) {
  const { t } = useTranslation()
  const day = (date: string | null) => date !== null && <DateText date={date} />
  const count = (number: number | null) => number !== null && String(number)
  const nameOf = (id: number | null) => judges.find((judge) => judge.id === id)?.name
  const facts = Object.entries({
    type: fields.type && t(`trials.types.${fields.type}`),
    classes: fields.classes.join(', '),
    date: day(fields.date),
    endDate: day(fields.endDate),
    startTime: fields.startTime,
    endTime: fields.endTime,
    place: fields.place,
    district: fields.district,
    headJudgeId: nameOf(fields.headJudgeId),
    judgeIds: fields.judgeIds.map(nameOf).join(', '),
    registrationStart: day(fields.registrationStart),
    registrationEnd: day(fields.registrationEnd),
    capacity: count(fields.capacity),
    organiserPhone: fields.organiserPhone,
    organiserEmail: fields.organiserEmail,
    birdSpecies: fields.birdSpecies,
    birdReleaseCount: count(fields.birdReleaseCount),
    birdReleaseTime: fields.birdReleaseTime,
    droppedBirdCount: count(fields.droppedBirdCount),
  }).map(([name, value]) => ({
    label: t(`trialAdmin.fields.${name}`),
    value,
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
