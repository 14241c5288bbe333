import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { type ReactNode, useId, useRef } from 'react'
import { TipBubble } from './TipBubble.tsx'
import { useTip } from './useTip.ts'

interface Props {
  /** the code as breeders write it: `C`, `AVO2`, `ERI` */
  label: ReactNode
  /** what it means; shown on hover, focus and tap */
  meaning?: string
  /** 0 (best) to 1 (worst); null or left out for a code without an order */
  severity?: number | null
  /** as a word of the text, with a dotted line under it, instead of a box */
  quiet?: boolean
}

/** How a code looks that stands in a row of names. */
const QUIET = {
  p: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
} as const
const EXPLAINED = {
  textDecoration: 'underline dotted',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
} as const

/** A code as a chip with its meaning; on a scale from good to bad it stands on a step of a colour-blind-safe ramp. */
export function CodeChip({ label, meaning, severity = null, quiet = false }: Props) {
  const { palette } = useTheme()
  const ground = severity === null ? 'transparent' : palette.ramp[Math.round(severity * 4)]
  const boxed = {
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
    // 24 px high with its border (WCAG 2.2, 2.5.8).
    lineHeight: 1.6,
    whiteSpace: 'nowrap',
  } as const
  const look = quiet ? { ...QUIET, ...(meaning && EXPLAINED) } : boxed
  if (meaning) {
    return (
      <ExplainedCode meaning={meaning} look={look}>
        {label}
      </ExplainedCode>
    )
  }
  return (
    <Box component="span" sx={look}>
      {label}
    </Box>
  )
}

interface ExplainedProps {
  meaning: string
  look: object
  children: ReactNode
}

/** A chip stays as small as its code, yet a thumb meets it: it can be pressed above and below itself too. */
const THUMB = {
  '@media (pointer: coarse)': {
    position: 'relative',
    '&::after': { content: '""', position: 'absolute', inset: '-10px -2px' },
  },
} as const

function ExplainedCode({ meaning, look, children }: ExplainedProps) {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const { open, handlers, keep, leave } = useTip({ touch: 'tap' })
  return (
    <>
      <Box
        component="button"
        type="button"
        ref={anchor}
        aria-describedby={open ? id : undefined}
        {...handlers}
        sx={{ ...look, cursor: 'help', ...THUMB }}
      >
        {children}
      </Box>
      {open && (
        <TipBubble id={id} anchor={anchor} onKeep={keep} onLeave={leave}>
          {meaning}
        </TipBubble>
      )}
    </>
  )
}
