import Box from '@mui/material/Box'
import { useFormContext } from 'react-hook-form'
import type { OneResult } from '#contract/judging.ts'
import { KIND_RULES } from '#domain/trials/kinds.ts'
import { prizeLabel, TRIAL_CLASSES } from '#domain/trials/results.ts'
import type { SheetField } from '#domain/trials/sheet.ts'
import { codeText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ValueButtons } from '../../sheets/ValueButtons.tsx'
import { useField } from '../../ui/forms/formScope.ts'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { BELOW_BAR } from '../../ui/theme/scales.ts'
import { FieldRow } from '../field/FieldRow.tsx'
import { checksAt, storedOutcome } from '../judgement.ts'
import { Totals, usePoints } from '../sheet/Totals.tsx'
import { useWaterWords } from '../sheet/WaterNote.tsx'
import type { OpenLine } from '../useSheets.ts'
import { type CorrectionValues, correctedLine } from './correction.ts'

/** What the result was before, and what it gives now. */
export function Sums({ result, open }: { result: OneResult; open: OpenLine }) {
  const t = useTranslate()
  const pointsText = usePoints()
  const { points, prize } = result.line
  const outcome = storedOutcome(result.line.values)
  const award = prizeLabel({ class: result.line.class, outcome, prize })
  if (!KIND_RULES[result.kind].scored) return null
  return (
    <Box data-bar sx={TOP}>
      {(points !== open.judgement.points || award !== open.judgement.award) &&
        t('results.correct.before', { before: `${pointsText(points)}${award ? ` ${award}` : ''}` })}
      <Totals open={open} kind={result.kind} dense />
    </Box>
  )
}

/** Stays in view while the fields are gone through. */
const TOP = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 1.5,
  flexWrap: 'wrap',
  position: 'sticky',
  top: BELOW_BAR,
  zIndex: 2,
  py: 1,
  backgroundColor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const

/** The class, which may have been wrong as well. */
export function ClassRow({ open }: { open: OpenLine }) {
  const { id, label, setValue, formState } = useField('class')
  const t = useTranslate()
  const options = TRIAL_CLASSES.map((value) => ({ value, label: value, short: value }))
  return (
    <div id={id} tabIndex={-1}>
      <Text strong mb={0.5} id={`${id}-name`}>
        {label}
      </Text>
      <ValueButtons
        options={options}
        value={open.line.class}
        disabled={false}
        labelledBy={`${id}-name`}
        describedBy={undefined}
        onChange={(value) =>
          setValue('class', value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }
      />
      {checksAt(open.judgement.checks, 'class', true).map((code) => (
        <Text tone="error" strong mt={0.5} key={code}>
          {codeText(t, code)}
        </Text>
      ))}
    </div>
  )
}

interface FieldProps {
  result: OneResult
  open: OpenLine
  field: SheetField
}

/** A field of the sheet, where the summary of the form leads to it. */
export function CorrectedField({ result, open, field }: FieldProps) {
  const { id } = useField(field)
  return <FieldRow anchor={id} sheets={result} open={open} field={field} showMissing saver={null} />
}

/** The water and track work that counts, and where other work would count today: whether it shall. */
export function OtherWater({ result: { line, otherWater } }: { result: OneResult }) {
  const { id, label, watch } = useField('water')
  const words = useWaterWords()
  const t = useTranslate()
  const counted = watch('waterAnew') ? otherWater : line.water
  if (!counted && !otherWater) return null
  return (
    <div id={id} tabIndex={-1}>
      <Text strong>{label}</Text>
      <Box data-part="water">{counted ? words(counted) : '–'}</Box>
      {otherWater && (
        <>
          {t('results.correct.otherWater', { water: words(otherWater) })}
          <CheckInput name="waterAnew" />
        </>
      )}
    </div>
  )
}

/** Publishing although checks fail: offered where they do. */
export function OverrideInput({ result }: { result: OneResult }) {
  const { watch } = useFormContext<CorrectionValues>()
  const values = watch()
  const { judgement } = correctedLine(result, values, () => undefined)
  return judgement.checks.length > 0 ? <CheckInput name="override" /> : null
}
