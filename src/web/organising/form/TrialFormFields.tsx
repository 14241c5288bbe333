import { useFormContext } from 'react-hook-form'
import type { ChosenJudge, TrialChoices } from '#contract/organising.ts'
import { KENNEL_DISTRICTS } from '#domain/club/districts.ts'
import { FILLINGS } from '#domain/entries/placeDraw.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { defaultCapacity } from '#domain/trials/states.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { usePapersToBring } from '../../trials/usePapersToBring.ts'
import { useTrialTypes } from '../../trials/useTrialTypes.ts'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { ChecksInput } from '../../ui/inputs/ChecksInput.tsx'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Block, Columns } from '../../ui/layout/parts.ts'
import { FieldGrid } from './FieldGrid.tsx'
import { JudgesInput } from './JudgesInput.tsx'
import { ProposalsInput } from './ProposalsInput.tsx'
import { TrialFieldset } from './TrialFieldset.tsx'
import type { TrialValues } from './trialValues.ts'
import { useDaysFollow } from './useDaysFollow.ts'
import { WrittenInputs } from './WrittenInputs.tsx'

interface FieldChoices {
  readonly clubs: readonly Pick<TrialChoices['clubs'][number], 'id' | 'name'>[]
  readonly judges: ReadonlyMap<number, ChosenJudge>
  readonly proposals: TrialChoices['proposals']
}

/** Every field of a trial, in one column. `published`: day and place change by a move alone. */
export function TrialFormFields({ offered, published }: { offered: FieldChoices; published: boolean }) {
  const t = useTranslate()
  useDaysFollow(!published)
  const clubs = offered.clubs.map(({ id, name }) => ({ value: String(id), label: name }))
  const types = useTrialTypes()
  const capacityHelp = useCapacityHelp()
  const bringHelp = useBringHelp()
  const fixed = published ? { readOnly: true, help: t('trialAdmin.help.moved') } : {}
  return (
    <>
      <TrialFieldset title={t('trialAdmin.groups.trial')}>
        <Columns from="sm" gap={2.5}>
          <SelectInput name="clubId" options={clubs} />
          <SelectInput name="type" options={[{ value: '', label: t('trialAdmin.choose') }, ...types]} />
        </Columns>
        <ChecksInput
          name="classes"
          columns
          choices={TRIAL_CLASSES.map((value) => ({
            value,
            label: `${value}, ${t(`trials.classes.${value}`)}`,
          }))}
        />
        <CheckInput name="divided" />
        <ProposalsInput offered={offered.proposals} />
      </TrialFieldset>
      <TrialFieldset title={t('trialAdmin.groups.time')}>
        <WrittenInputs
          part="time"
          own={{
            endDate: { help: t('trialAdmin.help.endDate') },
            place: fixed,
            district: { suggestions: KENNEL_DISTRICTS },
          }}
        >
          <DayInput name="date" {...fixed} />
        </WrittenInputs>
      </TrialFieldset>
      <TrialFieldset title={t('trialAdmin.groups.judges')}>
        <Block measure="text">
          <JudgesInput judges={offered.judges} />
        </Block>
      </TrialFieldset>
      <TrialFieldset title={t('trialAdmin.groups.registration')} help={t('trialAdmin.help.registration')}>
        <WrittenInputs
          part="registration"
          own={{
            registrationEnd: { help: t('trialAdmin.help.registrationEnd') },
            capacity: { help: capacityHelp },
          }}
        />
        <FieldGrid>
          <ClassCapacities />
        </FieldGrid>
        <FillingInput published={published} />
      </TrialFieldset>
      <TrialFieldset title={t('trialAdmin.groups.organiser')} help={t('trialAdmin.help.organiser')}>
        <WrittenInputs part="organiser" own={{ bring: { help: bringHelp } }} />
      </TrialFieldset>
      <TrialFieldset title={t('trialAdmin.groups.birds')}>
        <WrittenInputs part="birds" />
      </TrialFieldset>
    </>
  )
}

/** How many places there are where none are given. */
function useCapacityHelp(): string {
  const t = useTranslate()
  const [type, judgeIds] = useFormContext<TrialValues>().watch(['type', 'judgeIds'])
  const count = defaultCapacity(type || null, judgeIds.length)
  return count === null ? t('trialAdmin.help.capacityUnknown') : t('trialAdmin.help.capacity', { count })
}

/** What is told where nothing is written of what to bring; as long as there is no type nothing is known of it. */
function useBringHelp(): string | undefined {
  const t = useTranslate()
  const type = useFormContext<TrialValues>().watch('type')
  const papers = usePapersToBring(type || 'field')
  return type ? t('trialAdmin.help.bring', { papers }) : undefined
}

/** How places are filled; of a published trial as it was chosen. */
function FillingInput({ published }: { published: boolean }) {
  const t = useTranslate()
  const chosen = useFormContext<TrialValues>().watch('filling')
  return (
    <SelectInput
      name="filling"
      options={FILLINGS.filter((value) => !published || value === chosen).map((value) => ({
        value,
        label: t(`trials.fillings.${value}`),
      }))}
      help={t(published ? 'trialAdmin.help.fillingFixed' : 'trialAdmin.help.filling')}
    />
  )
}

/** Places of the single classes of the trial. */
function ClassCapacities() {
  const t = useTranslate()
  const classes = useFormContext<TrialValues>().watch('classes')
  return TRIAL_CLASSES.filter((name) => classes.includes(name)).map((name, index) => (
    <TextInput
      key={name}
      name={`capacity${name}`}
      inputMode="numeric"
      optional
      maxLength={3}
      help={index === 0 && t('trialAdmin.help.classCapacity')}
    />
  ))
}
