import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { TOOLTIP_MAX_WIDTH } from '../theme/scales.ts'

/** Pixels between the bubble and what it explains, and between the bubble and the window's edge. */
const GAP = 6

const LOOK = {
  position: 'fixed',
  zIndex: 'tooltip',
  maxWidth: TOOLTIP_MAX_WIDTH,
  px: 1.5,
  py: 1,
  borderRadius: 1,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  backgroundColor: 'text.primary',
  color: 'background.default',
} as const

interface Props {
  id: string
  anchor: RefObject<HTMLElement | null>
  /** the pointer is on the bubble: it stays */
  onKeep: () => void
  onLeave: () => void
  sx?: SxProps<Theme>
  children: ReactNode
}

/** The explanation of something small, under it, or over it where there is no room. */
export function TipBubble({ id, anchor, onKeep, onLeave, sx, children }: Props) {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (anchor.current && bubble.current) place(bubble.current, anchor.current)
  }, [anchor])
  return createPortal(
    <Box
      ref={bubble}
      id={id}
      role="tooltip"
      onPointerEnter={onKeep}
      onPointerLeave={onLeave}
      sx={[LOOK, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {children}
    </Box>,
    document.body,
  )
}

function place(bubble: HTMLElement, anchor: HTMLElement) {
  const box = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = bubble
  const { clientWidth, clientHeight } = document.documentElement
  const below = box.bottom + GAP
  const top = below + height + GAP > clientHeight ? box.top - GAP - height : below
  const left = Math.max(GAP, Math.min(box.left + box.width / 2 - width / 2, clientWidth - width - GAP))
  bubble.style.top = `${top}px`
  bubble.style.left = `${left}px`
}
