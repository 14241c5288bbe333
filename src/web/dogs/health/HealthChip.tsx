import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import type { HealthChip as Chip } from '#contract/dogs.ts'
import { inHealthOrder } from '#domain/health/order.ts'
import { ChipRow } from '../../ui/focus/ChipRow.tsx'
import { CodeChip } from '../../ui/marks/CodeChip.tsx'
import { healthLabel, healthMeaning, healthSeverity, healthValue, useHealthWords } from './healthTexts.ts'

/** A health statement as a chip that explains itself on hover, focus and tap; `short` where the kind is said beside it. */
export function HealthChip({ chip, short = false }: { chip: Chip; short?: boolean }) {
  const words = useHealthWords()
  return (
    <CodeChip
      label={short ? healthValue(words, chip) : healthLabel(words, chip)}
      meaning={healthMeaning(words, chip)}
      severity={healthSeverity(words.codes, chip)}
    />
  )
}

/**
 * The same without being a stop of the keyboard: for pedigree boxes and cards, where the dog's own link is the stop.
 */
export function HealthMark({ chip }: { chip: Chip }) {
  const words = useHealthWords()
  const { palette } = useTheme()
  const place = healthSeverity(words.codes, chip)
  return (
    <Box
      component="span"
      title={healthMeaning(words, chip)}
      data-kind={chip.kind}
      sx={{
        px: 0.5,
        borderRadius: 0.5,
        border: 1,
        borderColor: place === null ? 'divider' : 'transparent',
        background: place === null ? 'transparent' : palette.ramp[Math.round(place * 4)],
        color: 'text.primary',
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.35,
        whiteSpace: 'nowrap',
      }}
    >
      {healthLabel(words, chip)}
    </Box>
  )
}

/** A dog's latest statements as a row of chips. */
export function HealthChips({ chips }: { chips: readonly Chip[] }) {
  if (chips.length === 0) return <span>–</span>
  return (
    <ChipRow inline gap={0.5}>
      {inHealthOrder(chips).map((chip) => (
        <HealthChip key={chip.kind} chip={chip} />
      ))}
    </ChipRow>
  )
}
