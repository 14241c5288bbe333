import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { useContext } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import type { TrialClass } from '#domain/trials/results.ts'
import { HIGHEST_GRADE, PARTS } from '#domain/trials/rulebook.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormScope, fieldId, useField } from '../../ui/forms/formScope.ts'
import { CellError, CellInput } from '../../ui/inputs/CellInput.tsx'
import { CellSelect } from '../../ui/inputs/CellSelect.tsx'
import { formatNumber } from '../../ui/values/numbers.ts'
import { ClassMatrix } from './ClassMatrix.tsx'
import { coefficientSum, nameOf, type RulebookValues } from './rulebookValues.ts'

/** What a grade of each part counts in each class, with their sums. */
export function CoefficientFields() {
  const t = useTranslate()
  const parts = PARTS.map((part) => ({
    id: part,
    label: t(`trials.parts.${part}`),
    cell: (trialClass: TrialClass) => (
      <CellInput name={nameOf('classes', trialClass, 'coefficients', part)} align="right" />
    ),
  }))
  const sum = {
    id: 'sum',
    label: t('rulebooks.fullPoints'),
    cell: (trialClass: TrialClass) => <FullPoints trialClass={trialClass} />,
  }
  return <ClassMatrix caption={t('rulebooks.coefficients')} rows={[...parts, sum]} />
}

/** The points that the highest grades would give; what is wrong with a class's coefficients together stands here. */
function FullPoints({ trialClass }: { trialClass: TrialClass }) {
  const language = useLanguage()
  const { watch } = useFormContext<RulebookValues>()
  const name = nameOf('classes', trialClass, 'coefficients')
  const { id, error } = useField(name)
  return (
    <Box
      id={fieldId(useContext(FormScope).id, name)}
      tabIndex={-1}
      sx={{ textAlign: 'right', pr: 1, pt: 0.75, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
    >
      {formatNumber(language, coefficientSum(watch(), trialClass) * HIGHEST_GRADE)}
      <CellError id={id} error={error} />
    </Box>
  )
}

/** Which dogs may start in each class. */
export function ClassRuleFields() {
  const t = useTranslate()
  const name = (trialClass: TrialClass, field: string) => nameOf('classes', trialClass, field)
  const firstPrizes = (['indifferent', 'needed', 'bars'] as const).map((value) => ({
    value,
    label: t(`rulebooks.firstPrizeInAvos.${value}`),
  }))
  return (
    <ClassMatrix
      caption={t('rulebooks.classes')}
      stacked
      rows={[
        {
          id: 'leastAge',
          label: t('rulebooks.leastAge'),
          cell: (trialClass) => (
            <CellInput name={name(trialClass, 'leastAgeMonths')} inputMode="numeric" align="right" />
          ),
        },
        {
          id: 'lastAge',
          label: t('rulebooks.lastAge'),
          cell: (trialClass) => (
            <CellInput name={name(trialClass, 'lastAgeMonths')} inputMode="numeric" align="right" />
          ),
        },
        {
          id: 'award',
          label: t('rulebooks.needsShowAward'),
          cell: (trialClass) => <CellCheck name={name(trialClass, 'needsShowAward')} />,
        },
        {
          id: 'avo1',
          label: t('rulebooks.firstPrizeInAvo'),
          cell: (trialClass) => (
            <CellSelect name={name(trialClass, 'firstPrizeInAvo')} options={firstPrizes} />
          ),
        },
      ]}
    />
  )
}

function CellCheck({ name }: { name: string }) {
  const { id, label, control } = useField(name)
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, ref, ...field } }) => (
        <Checkbox
          {...field}
          checked={value === true}
          slotProps={{ input: { id, ref, 'aria-label': label } }}
        />
      )}
    />
  )
}
