import { useWatch } from 'react-hook-form'
import { LANGUAGES } from '#contract/languages.ts'
import { COMPETITION_PERIODS, TIE_BREAKERS } from '#domain/competitions/rule.ts'
import { SHOW_AWARDS } from '#domain/shows/grades.ts'
import { useBreedName, useBreedOptions } from '../../dogs/breeds.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { ManyInput } from '../../ui/inputs/ManyInput.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Columns, Heading, Stack } from '../../ui/layout/parts.ts'
import { PRIZE_LABELS } from './choices.ts'
import type { CompetitionValues } from './competitionValues.ts'
import { ShowLineFields, TrialLineFields, useLineLabels } from './LineFields.tsx'

/** The labels of a rule's fields. */
export function useCompetitionLabels(): Record<string, string> {
  const t = useTranslate()
  const fields = [
    'period',
    'breeds',
    'sex',
    'ageFrom',
    'ageTo',
    'showGrade',
    'trialPrize',
    'sumAwards',
    'homeOnly',
    'best',
    'least',
    'perJudge',
  ] as const
  return {
    ...Object.fromEntries(
      LANGUAGES.map((language) => [`name.${language}`, t(`competitionAdmin.names.${language}`)]),
    ),
    validFrom: t('competitionAdmin.fields.validFrom'),
    validTo: t('competitionAdmin.fields.validTo'),
    confirmed: t('competitionAdmin.fields.confirmed'),
    ...Object.fromEntries(fields.map((name) => [`rule.${name}`, t(`competitionAdmin.fields.${name}`)])),
    ...Object.fromEntries(
      TIE_BREAKERS.map((_none, index) => [
        `rule.tieBreakers.${index}`,
        t('competitionAdmin.fields.tieBreaker', { number: index + 1 }),
      ]),
    ),
    ...useLineLabels(),
  }
}

/** What changes of a rule that has held for a period that is over. */
export function HeldFields() {
  const t = useTranslate()
  return (
    <>
      <Names />
      <Columns from="sm">
        <YearInput name="validTo" optional help={t('competitionAdmin.validToHelp')} />
      </Columns>
      <CheckInput name="confirmed" help={t('competitionAdmin.confirmedHelp')} />
    </>
  )
}

/** `periodFixed`: the other rules of the competition say whether it goes by season or year. */
export function CompetitionFields({ periodFixed }: { periodFixed: boolean }) {
  const t = useTranslate()
  return (
    <>
      <Names />
      <Columns from="sm">
        {!periodFixed && (
          <SelectInput
            name="rule.period"
            options={COMPETITION_PERIODS.map((value) => ({
              value,
              label: t(`competitionAdmin.periods.${value}`),
            }))}
          />
        )}
        <YearInput name="validFrom" help={t('competitionAdmin.validFromHelp')} />
        <YearInput name="validTo" optional help={t('competitionAdmin.validToHelp')} />
      </Columns>
      <Heading ruled component="h3">
        {t('competitionAdmin.dogs')}
      </Heading>
      <Dogs />
      <Heading ruled component="h3">
        {t('competitionAdmin.pointTables')}
      </Heading>
      <TrialLineFields />
      <ShowLineFields />
      <ShowChecks />
      <Heading ruled component="h3">
        {t('competitionAdmin.counting')}
      </Heading>
      <Columns from="sm">
        {(['best', 'least', 'perJudge'] as const).map((name) => (
          <TextInput
            key={name}
            name={`rule.${name}`}
            optional={name !== 'least'}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            help={t(`competitionAdmin.help.${name}`)}
          />
        ))}
      </Columns>
      <TieBreakers />
      <CheckInput name="confirmed" help={t('competitionAdmin.confirmedHelp')} />
    </>
  )
}

const Names = () => (
  <Columns from="sm">
    {LANGUAGES.map((language) => (
      <TextInput
        key={language}
        name={`name.${language}`}
        optional={language !== 'fi'}
        autoComplete="off"
        maxLength={80}
      />
    ))}
  </Columns>
)

function YearInput({ name, optional, help }: { name: string; optional?: boolean; help: string }) {
  return (
    <TextInput
      name={name}
      optional={optional}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      help={help}
    />
  )
}

/** Which dogs compete, and what they must have. */
function Dogs() {
  const t = useTranslate()
  const none = { value: '', label: t('competitionAdmin.noCondition') }
  return (
    <Stack>
      <BreedsInput />
      <Columns from="sm">
        <SelectInput
          name="rule.sex"
          options={[
            { value: '', label: t('competitionAdmin.bothSexes') },
            ...(['male', 'female'] as const).map((value) => ({ value, label: t(`common.${value}`) })),
          ]}
        />
        <SelectInput
          name="rule.showGrade"
          options={[none, ...SHOW_AWARDS.map((value) => ({ value, label: value }))]}
        />
        <SelectInput
          name="rule.trialPrize"
          options={[none, ...PRIZE_LABELS.map((value) => ({ value, label: value }))]}
          help={t('competitionAdmin.help.trialPrize')}
        />
        {(['ageFrom', 'ageTo'] as const).map((name) => (
          <TextInput
            key={name}
            name={`rule.${name}`}
            optional
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            help={t('competitionAdmin.help.age')}
          />
        ))}
      </Columns>
    </Stack>
  )
}

/** Families of breeds: varieties compete together. */
function BreedsInput() {
  const t = useTranslate()
  const nameOf = useBreedName()
  const families = [...new Set(useBreedOptions().map(({ value }) => Number.parseInt(value, 10)))]
  return (
    <ManyInput
      name="rule.breeds"
      options={families.map((id) => ({ id, label: nameOf(String(id)) }))}
      help={t('competitionAdmin.help.breeds')}
      none={t('competitionAdmin.noBreeds')}
    />
  )
}

function ShowChecks() {
  const lines = useWatch<CompetitionValues, 'rule.showLines'>({ name: 'rule.showLines' })
  if (lines.length === 0) return null
  return (
    <>
      <CheckInput name="rule.sumAwards" />
      <CheckInput name="rule.homeOnly" />
    </>
  )
}

function TieBreakers() {
  const t = useTranslate()
  const options = [
    { value: '', label: t('competitionAdmin.noTieBreaker') },
    ...TIE_BREAKERS.map((value) => ({ value, label: t(`competitions.rule.ties.${value}`) })),
  ]
  return (
    <Columns from="sm">
      {TIE_BREAKERS.map((value, index) => (
        <SelectInput key={value} name={`rule.tieBreakers.${index}`} options={options} />
      ))}
    </Columns>
  )
}
