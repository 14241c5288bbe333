import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { Controller, useWatch } from 'react-hook-form'
import type { ConditionField, ConditionKind } from '#domain/advancedSearch/conditions.ts'
import { localTextIn } from '#domain/localText.ts'
import { AVERAGED } from '#domain/trials/averages.ts'
import { useMeasureNames } from '../analyses/trials/words.ts'
import { useHealthCodes } from '../dogs/health/healthCodes.ts'
import { healthValue, scaleName } from '../dogs/health/healthTexts.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { useField } from '../ui/forms/formScope.ts'
import { ChecksInput } from '../ui/inputs/ChecksInput.tsx'
import { describedBy, FieldFrame } from '../ui/inputs/FieldFrame.tsx'
import { SelectInput } from '../ui/inputs/SelectInput.tsx'
import { TextInput } from '../ui/inputs/TextInput.tsx'
import { Columns } from '../ui/layout/parts.ts'
import { fieldsOf } from './conditionForm.ts'
import { choicesQuery } from './queries.ts'
import { useChoiceName } from './useChoiceName.ts'

/** The fields of a kind of condition; bounds stand beside each other. */
export function ConditionFields({ kind }: { kind: ConditionKind }) {
  const fields = fieldsOf(kind)
  const isBound = ([name]: (typeof fields)[number]) => name === 'from' || name === 'to'
  const place = fields.findIndex(isBound)
  const one = ([name, field]: (typeof fields)[number]) => (
    <Field key={name} kind={kind} name={name} field={field} />
  )
  if (place < 0) return fields.map(one)
  return (
    <>
      {fields.slice(0, place).map(one)}
      <Columns from="sm">{fields.filter(isBound).map(one)}</Columns>
      {fields.slice(place + 2).map(one)}
    </>
  )
}

interface FieldProps {
  kind: ConditionKind
  name: string
  field: ConditionField
}

function Field({ kind, name, field }: FieldProps) {
  const t = useTranslate()
  const choiceName = useChoiceName(kind)
  if (name === 'score') return <ScoreField />
  switch (field.type) {
    case 'number':
      if (kind === 'trial' && name === 'prize') return <PrizeField />
      return (
        <TextInput name={name} optional={!field.needed} inputMode={field.whole ? 'numeric' : 'decimal'} />
      )
    case 'choice':
      return (
        <SelectInput
          name={name}
          options={[
            ...(field.needed ? [] : [{ value: '', label: t('advancedSearch.whichever') }]),
            ...field.choices.map((value) => ({ value, label: choiceName(value) })),
          ]}
        />
      )
    case 'choices':
      return (
        <ChecksInput
          name={name}
          choices={field.choices.map((value) => ({ value, label: choiceName(value) }))}
        />
      )
    case 'codes':
      return <TitlesField name={name} />
    case 'code':
      return name === 'scale' ? <ScaleField /> : <GradeField />
  }
}

const PRIZES = ['1', '2', '3'] as const

function PrizeField() {
  const t = useTranslate()
  return (
    <SelectInput
      name="prize"
      options={[
        { value: '', label: t('advancedSearch.anyStart') },
        ...PRIZES.map((value) => ({ value, label: t(`advancedSearch.prizes.${value}`) })),
      ]}
    />
  )
}

function ScoreField() {
  const t = useTranslate()
  const measureName = useMeasureNames()
  const choices = (['hunt', 'water'] as const).flatMap((sheet) =>
    AVERAGED[sheet].map((score) => ({
      value: `${sheet}.${score}`,
      label:
        sheet === 'hunt' ? measureName(score) : t('advancedSearch.ofWater', { score: measureName(score) }),
    })),
  )
  return <SelectInput name="score" options={[{ value: '', label: t('advancedSearch.choose') }, ...choices]} />
}

/** Scales that have grades, under what is examined. */
function ScaleField() {
  const t = useTranslate()
  const codes = useHealthCodes()
  const language = useLanguage()
  const scales = codes.all.filter(({ grades }) => grades.length > 0)
  return (
    <SelectInput
      name="scale"
      options={[
        { value: '', label: t('advancedSearch.choose') },
        ...scales.map(({ code, kind }) => ({
          value: code,
          label: `${t(`health.kinds.${kind}`, { defaultValue: kind })}: ${scaleName({ language, codes }, code) ?? code}`,
        })),
      ]}
    />
  )
}

/** The grades of the scale that is chosen. */
function GradeField() {
  const t = useTranslate()
  const codes = useHealthCodes()
  const language = useLanguage()
  const scale = String(useWatch({ name: 'scale' }) ?? '')
  const grades = codes.get(scale)?.grades ?? []
  return (
    <SelectInput
      name="grade"
      options={[
        { value: '', label: t('advancedSearch.choose') },
        ...grades.map(({ value, meaning }) => ({
          value,
          label: [healthValue({ language, codes }, { scale, value }), localTextIn(meaning, language)]
            .filter(Boolean)
            .join(' – '),
        })),
      ]}
    />
  )
}

/** Titles that dogs have, found by typing. */
function TitlesField({ name }: { name: string }) {
  const t = useTranslate()
  const { id, label, error, control } = useField(name)
  const { data } = useQuery(choicesQuery)
  return (
    <FieldFrame id={id} label={label} help={t('advancedSearch.titlesHelp')} error={error}>
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, onBlur } }) => (
          <Autocomplete<string, true>
            id={id}
            multiple
            disableCloseOnSelect
            filterSelectedOptions
            options={(data?.titles ?? []).map(({ code }) => code)}
            value={value}
            noOptionsText={t('advancedSearch.noTitles')}
            onChange={(_event, chosen) => onChange(chosen)}
            onBlur={onBlur}
            renderInput={(params) => (
              <TextField
                {...params}
                size="small"
                error={error !== undefined}
                slotProps={{
                  ...params.slotProps,
                  htmlInput: {
                    ...params.slotProps?.htmlInput,
                    'aria-describedby': describedBy(id, true, error),
                  },
                }}
              />
            )}
          />
        )}
      />
    </FieldFrame>
  )
}
