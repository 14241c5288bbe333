import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { TRIAL_CLASSES, type TrialClass } from '#domain/trials/results.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useChipRow } from '../../ui/focus/useChipRow.ts'
import { Block } from '../../ui/layout/parts.ts'
import { CodeChip } from '../../ui/marks/CodeChip.tsx'

interface Row {
  readonly id: string
  readonly label: string
  readonly cell: (trialClass: TrialClass) => ReactNode
}

interface Props {
  caption: string
  rows: readonly Row[]
  /** on a phone the row's name stands over its values, which need the width */
  stacked?: boolean
}

/** Rules side by side, with a column for each class, as they are printed. Each value says its row and class by itself. */
export function ClassMatrix({ caption, rows, stacked = false }: Props) {
  const t = useTranslate()
  const classes = (shown: (trialClass: TrialClass) => ReactNode) =>
    TRIAL_CLASSES.map((trialClass) => (
      <Block shrink key={trialClass}>
        {shown(trialClass)}
      </Block>
    ))
  const line = {
    display: 'grid',
    gridTemplateColumns: { xs: stacked ? '1fr 1fr 1fr' : '27% 1fr 1fr 1fr', sm: '34% 1fr 1fr 1fr' },
    gap: 1,
    py: 0.5,
  }
  const name = { gridColumn: { xs: stacked ? '1 / -1' : 'auto', sm: 'auto' }, pt: stacked ? { sm: 1 } : 1 }
  return (
    <Block measure="wide" role="group" aria-label={caption}>
      <Box sx={line} {...useChipRow<HTMLDivElement>()}>
        <Box sx={{ display: { xs: stacked ? 'none' : 'block', sm: 'block' } }} />
        {classes((trialClass) => (
          <CodeChip label={trialClass} meaning={t(`trials.classes.${trialClass}`)} />
        ))}
      </Box>
      {rows.map(({ id, label, cell }) => (
        <Box key={id} sx={line}>
          <Box sx={name}>{label}</Box>
          {classes(cell)}
        </Box>
      ))}
    </Block>
  )
}
