import Box from '@mui/material/Box'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ChosenJudge, TrialChoices } from '#contract/organising.ts'
import { KENNEL_DISTRICTS } from '#domain/club/districts.ts'
import { TRIAL_CLASSES, TRIAL_TYPES } from '#domain/trials/results.ts'
import { defaultCapacity } from '#domain/trials/states.ts'
import { CheckInput } from '../ui/forms/CheckInput.tsx'
import { ChecksInput } from '../ui/forms/ChecksInput.tsx'
import { SelectInput } from '../ui/forms/SelectInput.tsx'
import { TextAreaInput } from '../ui/forms/TextAreaInput.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { JudgesInput } from './JudgesInput.tsx'
import { TrialFieldset } from './TrialFieldset.tsx'
import type { TrialValues } from './trialValues.ts'

export interface Offered {
  readonly clubs: readonly Pick<TrialChoices['clubs'][number], 'id' | 'name'>[]
  readonly judges: ReadonlyMap<number, ChosenJudge>
}

/** Every field of a trial, in one column. `published`: day and place change by a move alone. */
export function TrialFormFields({ offered, published }: { offered: Offered; published: boolean }) {
  const { t } = useTranslation()
  const clubs = offered.clubs.map(({ id, name }) => ({ value: String(id), label: name }))
  const types = TRIAL_TYPES.map((value) => ({ value, label: t(`trials.types.${value}`) }))
  const dayHelp = t('common.dayPattern')
  const movedHelp = published ? t('trialAdmin.help.moved') : undefined
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
          <TextInput
            name="date"
            inputMode="decimal"
            help={movedHelp ?? dayHelp}
            readOnly={published}
            maxLength={10}
          />
          <TextInput name="startTime" inputMode="decimal" help={t('trialAdmin.help.time')} maxLength={5} />
        </Pair>
        <TextInput
          name="endDate"
          inputMode="decimal"
          optional
          help={t('trialAdmin.help.endDate')}
          maxLength={10}
        />
        <TextInput name="place" help={movedHelp} readOnly={published} maxLength={100} />
        <TextInput name="district" optional maxLength={100} suggestions={KENNEL_DISTRICTS} />
      </TrialFieldset>
      <TrialFieldset title={t('trialAdmin.groups.judges')}>
        <JudgesInput judges={offered.judges} />
      </TrialFieldset>
      <TrialFieldset title={t('trialAdmin.groups.registration')} help={t('trialAdmin.help.registration')}>
        <TextInput name="registrationStart" inputMode="decimal" help={dayHelp} maxLength={10} />
        <TextInput
          name="registrationEnd"
          inputMode="decimal"
          help={t('trialAdmin.help.registrationEnd')}
          maxLength={10}
        />
        <Places />
      </TrialFieldset>
      <TrialFieldset title={t('trialAdmin.groups.organiser')} help={t('trialAdmin.help.organiser')}>
        <TextInput name="organiserPhone" type="tel" optional maxLength={50} />
        <TextInput name="organiserEmail" type="email" optional verbatim />
        <TextAreaInput name="invitation" optional rows={5} maxLength={10_000} />
      </TrialFieldset>
      <TrialFieldset title={t('trialAdmin.groups.birds')}>
        <TextInput name="birdSpecies" optional maxLength={100} />
        <TextInput name="birdReleaseCount" inputMode="numeric" optional maxLength={4} />
        <TextInput
          name="birdReleaseTime"
          inputMode="decimal"
          optional
          help={t('trialAdmin.help.time')}
          maxLength={5}
        />
        <TextInput name="droppedBirdCount" inputMode="numeric" optional maxLength={4} />
        <TextInput
          name="endTime"
          inputMode="decimal"
          optional
          help={t('trialAdmin.help.time')}
          maxLength={5}
        />
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
  const { t } = useTranslation()
  const { watch } = useFormContext<TrialValues>()
  const [type, judgeIds, classes] = watch(['type', 'judgeIds', 'classes'])
  const count = defaultCapacity(type || null, judgeIds.length)
  return (
    <>
      <TextInput
        name="capacity"
        inputMode="numeric"
        optional
        maxLength={3}
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
