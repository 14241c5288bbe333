import Box from '@mui/material/Box'
import { useFormContext } from 'react-hook-form'
import type { ChosenJudge, TrialChoices } from '#contract/organising.ts'
import { KENNEL_DISTRICTS } from '#domain/club/districts.ts'
import { TRIAL_CLASSES, TRIAL_TYPES } from '#domain/trials/results.ts'
import { defaultCapacity } from '#domain/trials/states.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { ChecksInput } from '../../ui/inputs/ChecksInput.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { JudgesInput } from './JudgesInput.tsx'
import { TrialFieldset } from './TrialFieldset.tsx'
import type { TrialValues } from './trialValues.ts'
import { WrittenInput } from './WrittenInput.tsx'

interface FieldChoices {
  readonly clubs: readonly Pick<TrialChoices['clubs'][number], 'id' | 'name'>[]
  readonly judges: ReadonlyMap<number, ChosenJudge>
}

/** Every field of a trial, in one column. `published`: day and place change by a move alone. */
export function TrialFormFields({ offered, published }: { offered: FieldChoices; published: boolean }) {
  const t = useTranslate()
  const clubs = offered.clubs.map(({ id, name }) => ({ value: String(id), label: name }))
  const types = TRIAL_TYPES.map((value) => ({ value, label: t(`trials.types.${value}`) }))
  const fixed = published ? { readOnly: true, help: t('trialAdmin.help.moved') } : {}
  return (
    <>
      <TrialFieldset title={t('trialAdmin.groups.trial')}>
        <SelectInput name="clubId" options={clubs} />
        <SelectInput name="type" options={[{ value: '', label: t('trialAdmin.choose') }, ...types]} />
        <ChecksInput
          name="classes"
          choices={TRIAL_CLASSES.map((value) => ({
            value,
            label: `${value}, ${t(`trials.classes.${value}`)}`,
          }))}
        />
        <CheckInput name="divided" />
      </TrialFieldset>
      <TrialFieldset title={t('trialAdmin.groups.time')}>
        <Pair>
          <WrittenInput name="date" {...fixed} />
          <WrittenInput name="startTime" />
        </Pair>
        <WrittenInput name="endDate" optional help={t('trialAdmin.help.endDate')} />
        <WrittenInput name="place" {...fixed} />
        <WrittenInput name="district" optional suggestions={KENNEL_DISTRICTS} />
      </TrialFieldset>
      <TrialFieldset title={t('trialAdmin.groups.judges')}>
        <JudgesInput judges={offered.judges} />
      </TrialFieldset>
      <TrialFieldset title={t('trialAdmin.groups.registration')} help={t('trialAdmin.help.registration')}>
        <WrittenInput name="registrationStart" />
        <WrittenInput name="registrationEnd" help={t('trialAdmin.help.registrationEnd')} />
        <Places />
      </TrialFieldset>
      <TrialFieldset title={t('trialAdmin.groups.organiser')} help={t('trialAdmin.help.organiser')}>
        <WrittenInput name="organiserPhone" type="tel" optional />
        <WrittenInput name="organiserEmail" optional />
        <WrittenInput name="invitation" optional />
      </TrialFieldset>
      <TrialFieldset title={t('trialAdmin.groups.birds')}>
        <WrittenInput name="birdSpecies" optional />
        <WrittenInput name="birdReleaseCount" optional />
        <WrittenInput name="birdReleaseTime" optional />
        <WrittenInput name="droppedBirdCount" optional />
        <WrittenInput name="endTime" optional />
      </TrialFieldset>
    </>
  )
}

/** Two short fields that are read together. */
function Pair({ children }: { children: React.ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5, alignItems: 'start' }}>
      {children}
    </Box>
  )
}

function Places() {
  const t = useTranslate()
  const { watch } = useFormContext<TrialValues>()
  const [type, judgeIds, classes] = watch(['type', 'judgeIds', 'classes'])
  const count = defaultCapacity(type || null, judgeIds.length)
  return (
    <>
      <WrittenInput
        name="capacity"
        optional
        help={
          count === null ? t('trialAdmin.help.capacityUnknown') : t('trialAdmin.help.capacity', { count })
        }
      />
      {TRIAL_CLASSES.filter((name) => classes.includes(name)).map((name, index) => (
        <TextInput
          key={name}
          name={`capacity${name}`}
          inputMode="numeric"
          optional
          maxLength={3}
          help={index === 0 && t('trialAdmin.help.classCapacity')}
        />
      ))}
    </>
  )
}
