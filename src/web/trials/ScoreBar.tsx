import Box from '@mui/material/Box'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { formatNumber } from '../ui/values/numbers.ts'

/** The mean that a score is read beside, and of how many dogs it is. */
export interface ReadBeside {
  readonly mean: number
  readonly dogs: number
}

interface Props {
  /** null is told by a dash */
  value: number | null
  /** null: not known, and there is no bar */
  max: number | null
  /** the breed's mean, a line on the bar */
  breed?: ReadBeside | undefined
}

/** A score over a small bar that shows it against the most that is possible, and beside the breed's mean where that is known. */
export function ScoreBar({ value, max, breed }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  if (value === null) return <span>–</span>
  return (
    <Box
      component="span"
      title={
        breed && t('trials.breedMean', { mean: formatNumber(language, breed.mean, 1), count: breed.dogs })
      }
      sx={{
        display: 'inline-block',
        minWidth: 44,
        textAlign: { xs: 'left', md: 'right' },
        '@media print': { textAlign: 'right' },
      }}
    >
      {formatNumber(language, value, Number.isInteger(value) ? 0 : 1)}
      {max !== null && <Bar share={value / max} mean={breed && breed.mean / max} />}
    </Box>
  )
}

function Bar({ share, mean }: { share: number; mean: number | undefined }) {
  return (
    <Box component="span" aria-hidden sx={barStyle}>
      <Box component="span" sx={fillStyle} style={{ width: `${share * 100}%` }} />
      {mean !== undefined && <MeanLine share={mean} />}
    </Box>
  )
}

/** The breed's mean on a bar, which it reaches over at both edges. */
export function MeanLine({ share }: { share: number }) {
  return <Box component="span" data-part="breed-mean" sx={meanStyle} style={{ left: `${share * 100}%` }} />
}

const barStyle = {
  display: 'block',
  position: 'relative',
  height: 4,
  borderRadius: 2,
  bgcolor: 'divider',
} as const
const fillStyle = { display: 'block', height: '100%', borderRadius: 2, bgcolor: 'secondary.main' } as const
const meanStyle = {
  position: 'absolute',
  top: -3,
  bottom: -3,
  width: 2,
  ml: '-1px',
  bgcolor: 'warning.main',
} as const
