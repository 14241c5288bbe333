import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTranslation } from 'react-i18next'
import type { OneResult } from '#contract/judging.ts'
import { KIND_RULES } from '#domain/trials/kinds.ts'
import { prizeLabel, TRIAL_CLASSES, type TrialClass } from '#domain/trials/results.ts'
import { BAR_HEIGHT } from '../shell/TopBar.tsx'
import { Block, Text } from '../ui/parts.ts'
import { fieldAnchor } from './FieldRow.tsx'
import { checksAt, writtenOutcome } from './judged.ts'
import { Totals, usePoints } from './Totals.tsx'
import type { useCorrection } from './useCorrection.ts'
import { ValueButtons } from './ValueButtons.tsx'
import { useWaterWords } from './WaterNote.tsx'

/** What the result was before, and what it gives now. */
export function Sums({
  result,
  open,
}: {
  result: OneResult
  open: ReturnType<typeof useCorrection>['open']
}) {
  const { t } = useTranslation()
  const pointsText = usePoints()
  const { points, prize } = result.line
  const outcome = writtenOutcome(result.line.values)
  const award = prizeLabel({ class: result.line.class, outcome, prize })
  if (!KIND_RULES[result.kind].scored) return null
  return (
    <Box sx={TOP}>
      {(points !== open.judged.points || award !== open.judged.award) &&
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
  top: { xs: 56, md: BAR_HEIGHT },
  zIndex: 2,
  py: 1,
  backgroundColor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const

interface ClassProps {
  given: { readonly class: TrialClass }
  open: ReturnType<typeof useCorrection>['open']
  onChange: (value: TrialClass) => void
}

/** The class, which may have been wrong as well. */
export function ClassRow({ given, open, onChange }: ClassProps) {
  const { t } = useTranslation()
  const anchor = fieldAnchor(open.line.entryId, 'class')
  const options = TRIAL_CLASSES.map((value) => ({ value, label: value, short: value }))
  return (
    <Block mt={2} id={anchor} tabIndex={-1}>
      <Text strong mb={0.5} id={`${anchor}-name`}>
        {t('results.correct.class')}
      </Text>
      <ValueButtons
        options={options}
        value={given.class}
        disabled={false}
        labelledBy={`${anchor}-name`}
        describedBy={undefined}
        onChange={(value) => value && onChange(value as TrialClass)}
      />
      {checksAt(open.judged.checks, 'class', true).map((code) => (
        <Text tone="error" strong mt={0.5} key={code}>
          {t(`errors.${code}`)}
        </Text>
      ))}
    </Block>
  )
}

interface OtherWaterProps {
  result: OneResult
  checked: boolean
  onChange: (anew: boolean) => void
}

/** The water and track work that counts, and where other work would count today: whether it shall. */
export function OtherWater({ result: { line, otherWater }, checked, onChange }: OtherWaterProps) {
  const { t } = useTranslation()
  const words = useWaterWords()
  const counted = checked ? otherWater : line.water
  if (!counted && !otherWater) return null
  return (
    <Block mt={2.5}>
      <Text strong>{t('results.water.title')}</Text>
      <Box data-part="water">{counted ? words(counted) : '–'}</Box>
      {otherWater && (
        <>
          {t('results.correct.otherWater', { water: words(otherWater) })}
          <FormControlLabel
            sx={{ display: 'flex', mt: 0.5 }}
            label={t('results.correct.waterAnew')}
            control={<Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)} />}
          />
        </>
      )}
    </Block>
  )
}
