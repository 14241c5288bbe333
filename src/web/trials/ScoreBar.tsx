import Box from '@mui/material/Box'
import { useLanguage } from '../i18n/useLanguage.ts'
import { formatNumber } from '../ui/values/numbers.ts'

interface Props {
  /** null is told by a dash */
  value: number | null
  /** null: not known, and there is no bar */
  max: number | null
}

/** A score over a small bar that shows it against the most that is possible. */
export function ScoreBar({ value, max }: Props) {
  const language = useLanguage()
  if (value === null) return <span>–</span>
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        minWidth: 44,
        textAlign: { xs: 'left', md: 'right' },
        '@media print': { textAlign: 'right' },
      }}
    >
      {formatNumber(language, value, Number.isInteger(value) ? 0 : 1)}
      {max !== null && <Bar share={value / max} />}
    </Box>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ display: 'block', height: 4, borderRadius: 2, bgcolor: 'divider', overflow: 'hidden' }}
    >
      <Box
        component="span"
        sx={{ display: 'block', height: '100%', width: `${share * 100}%`, bgcolor: 'secondary.main' }}
      />
    </Box>
  )
}
