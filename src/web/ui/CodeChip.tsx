import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'

interface Props {
  /** the code as breeders write it: `C`, `AVO2`, `ERI` */
  label: ReactNode
  /** what it means; shown on hover, focus and tap */
  meaning?: string
  /** 0 (best) to 1 (worst); null or left out for a code without an order */
  severity?: number | null
}

/** A code as a chip with its meaning; on a scale from good to bad it stands on a step of a colour-blind-safe ramp. */
export function CodeChip({ label, meaning, severity = null }: Props) {
  const { vars } = useTheme()
  const ground = severity === null ? 'transparent' : vars?.palette.ramp[Math.round(severity * 4)]
  const look = {
    display: 'inline-block',
    px: 0.75,
    py: 0,
    border: 1,
    borderColor: severity === null ? 'divider' : 'transparent',
    borderRadius: 0.75,
    background: ground,
    color: 'text.primary',
    font: 'inherit',
    fontSize: '0.875em',
    fontWeight: 600,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
  } as const
  if (!meaning) {
    return (
      <Box component="span" sx={look}>
        {label}
      </Box>
    )
  }
  return (
    <Tooltip title={meaning} describeChild>
      <Box component="button" type="button" sx={{ ...look, cursor: 'help' }}>
        {label}
      </Box>
    </Tooltip>
  )
}
